/** The one table of moves a person has on a process now. Buttons, API answers and the check before a step all read it. */
import type { ManagingRight } from '../commands'
import type { ProcessDefinition } from '../definition'
import type { ProcessState } from '../state'
import type { Move } from './move'

/** Who looks at the process. */
export interface Viewer {
  readonly userId: string
  readonly requester: string
  /** What this person may do as an administrator of this ticket. */
  readonly granted: readonly ManagingRight[]
  /** In milliseconds; without it a move that has to wait is offered at once. */
  readonly at?: number
}

export function movesFor(_definition: ProcessDefinition, state: ProcessState, { userId, requester, granted }: Viewer): Move[] {
  if (state.status !== 'running') return []
  const moves: Move[] = []
  const targets = { requester: false, previous: null, nodeIds: [] }
  for (const task of state.tasks) {
    if (task.status !== 'open') continue
    const asked = task.assignments.some((assignment) => assignment.userId === userId && assignment.status === 'open')
    if (asked) moves.push({ type: 'approve', taskId: task.id }, { type: 'refuse', taskId: task.id, targets })
    if (granted.includes('reassign')) moves.push({ type: 'reassign', taskId: task.id })
  }
  if (userId === requester) moves.push({ type: 'withdraw', taskId: null })
  if (granted.includes('terminate')) moves.push({ type: 'terminate', taskId: null })
  return moves
}
