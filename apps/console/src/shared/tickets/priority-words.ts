/** How urgent a ticket is, in words. */
import type { Priority } from '@formwork/api-contract'
import { t } from '@lingui/core/macro'

export function priorityWords(priority: Priority): string {
  switch (priority) {
    case 1:
      return t`Normal`
    case 2:
      return t`Urgent`
    case 3:
      return t`Very urgent`
  }
}
