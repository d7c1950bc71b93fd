/** Something that needs somebody's attention, with what can be done about it at its end. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from './Icon'

export interface WarningLineProps {
  readonly children: ReactNode
  readonly actions?: ReactNode
}

export function WarningLine({ children, actions }: WarningLineProps) {
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 2,
        px: 3,
        py: 2,
        fontSize: 13,
        bgcolor: 'warning.tint',
        borderRadius: '6px',
      }}
    >
      <Box sx={{ display: 'flex', color: 'warning.main' }}>
        <Icon name="warning" size={16} />
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>{children}</Box>
      {actions !== undefined && <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>{actions}</Box>}
    </Box>
  )
}
