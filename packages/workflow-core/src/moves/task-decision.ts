/** How a closed task was decided, for somebody who comes too late. */
import type { Refusal } from '../refusal'
import type { TaskState } from '../state'

export function decisionOf(task: TaskState): Refusal {
  const refused = task.assignments.some((assignment) => assignment.status === 'refused')
  const outcome = task.status === 'cancelled' ? 'cancelled' : refused ? 'refused' : 'agreed'
  return { code: 'task.already-decided', taskId: task.id, outcome, by: task.decidedBy }
}
