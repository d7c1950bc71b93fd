/** The actions of a long form, always visible below it: the back link, then the main action. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { bottomBarRef } from '../feedback/bottom-inset'
import { BAR_LAYER, LOW_WINDOW } from '../theme/tokens'

export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      ref={bottomBarRef}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: BAR_LAYER,
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 2,
        py: 3,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        [LOW_WINDOW]: { position: 'static' },
      }}
    >
      {children}
    </Box>
  )
}
