/** What the shell provides, because the core looks nothing up. */
import type { SeenValues } from '@formwork/form-schema/conditions'
import type { WorkingCalendar } from './calendar/working-time'
import type { ManagingRight } from './commands'
import type { AssigneeRule, PriorityLevel } from './definition'

export interface StepContext {
  /** The form's values as conditions see them (`seenValues` of form-schema): hidden fields are not there. */
  readonly seen: SeenValues
  /** By node of persons the people its rules find, reduced to those who may act (`resolveAssignees`). */
  readonly assignees: Readonly<Record<string, readonly string[]>>
  /** Who leads the requester's department, for a leader's own request the next one above, if they may act. */
  readonly requesterLeader: string | null
  /** Administrators, asked when the rules find nobody. */
  readonly fallbackAssignees: readonly string[]
  readonly requester: string
  /** The rights of the command's person as an administrator of this ticket; the shell has checked permissions and data scope. */
  readonly granted: readonly ManagingRight[]
  /** By somebody who is away, who stands in for them: may act, and may be away too. Absent: nobody is away. */
  readonly substitutes?: ReadonlyMap<string, string>
  /** Of `peopleNamedBy(state, command)` those who may act; absent: all of them. */
  readonly enabled?: readonly string[]
  /** False: requests that are sent back go to the requester's leader, else to the administrators; absent counts as true. */
  readonly requesterEnabled?: boolean
  /** When people work on this site, as it is now; absent: no limit in working time begins (`countsWorkingTime` says whether one may). */
  readonly calendar?: WorkingCalendar
  /** Of the ticket: how long it and its steps may take where that differs; absent counts as 1. */
  readonly priority?: PriorityLevel
  /** Whether to record why each edge and each person was chosen. */
  readonly traced?: boolean
  /** For the trace: which rules found whom (`explainAssignees`). */
  readonly because?: Readonly<Record<string, readonly { readonly userId: string; readonly rule: AssigneeRule['kind'] }[]>>
}
