/** The bar over one thing that is looked at or edited: the way back, then what its page puts there. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { IconAction } from './IconAction'

export interface DetailBarProps {
  readonly backLabel: string
  readonly onBack: () => void
  readonly children: ReactNode
}

export function DetailBar({ backLabel, onBack, children }: DetailBarProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 2,
        px: { xs: 3, md: 4 },
        py: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ ml: -2 }}>
        <IconAction icon="arrowLeft" label={backLabel} onClick={onBack} />
      </Box>
      {children}
    </Box>
  )
}
