/** Gives one's own share to somebody else, for good. */
import { emit } from '../../progress'
import { refused, taken } from '../../step-result'
import { recordAct } from '../act-record'
import { whyNotOnTask } from './can-take-over'
import { handOver } from './hand-over'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { begin, isDelegate, ownTurns, placeOf } from '../view'

export const transfer: MoveRow<'transfer'> = {
  offers: (view) =>
    ownTurns(view)
      .filter(({ task, share }) => !isDelegate(share) && task.kind !== 'resubmit')
      .map(({ task }) => ({ type: 'transfer', taskId: task.id })),
  take: onTask((scene, command, task) => {
    const { taskId, to, by } = command
    const reason = whyNotOnTask(scene, task, to)
    if (reason !== null) return refused(reason)
    const place = placeOf(scene.definition, task)
    const recorded = recordAct(begin(scene), command, { kind: 'transferred', ...place, assignees: [to], replaced: [by] })
    const given = handOver(recorded, taskId, by, to)
    return taken(emit(given, { type: 'notify', kind: 'task-assigned', to: [to], nodeName: place.nodeName, taskId }))
  }),
}
