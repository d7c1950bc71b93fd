/** Whether somebody may be added to an open task. */
import { isBarred, personNodeOf } from '../../assignment/barred'
import type { Refusal } from '../../refusal'
import type { TaskState } from '../../state'
import type { ActScene } from '../view'

/** @returns why not; null when they may */
export function whyNotOnTask(scene: ActScene, task: TaskState, to: string): Refusal | null {
  const { definition, state, context } = scene
  if (to === '' || (context.enabled !== undefined && !context.enabled.includes(to))) return { code: 'assignee.unavailable', userIds: [to] }
  if (task.assignments.some(({ userId, status }) => userId === to && status !== 'closed'))
    return { code: 'assignee.already-asked', taskId: task.id }
  const node = personNodeOf(definition, task.nodeId)
  return node !== undefined && isBarred(node, to, { definition, state, context }) ? { code: 'assignee.barred', taskId: task.id } : null
}
