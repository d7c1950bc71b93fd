/** Agrees. */
import type { CommandOf } from '../../commands'
import type { TaskState } from '../../state'
import type { Taken } from '../../step-result'
import { recordAct } from '../act-record'
import { countAnswer, decide } from './answer'
import { choosesAt } from '../chooses'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { type ActScene, answerableTurns, begin, placeOf } from '../view'

export const approve: MoveRow<'approve'> = {
  lastAct: 'becomes',
  offers: (view) =>
    answerableTurns(view)
      .filter(({ task }) => (task.kind ?? 'approve') === 'approve')
      .map(({ task }) => ({ type: 'approve', taskId: task.id, ...choosesAt(view.definition, task.nodeId) })),
  take: onTask((scene, command, task) => agree(scene, command, task, 'approved')),
}

/** The step of handling works the same way; only the history kind differs. */
export function agree(scene: ActScene, command: CommandOf<'approve' | 'complete'>, task: TaskState, kind: 'approved' | 'completed'): Taken {
  const recorded = recordAct(begin(scene), command, { kind, ...placeOf(scene.definition, task) })
  return decide(scene, countAnswer(scene, recorded, task.id, command.by, 'agreed'), task, command.by)
}
