/** Which moves a person has on a process now: exactly those that `step` accepts. */
import type { ProcessDefinition } from '../definition'
import type { ProcessState } from '../state'
import { MOVE_TYPES, rowOf } from './index'
import type { Move, MoveType } from './move'
import type { MoveOf, Phase } from './row'
import type { View, Viewer } from './view'

/**
 * An offered move is accepted with anything the offer allows; a move that is not offered is refused.
 *
 * @example movesFor(definition, state, { userId: 'ann', requester: 'rita', granted: [] }).map(({ type }) => type) // ['approve', 'refuse', …]
 */
export function movesFor(definition: ProcessDefinition, state: ProcessState, viewer: Viewer): Move[] {
  const view = { ...viewer, definition, state }
  return MOVE_TYPES.flatMap((type): readonly Move[] => offersOf(type, view))
}

export function offersOf<Type extends MoveType>(type: Type, view: View): readonly MoveOf<Type>[] {
  const row = rowOf(type)
  const { phases = ['running'], right } = row
  if (!phases.includes(phaseOf(view.state)) || (right !== undefined && !view.granted.includes(right))) return []
  return isForOthers(row, view) ? [] : row.offers(view)
}

/** Whether another administrator has to do it: it is the viewer's own request. A version without the rule was published when people could decide on their own. */
export function isForOthers(
  { passesApprovals = false }: { readonly passesApprovals?: boolean },
  { definition: { selfApproval = 'allow' }, userId, requester }: View,
): boolean {
  return passesApprovals && selfApproval !== 'allow' && userId === requester
}

export function phaseOf({
  status,
  suspended,
}: {
  readonly status: ProcessState['status']
  readonly suspended?: ProcessState['suspended'] | undefined
}): Phase {
  if (status !== 'running') return 'finished'
  return suspended === undefined ? 'running' : 'suspended'
}
