/** Says that unsaved work came back from this browser, and offers to drop it. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDateTime } from '../i18n/format'
import { useLocale } from '../i18n/use-locale'
import { Icon } from './Icon'

export interface RestoredNoticeProps {
  /** When it was kept, milliseconds since 1970. */
  readonly at: number
  readonly onDiscard: () => void
  readonly onKeep: () => void
}

export function RestoredNotice({ at, onDiscard, onKeep }: RestoredNoticeProps) {
  const { t } = useLingui()
  const when = formatDateTime(at, useLocale())
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 2,
        px: 3,
        py: 1,
        fontSize: 13,
        color: 'info.main',
        bgcolor: 'info.tint',
        borderRadius: '6px',
      }}
    >
      <Icon name="clock" size={16} />
      <Box sx={{ flex: 1, minWidth: 160 }}>{t`Unsaved changes from ${when} were restored.`}</Box>
      <Button size="small" color="inherit" onClick={onKeep}>
        {t`Keep`}
      </Button>
      <Button size="small" color="inherit" onClick={onDiscard}>
        {t`Discard`}
      </Button>
    </Box>
  )
}
