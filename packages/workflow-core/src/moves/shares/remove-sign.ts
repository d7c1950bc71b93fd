/** Removes an additional signer who has not signed yet. */
import { personNodeOf } from '../../assignment/barred'
import { holdShare, setAssignment } from '../../progress'
import { refused } from '../../step-result'
import { isPending, signersAfter } from '../../tasks/next-shares'
import { verdictOf } from '../../tasks/verdict'
import { recordAct } from '../act-record'
import { openNextShares, decide, taskOf } from '../answers/answer'
import type { AssignmentState, TaskState } from '../../state'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { begin, placeOf } from '../view'

export const removeSign: MoveRow<'removeSign'> = {
  offers: ({ state, userId }) =>
    state.tasks
      .filter(({ status }) => status === 'open')
      .map((task) => ({ type: 'removeSign' as const, taskId: task.id, userIds: removable(task, userId).map((share) => share.userId) }))
      .filter(({ userIds }) => userIds.length > 0),
  whyNot: (_view, { taskId }) => ({ code: 'signer.unknown', taskId }),
  take: onTask((scene, command, task) => {
    const { taskId, userId, by } = command
    const share = removable(task, by).find((each) => each.userId === userId)
    if (share === undefined) return refused({ code: 'signer.unknown', taskId })
    const recorded = recordAct(begin(scene), command, { kind: 'signerRemoved', ...placeOf(scene.definition, task), replaced: [userId] })
    const removed =
      share.status === 'open' ? setAssignment(recorded, taskId, userId, 'closed') : holdShare(recorded, taskId, userId, 'closed')
    const left = taskOf(removed, taskId) ?? task
    const verdict = signersAfter(left).length > 0 ? null : verdictOf(left, personNodeOf(scene.definition, left.nodeId))
    return decide(scene, { progress: verdict === null ? openNextShares(scene, removed, taskId) : removed, verdict }, task, by)
  }),
}

/** Not people who have asked others themselves. */
function removable({ assignments }: TaskState, by: string): AssignmentState[] {
  const hasAsked = (person: string) =>
    assignments.some((share) => (share.addedBy === person || share.delegatedBy === person) && isPending(share))
  return assignments.filter((share) => share.addedBy === by && isPending(share) && !hasAsked(share.userId))
}
