/** Has others sign as well: before oneself, who then waits for them, or after. */
import { emit, holdShare, openAssignment, type Progress, replaceTask, setAssignment } from '../../progress'
import type { AssignmentState } from '../../state'
import { refused, taken } from '../../step-result'
import { recordAct } from '../act-record'
import { whyNotOnTask } from './can-take-over'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { answerableTurns, begin, placeOf } from '../view'

const MAX_SIGNERS = 50

export const addSign: MoveRow<'addSign'> = {
  offers: (view) =>
    answerableTurns(view)
      .filter(({ task }) => task.kind !== 'resubmit')
      .map(({ task }) => ({ type: 'addSign', taskId: task.id, signs: ['before', 'after'] })),
  take: onTask((scene, command, task) => {
    const { taskId, by, sign } = command
    const to = [...new Set(command.to)]
    if (to.length === 0 || to.length > MAX_SIGNERS) return refused({ code: 'assignee.unavailable', userIds: to })
    for (const userId of to) {
      const reason = whyNotOnTask(scene, task, userId)
      if (reason !== null) return refused(reason)
    }
    const place = placeOf(scene.definition, task)
    const recorded = recordAct(begin(scene), command, { kind: 'signersAdded', ...place, assignees: to, sign })
    const added = to.reduce((sofar, userId) => addSigner(sofar, taskId, { userId, addedBy: by, sign }), recorded)
    if (sign === 'after') return taken(added)
    const waiting = holdShare(setAssignment(added, taskId, by, 'closed'), taskId, by, 'waiting')
    return taken(emit(waiting, { type: 'notify', kind: 'task-assigned', to, nodeName: place.nodeName, taskId }))
  }),
}

function addSigner(
  progress: Progress,
  taskId: string,
  signer: Omit<AssignmentState, 'status'> & { readonly sign: 'before' | 'after' },
): Progress {
  const opened = signer.sign === 'before' ? openAssignment(progress, taskId, signer.userId) : progress
  const status = signer.sign === 'before' ? 'open' : 'waiting'
  return replaceTask(opened, taskId, (task) => {
    const known = task.assignments.some(({ userId }) => userId === signer.userId)
    const set = { ...signer, status } as const
    const assignments = known ? task.assignments.map((share) => (share.userId === signer.userId ? set : share)) : [...task.assignments, set]
    return { ...task, assignments }
  })
}
