/** Takes a step that several could do for oneself alone, and gives it back. */
import { without } from '../../without'
import { emit, replaceTask } from '../../progress'
import { taken } from '../../step-result'
import { recordAct } from '../act-record'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { begin, isClaimable, isDelegate, ownTurns, placeOf } from '../view'

export const claim: MoveRow<'claim'> = {
  offers: (view) =>
    ownTurns(view)
      .filter(({ task, share }) => isClaimable(task) && !isDelegate(share) && share.addedBy === undefined)
      .map(({ task }) => ({ type: 'claim', taskId: task.id })),
  take: onTask((scene, command, task) => {
    const { taskId, by } = command
    const recorded = recordAct(begin(scene), command, { kind: 'claimed', ...placeOf(scene.definition, task) })
    const claimed = replaceTask(recorded, taskId, (each) => ({ ...each, claimedBy: by }))
    return taken(emit(claimed, { type: 'task.claim', taskId, by }))
  }),
}

export const release: MoveRow<'release'> = {
  offers: (view) =>
    ownTurns(view)
      .filter(({ task }) => task.claimedBy === view.userId)
      .map(({ task }) => ({ type: 'release', taskId: task.id })),
  take: onTask((scene, command, task) => {
    const { taskId } = command
    const recorded = recordAct(begin(scene), command, { kind: 'released', ...placeOf(scene.definition, task) })
    const free = replaceTask(recorded, taskId, (each) => without(each, 'claimedBy'))
    return taken(emit(free, { type: 'task.claim', taskId, by: null }))
  }),
}
