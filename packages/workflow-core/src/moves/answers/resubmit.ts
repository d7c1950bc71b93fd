/** The requester has corrected what was sent back: it goes through again, or straight to who sent it back. */
import { without } from '../../without'
import { advance } from '../../flow/advance'
import { changeToken, closeTask, setAssignment } from '../../progress'
import { refused } from '../../step-result'
import { enter } from '../../flow/enter'
import { recordAct } from '../act-record'
import { taskOf, tokenOf } from './answer'
import { choosesAt } from '../chooses'
import type { MoveRow } from '../row'
import { answerableTurns, begin, placeOf } from '../view'

export const resubmit: MoveRow<'resubmit'> = {
  lastAct: 'becomes',
  offers: (view) =>
    answerableTurns(view)
      .filter(({ task }) => task.kind === 'resubmit')
      .map(({ task }) => ({ type: 'resubmit', taskId: task.id, ...choosesAt(view.definition, task.nodeId) })),
  take(scene, command) {
    const { definition, context } = scene
    const task = taskOf(scene, command.taskId)
    if (task === undefined) return refused({ code: 'task.unknown', taskId: command.taskId })
    const { tokenId } = task
    const recorded = recordAct(begin(scene), command, { kind: 'resubmitted', ...placeOf(definition, task) })
    const closed = closeTask(setAssignment(recorded, task.id, command.by, 'agreed'), task.id, 'agreed', command.by)
    const target = tokenOf(closed, task)?.jumpBackTo
    const cleared = changeToken(closed, tokenId, (token) => without(token, 'jumpBackTo'))
    const isThere = definition.nodes.some(({ id }) => id === target)
    const moved = target === undefined || !isThere ? cleared : enter(definition, cleared, tokenId, target)
    return advance(definition, moved, { tokenId, lastOutcome: 'agree' }, context)
  },
}
