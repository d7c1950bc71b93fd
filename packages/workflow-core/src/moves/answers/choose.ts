/** Gives a named answer; one person's decides. */
import { closeTask, setAssignment } from '../../progress'
import { refused } from '../../step-result'
import { namedAnswers } from '../../nodes/ways/answer-edges'
import { recordAct } from '../act-record'
import { follow, markPassed } from './answer'
import { choosesAt } from '../chooses'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { answerableTurns, begin, placeOf } from '../view'

export const choose: MoveRow<'choose'> = {
  lastAct: 'becomes',
  offers: (view) =>
    answerableTurns(view).flatMap(({ task }) =>
      namedAnswers(view.definition, task.nodeId).map(({ id, label, labelEn }) => ({
        type: 'choose' as const,
        taskId: task.id,
        edgeId: id,
        label,
        ...(labelEn === undefined ? {} : { labelEn }),
        ...choosesAt(view.definition, task.nodeId),
      })),
    ),
  whyNot: (_view, { edgeId }) => ({ code: 'edge.unknown', edgeId }),
  take: onTask((scene, command, task) => {
    const edge = namedAnswers(scene.definition, task.nodeId).find(({ id }) => id === command.edgeId)
    if (edge === undefined) return refused({ code: 'edge.unknown', edgeId: command.edgeId })
    const recorded = recordAct(begin(scene), command, { kind: 'chosen', ...placeOf(scene.definition, task), outcome: edge.label })
    const voted = setAssignment(recorded, task.id, command.by, 'agreed')
    const closed = markPassed(closeTask(voted, task.id, 'agreed', command.by), task)
    return follow(scene, closed, task, edge.target, 'agree')
  }),
}
