/** The bar over one thing that is viewed or edited: the back link, then the content of its page. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { PRINT, screenOnly } from '../theme/print-styles'
import { BAR_LAYER, LOW_WINDOW, SIZE } from '../theme/tokens'
import { BackAction } from './BackAction'

export interface DetailBarProps {
  readonly backLabel: string
  readonly onBack: () => void
  /** Stays in sight while its page is scrolled. Default false: an editor does not scroll as a whole. */
  readonly isSticky?: boolean
  readonly children: ReactNode
}

export function DetailBar({ backLabel, onBack, isSticky = false, children }: DetailBarProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        // On a phone the page itself keeps it to one row: it decides what may shrink.
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        gap: { xs: 1, md: 2 },
        px: { xs: 3, md: 4 },
        py: 1,
        minHeight: SIZE.navbar,
        ...(isSticky && {
          position: 'sticky',
          top: 0,
          zIndex: BAR_LAYER,
          [PRINT]: { position: 'static' },
          [LOW_WINDOW]: { position: 'static' },
        }),
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ ml: -2, ...screenOnly }}>
        <BackAction label={backLabel} onBack={onBack} />
      </Box>
      {children}
    </Box>
  )
}
