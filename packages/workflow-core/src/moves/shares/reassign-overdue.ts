/** Passes overdue work from people who have not answered to others, who may answer it. */
import { isBarred, personNodeOf } from '../../assignment/barred'
import type { Progress } from '../../progress'
import type { TaskState } from '../../state'
import { taskOf } from '../answers/answer'
import type { ActScene, placeOf } from '../view'
import { passOn } from './replace-assignee'

export interface LateTask {
  readonly task: TaskState
  readonly place: ReturnType<typeof placeOf>
  /** Who has not answered. */
  readonly people: readonly string[]
}

/**
 * @param successorsOf - the people who may be asked in place of a late one
 * @returns with those who keep their share, because none of the others may judge here
 */
export function reassignOverdue(
  { definition, state, context }: ActScene,
  from: Progress,
  { task, place: { nodeName }, people }: LateTask,
  successorsOf: (userId: string) => readonly string[],
): { readonly progress: Progress; readonly kept: readonly string[] } {
  const node = personNodeOf(definition, task.nodeId)
  const isAnswered = (person: string) =>
    task.assignments.some(({ userId, status }) => userId === person && (status === 'agreed' || status === 'refused'))
  const isAble = (person: string) => !isAnswered(person) && (node === undefined || !isBarred(node, person, { definition, state, context }))
  const kept: string[] = []
  let progress = from
  for (const userId of people) {
    const able = successorsOf(userId).filter((person) => person !== userId && isAble(person))
    const now = taskOf(progress, task.id)
    // Where one answer is enough all of them are asked.
    const userIds = isOneEnough(task, userId) ? able : able.slice(0, 1)
    if (userIds.length === 0 || now === undefined) kept.push(userId)
    else progress = passOn(definition, progress, now, { from: userId, nodeName, userIds, fallback: false, reason: 'overdue' })
  }
  return { progress, kept }
}

function isOneEnough({ completion, assignments }: TaskState, userId: string): boolean {
  const share = assignments.find((each) => each.userId === userId)
  return completion === 'any' && share?.status === 'open' && share.addedBy === undefined && share.delegatedBy === undefined
}
