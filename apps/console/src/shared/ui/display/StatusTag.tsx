/** A state in words on its tint, with a mark so that colour is never alone. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-paths'

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

const marks: Readonly<Record<StatusTone, IconName>> = {
  success: 'checkCircle',
  warning: 'clock',
  error: 'errorCircle',
  info: 'info',
  neutral: 'ban',
}

export interface StatusTagProps {
  readonly tone: StatusTone
  readonly children: ReactNode
  /** Another mark than the tone's own. */
  readonly icon?: IconName
}

export function StatusTag({ tone, children, icon = marks[tone] }: StatusTagProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        height: 22,
        px: 1.5,
        borderRadius: '4px',
        fontSize: 12,
        whiteSpace: 'nowrap',
        color: tone === 'neutral' ? 'text.secondary' : `${tone}.main`,
        bgcolor: tone === 'neutral' ? 'background.sunken' : `${tone}.tint`,
      }}
    >
      <Icon name={icon} size={14} />
      {children}
    </Box>
  )
}
