/** The one table of moves a person has on a process now. Buttons, API answers and the check before a step all read it. */
import type { ProcessState } from './state'

export type Move = { readonly type: 'approve' | 'refuse'; readonly taskId: string } | { readonly type: 'withdraw'; readonly taskId: null }

export function movesFor(state: ProcessState, userId: string, requester: string): Move[] {
  if (state.status !== 'running') return []
  const moves: Move[] = []
  for (const task of state.tasks) {
    if (task.status !== 'open') continue
    const asked = task.assignments.some((assignment) => assignment.userId === userId && assignment.status === 'open')
    if (asked) moves.push({ type: 'approve', taskId: task.id }, { type: 'refuse', taskId: task.id })
  }
  if (userId === requester) moves.push({ type: 'withdraw', taskId: null })
  return moves
}
