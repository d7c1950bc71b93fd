/** Refuses: over the refusal's edge, back to a step or to the requester, or the process ends as refused. */
import { refused } from '../../step-result'
import { recordAct } from '../act-record'
import { countAnswer, decide, tokenOf } from './answer'
import { onTask } from '../on-task'
import type { MoveRow } from '../row'
import { resolveBack } from '../send-to'
import { targetsFrom } from '../targets'
import { answerableTurns, begin, placeOf } from '../view'

export const refuse: MoveRow<'refuse'> = {
  lastAct: 'becomes',
  offers: (view) =>
    answerableTurns(view)
      .filter(({ task }) => (task.kind ?? 'approve') === 'approve')
      .map(({ task }) => ({ type: 'refuse', taskId: task.id, targets: targetsFrom(view, tokenOf(view, task)) })),
  take: onTask((scene, command, task) => {
    const { back = null } = command
    const resolved = back === null ? null : resolveBack(scene, tokenOf(scene, task), back)
    if (resolved?.ok === false) return refused(resolved.reason)
    const recorded = recordAct(begin(scene), command, {
      kind: 'refused',
      ...placeOf(scene.definition, task),
      ...targetNamed(scene, resolved),
    })
    return decide(scene, countAnswer(scene, recorded, task.id, command.by, 'refused'), task, command.by, resolved)
  }),
}

/** Where it was sent, as the history names it. */
export function targetNamed(
  { definition }: { readonly definition: { readonly nodes: readonly { id: string; name: string }[] } },
  target: { readonly nodeId: string } | null,
) {
  if (target === null) return {}
  return { targetNodeId: target.nodeId, targetNodeName: definition.nodes.find(({ id }) => id === target.nodeId)?.name ?? '' }
}
