/** One published version in a list: its number, whether it is in use, when and by whom it was published, and its actions. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { RelativeTime } from '../ui/display/RelativeTime'
import { StatusTag } from '../ui/display/StatusTag'

export interface VersionEntryProps {
  readonly version: number
  readonly publishedAt: string
  readonly publishedBy: string
  readonly isInUse: boolean
  /** Said after who published it. */
  readonly facts: ReactNode
  readonly children?: ReactNode
}

export function VersionEntry({ version, publishedAt, publishedBy, isInUse, facts, children }: VersionEntryProps) {
  const { t } = useLingui()
  return (
    <Box component="li" sx={{ px: 4, py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box component="span" className="fw-numeric" sx={{ fontWeight: 600 }}>{t`Version ${version}`}</Box>
        {isInUse && <StatusTag tone="success">{t`In use`}</StatusTag>}
        <Box sx={{ ml: 'auto', fontSize: 12, color: 'text.secondary' }}>
          <RelativeTime at={publishedAt} />
        </Box>
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', mt: 1 }}>
        {t`Published by ${publishedBy}`} · {facts}
      </Box>
      {children}
    </Box>
  )
}
