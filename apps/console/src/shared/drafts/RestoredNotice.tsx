/** Says that unsaved work was restored from this browser, and offers to discard it. */
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { formatDateTime } from '../i18n/format'
import { useLocale } from '../i18n/use-locale'
import { NoticeLine } from '../ui/feedback/NoticeLine'

export interface RestoredNoticeProps {
  /** When it was kept, milliseconds since 1970. */
  readonly at: number
  readonly onDiscard: () => void
  readonly onKeep: () => void
}

export function RestoredNotice({ at, onDiscard, onKeep }: RestoredNoticeProps) {
  const { t } = useLingui()
  const when = formatDateTime(at, useLocale())
  const actions = (
    <>
      <Button size="small" color="inherit" onClick={onKeep}>
        {t`Keep`}
      </Button>
      <Button size="small" color="inherit" onClick={onDiscard}>
        {t`Discard`}
      </Button>
    </>
  )
  return (
    <NoticeLine tone="news" actions={actions}>
      {t`Unsaved changes from ${when} were restored.`}
    </NoticeLine>
  )
}
