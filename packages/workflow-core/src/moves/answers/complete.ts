/** Completes the work of a step. */
import { agree } from './approve'
import { choosesAt } from '../chooses'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { answerableTurns } from '../view'

export const complete: MoveRow<'complete'> = {
  lastAct: 'becomes',
  offers: (view) =>
    answerableTurns(view)
      .filter(({ task }) => task.kind === 'handle')
      .map(({ task }) => ({ type: 'complete', taskId: task.id, ...choosesAt(view.definition, task.nodeId) })),
  take: onTask((scene, command, task) => agree(scene, command, task, 'completed')),
}
