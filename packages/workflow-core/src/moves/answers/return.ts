/** Sends a step back without judging: to the requester, to the step before, to any that was passed. */
import { closeTask } from '../../progress'
import { refused } from '../../step-result'
import { recordAct } from '../act-record'
import { tokenOf } from './answer'
import { targetNamed } from './refuse'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { resolveBack, sendBack } from '../send-to'
import { targetsFrom } from '../targets'
import { answerableTurns, begin, placeOf } from '../view'

export const sendBackMove: MoveRow<'return'> = {
  lastAct: 'becomes',
  offers: (view) =>
    answerableTurns(view)
      .filter(({ task }) => task.kind !== 'resubmit')
      .map(({ task }) => ({ type: 'return', taskId: task.id, targets: targetsFrom(view, tokenOf(view, task)) })),
  take: onTask((scene, command, task) => {
    const resolved = resolveBack(scene, tokenOf(scene, task), command.back)
    if (!resolved.ok) return refused(resolved.reason)
    const place = placeOf(scene.definition, task)
    const recorded = recordAct(begin(scene), command, { kind: 'returned', ...place, ...targetNamed(scene, resolved) })
    const closed = closeTask(recorded, task.id, 'cancelled', command.by)
    return sendBack(scene, closed, task, resolved)
  }),
}
