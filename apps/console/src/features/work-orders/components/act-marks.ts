/** How each kind of act looks in the timeline. */
import type { HistoryEntry } from '@formwork/api-contract'
import type { IconName } from '../../../shared/ui/icons/icon-paths'

export interface ActMark {
  readonly icon: IconName
  readonly color: string
}

export const ACT_MARKS: Readonly<Record<HistoryEntry['kind'], ActMark>> = {
  started: { icon: 'send', color: 'primary.main' },
  approved: { icon: 'checkCircle', color: 'success.main' },
  refused: { icon: 'errorCircle', color: 'error.main' },
  withdrawn: { icon: 'reply', color: 'text.secondary' },
  finished: { icon: 'flag', color: 'text.secondary' },
  assigned: { icon: 'user', color: 'text.secondary' },
  reassigned: { icon: 'users', color: 'warning.main' },
  terminated: { icon: 'ban', color: 'error.main' },
}
