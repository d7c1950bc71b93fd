/** Takes back that somebody signs as well, as long as they have not. */
import { personNodeOf } from '../../assignment/barred'
import { holdShare, setAssignment } from '../../progress'
import { refused } from '../../step-result'
import { signersAfter } from '../../tasks/next-shares'
import { verdictOf } from '../../tasks/verdict'
import { recordAct } from '../act-record'
import { callWaiting, decide, taskOf } from '../answers/answer'
import type { TaskState } from '../../state'
import type { MoveRow } from '../row'
import { begin, placeOf } from '../view'

export const removeSign: MoveRow<'removeSign'> = {
  offers: ({ state, userId }) =>
    state.tasks
      .filter(({ status }) => status === 'open')
      .map((task) => ({ type: 'removeSign' as const, taskId: task.id, userIds: removable(task, userId) }))
      .filter(({ userIds }) => userIds.length > 0),
  whyNot: (_view, { taskId }) => ({ code: 'signer.unknown', taskId }),
  take(scene, command) {
    const { taskId, userId, by } = command
    const task = taskOf(scene, taskId)
    const share = task?.assignments.find((each) => each.userId === userId)
    if (task === undefined || share === undefined || !removable(task, by).includes(userId))
      return refused({ code: 'signer.unknown', taskId })
    const recorded = recordAct(begin(scene), command, { kind: 'signerRemoved', ...placeOf(scene.definition, task), replaced: [userId] })
    const removed =
      share.status === 'open' ? setAssignment(recorded, taskId, userId, 'closed') : holdShare(recorded, taskId, userId, 'closed')
    const left = taskOf(removed, taskId) ?? task
    const verdict = signersAfter(left).length > 0 ? null : verdictOf(left, personNodeOf(scene.definition, left.nodeId))
    if (verdict === null) return decide(scene, { progress: callWaiting(scene, removed, taskId), verdict }, task, by)
    return decide(scene, { progress: removed, verdict }, task, by)
  },
}

/** Not those who have asked somebody themselves. */
function removable({ assignments }: TaskState, by: string): string[] {
  const hasAsked = (person: string) =>
    assignments.some(
      ({ addedBy, delegatedBy, status }) => (addedBy === person || delegatedBy === person) && (status === 'open' || status === 'waiting'),
    )
  return assignments
    .filter(({ userId, addedBy, status }) => addedBy === by && (status === 'open' || status === 'waiting') && !hasAsked(userId))
    .map(({ userId }) => userId)
}
