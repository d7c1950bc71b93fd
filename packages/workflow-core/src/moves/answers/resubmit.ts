/** The requester has corrected what was sent back: it passes the steps again, or returns directly to the one that sent it. */
import { advance } from '../../flow/advance'
import { closeTask, setAssignment } from '../../progress'
import { recordAct } from '../act-record'
import { follow, consumeDirectReturn } from './answer'
import { choosesAt } from '../chooses'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { answerableTurns, begin, placeOf } from '../view'

export const resubmit: MoveRow<'resubmit'> = {
  lastAct: 'becomes',
  offers: (view) =>
    answerableTurns(view)
      .filter(({ task }) => task.kind === 'resubmit')
      .map(({ task }) => ({ type: 'resubmit', taskId: task.id, ...choosesAt(view.definition, task.nodeId) })),
  take: onTask((scene, command, task) => {
    const { definition, context } = scene
    const { tokenId } = task
    const recorded = recordAct(begin(scene), command, { kind: 'resubmitted', ...placeOf(definition, task) })
    const closed = closeTask(setAssignment(recorded, task.id, command.by, 'agreed'), task.id, 'agreed', command.by)
    const { progress, target } = consumeDirectReturn(definition, closed, task)
    if (target !== null) return follow(scene, progress, task, target, 'agree')
    return advance(definition, progress, { tokenId, lastOutcome: 'agree' }, context)
  }),
}
