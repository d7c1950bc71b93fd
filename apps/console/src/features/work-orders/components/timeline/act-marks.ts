/** How each kind of act looks in the timeline. */
import type { HistoryEntry } from '@formwork/api-contract'
import type { IconName } from '../../../../shared/ui/icons/icon-paths'

export interface ActMark {
  readonly icon: IconName
  readonly color: string
}

const quiet = (icon: IconName): ActMark => ({ icon, color: 'text.secondary' })
const good = (icon: IconName): ActMark => ({ icon, color: 'success.main' })
const bad = (icon: IconName): ActMark => ({ icon, color: 'error.main' })
const notable = (icon: IconName): ActMark => ({ icon, color: 'warning.main' })
const own = (icon: IconName): ActMark => ({ icon, color: 'primary.main' })

export const ACT_MARKS: Readonly<Record<HistoryEntry['kind'], ActMark>> = {
  started: own('send'),
  resubmitted: own('send'),
  approved: good('checkCircle'),
  completed: good('checkCircle'),
  chosen: good('branch'),
  refused: bad('errorCircle'),
  returned: notable('reply'),
  withdrawn: quiet('reply'),
  takenBack: quiet('undo'),
  claimed: quiet('pin'),
  released: quiet('refresh'),
  assigned: quiet('user'),
  reassigned: notable('users'),
  transferred: notable('external'),
  delegated: notable('user'),
  handedBack: quiet('reply'),
  signersAdded: quiet('plus'),
  signerRemoved: quiet('minus'),
  copied: quiet('copy'),
  urged: notable('bell'),
  overdue: bad('clock'),
  ticketOverdue: bad('clock'),
  priorityRaised: notable('flag'),
  skipped: quiet('arrowDown'),
  jumped: notable('branch'),
  suspended: notable('clock'),
  resumed: own('refresh'),
  reopened: own('refresh'),
  terminated: bad('ban'),
  finished: quiet('flag'),
  versionChanged: quiet('process'),
  jobScheduled: quiet('clock'),
  jobDone: quiet('check'),
  jobFailed: bad('warning'),
  jobRetried: quiet('refresh'),
  jobSkipped: notable('arrowDown'),
}
