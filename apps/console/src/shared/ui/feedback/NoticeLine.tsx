/** One line about the content around it, with an action at its end. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'

/** `warning` needs attention, `info` is good to know; `news` is announced when it appears. */
const TONES = {
  warning: { role: 'note', icon: 'warning', colour: 'warning.main', tint: 'warning.tint' },
  info: { role: 'note', icon: 'users', colour: 'info.main', tint: 'info.tint' },
  news: { role: 'status', icon: 'clock', colour: 'info.main', tint: 'info.tint' },
} as const

export interface NoticeLineProps {
  readonly tone: keyof typeof TONES
  readonly children: ReactNode
  readonly actions?: ReactNode
}

export function NoticeLine({ tone, children, actions }: NoticeLineProps) {
  const { role, icon, colour, tint } = TONES[tone]
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 2,
        px: 3,
        py: tone === 'news' ? 1 : 2,
        fontSize: 13,
        bgcolor: tint,
        borderRadius: '6px',
      }}
    >
      <Box sx={{ display: 'flex', color: colour }}>
        <Icon name={icon} size={16} />
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>{children}</Box>
      {actions !== undefined && <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>{actions}</Box>}
    </Box>
  )
}
