/** What comes next if everybody agrees: the same choice of edges that `step` makes, without people. */
import type { SeenValues } from '@formwork/form-schema/conditions'
import { isPersonNode, type PersonNode, type ProcessDefinition } from './definition'
import { edgesTakenFrom } from './nodes'

/**
 * The steps of persons that follow a node, in order, as the values are now: of parallel branches one after the other. Ends at the end, at a
 * node that was passed before, and where a gateway finds no way.
 *
 * @example nodesAhead(definition, 'leader', seen).map((node) => node.name) // ['HR']
 */
export function nodesAhead(definition: ProcessDefinition, from: string, seen: SeenValues): readonly PersonNode[] {
  const passed = new Set<string>()
  const ahead: PersonNode[] = []
  const pending = [from]
  for (let id = pending.shift(); id !== undefined; id = pending.shift()) {
    const node = passed.has(id) ? undefined : definition.nodes.find((candidate) => candidate.id === id)
    passed.add(id)
    if (node === undefined) continue
    if (isPersonNode(node) && node.id !== from) ahead.push(node)
    pending.unshift(...edgesTakenFrom(node, definition, seen).map(({ target }) => target))
  }
  return ahead
}
