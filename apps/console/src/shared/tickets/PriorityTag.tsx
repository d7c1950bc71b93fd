/** The priority of a ticket; a normal one needs no mark. */
import type { Priority } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { StatusTag } from '../ui/display/StatusTag'

export function PriorityTag({ priority }: { readonly priority: Priority }) {
  const { t } = useLingui()
  if (priority === 1) return null
  return (
    <StatusTag tone={priority === 3 ? 'error' : 'warning'} icon="flag">
      {priority === 3 ? t`Very urgent` : t`Urgent`}
    </StatusTag>
  )
}
