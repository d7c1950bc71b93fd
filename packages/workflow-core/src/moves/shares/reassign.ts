/** An administrator gives an open task, or one person's share in it, to somebody else. Answers already given stay. */
import { emit, holdShare, type Progress, setAssignment } from '../../progress'
import type { AssignmentState } from '../../state'
import { refused, taken } from '../../step-result'
import { isPending } from '../../tasks/next-shares'
import { recordAct } from '../act-record'
import { openNextShares } from '../answers/answer'
import { whyNotOnTask } from './can-take-over'
import { handOver } from './hand-over'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { begin, placeOf } from '../view'

export const reassign: MoveRow<'reassign'> = {
  right: 'reassign',
  offers: ({ state }) => state.tasks.filter(({ status }) => status === 'open').map(({ id }) => ({ type: 'reassign', taskId: id })),
  take: onTask((scene, command, task) => {
    const { taskId, from, to } = command
    const leaving = task.assignments.filter((share) => isPending(share) && (from === null || share.userId === from))
    const [successor, ...others] = inOrder(leaving, task.claimedBy)
    if (successor === undefined) return refused({ code: 'assignee.not-asked', taskId })
    const reason = whyNotOnTask(scene, task, to)
    if (reason !== null) return refused(reason)
    const place = placeOf(scene.definition, task)
    const replaced = leaving.map(({ userId }) => userId)
    const recorded = recordAct(begin(scene), command, { kind: 'reassigned', ...place, assignees: [to], replaced })
    const released = others.reduce((sofar, share) => release(sofar, taskId, share), recorded)
    const given = handOver(released, taskId, successor.userId, to)
    if (successor.status === 'waiting') return taken(openNextShares(scene, given, taskId))
    return taken(emit(given, { type: 'notify', kind: 'task-assigned', to: [to], nodeName: place.nodeName, taskId }))
  }),
}

/** The share to be given: the claimer's, else one of the step itself whose turn it is; never a delegate's, who has none. */
function inOrder(shares: readonly AssignmentState[], claimedBy: string | undefined): AssignmentState[] {
  const rank = ({ userId, addedBy, delegatedBy, status }: AssignmentState) =>
    (userId === claimedBy ? -4 : 0) + (addedBy === undefined ? 0 : 2) + (delegatedBy === undefined ? 0 : 4) + (status === 'open' ? 0 : 1)
  return shares.toSorted((a, b) => rank(a) - rank(b))
}

const release = (progress: Progress, taskId: string, { userId, status }: AssignmentState) =>
  status === 'open' ? setAssignment(progress, taskId, userId, 'closed') : holdShare(progress, taskId, userId, 'closed')
