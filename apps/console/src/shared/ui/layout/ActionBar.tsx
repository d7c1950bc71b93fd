/** What one does with a long form, always in reach below it: the way back, then the act it is filled in for. */
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
