/** Says which filters of a list refer to something that does not exist any more. */
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { NoticeLine } from '../../ui/feedback/NoticeLine'

export interface ViewNoticeProps {
  /** What is gone. */
  readonly gone: 'status' | 'assignee'
  readonly onRemove: () => void
}

export function ViewNotice({ gone, onRemove }: ViewNoticeProps) {
  const { t } = useLingui()
  return (
    <NoticeLine
      tone="warning"
      actions={
        <Button size="small" variant="outlined" color="inherit" onClick={onRemove}>
          {t`Remove this filter`}
        </Button>
      }
    >
      {gone === 'status'
        ? t`Filtered by a status that does not exist any more. Tickets of every status are shown.`
        : t`Filtered by a person whose account was removed. What still waits for them is shown.`}
    </NoticeLine>
  )
}
