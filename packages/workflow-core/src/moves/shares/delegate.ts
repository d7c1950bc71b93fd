/** Lets somebody else do the work of a share, who hands it back; the answer stays with its owner. */
import { emit, holdShare, openAssignment, replaceTask, setAssignment } from '../../progress'
import { refused, taken } from '../../step-result'
import { recordAct } from '../act-record'
import { openNextShares } from '../answers/answer'
import { whyNotOnTask } from './can-take-over'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { begin, isDelegate, ownTurns, placeOf } from '../view'

export const delegate: MoveRow<'delegate'> = {
  offers: (view) =>
    ownTurns(view)
      .filter(({ task, share }) => !isDelegate(share) && task.kind !== 'resubmit')
      .map(({ task }) => ({ type: 'delegate', taskId: task.id })),
  take: onTask((scene, command, task) => {
    const { taskId, to, by } = command
    const reason = whyNotOnTask(scene, task, to)
    if (reason !== null) return refused(reason)
    const place = placeOf(scene.definition, task)
    const recorded = recordAct(begin(scene), command, { kind: 'delegated', ...place, assignees: [to], replaced: [by] })
    const waiting = holdShare(setAssignment(recorded, taskId, by, 'closed'), taskId, by, 'waiting')
    const opened = replaceTask(openAssignment(waiting, taskId, to), taskId, (each) => ({
      ...each,
      assignments: each.assignments.map((share) => (share.userId === to ? { ...share, delegatedBy: by } : share)),
    }))
    return taken(emit(opened, { type: 'notify', kind: 'task-assigned', to: [to], nodeName: place.nodeName, taskId }))
  }),
}

/** The work is done: the owner of the share decides. */
export const handBack: MoveRow<'handBack'> = {
  offers: (view) =>
    ownTurns(view)
      .filter(({ share }) => isDelegate(share))
      .map(({ task }) => ({ type: 'handBack', taskId: task.id })),
  take: onTask((scene, command, task) => {
    const { taskId, by } = command
    const owner = task.assignments.find(({ userId }) => userId === by)?.delegatedBy
    if (owner === undefined) return refused({ code: 'task.not-assigned', taskId })
    const recorded = recordAct(begin(scene), command, { kind: 'handedBack', ...placeOf(scene.definition, task), assignees: [owner] })
    // Their remark is in the history; it is no vote.
    return taken(openNextShares(scene, setAssignment(recorded, taskId, by, 'agreed'), taskId))
  }),
}
