/** The priority of a ticket; a normal one needs no mark. */
import type { Priority } from '@formwork/api-contract'
import { StatusTag } from '../ui/display/StatusTag'
import { priorityWords } from './priority-words'

export function PriorityTag({ priority }: { readonly priority: Priority }) {
  if (priority === 1) return null
  return (
    <StatusTag tone={priority === 3 ? 'error' : 'warning'} icon="flag">
      {priorityWords(priority)}
    </StatusTag>
  )
}
