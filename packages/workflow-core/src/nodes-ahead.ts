/** What comes next if everybody agrees: the same choice of edges that `step` makes, without people. */
import type { SeenValues } from '@formwork/form-schema/conditions'
import type { NodeOf, ProcessDefinition } from './definition'
import { wayOnFrom } from './nodes'

/**
 * The steps of persons that follow a node, in order, as the values are now. Ends at the end, at a node that was passed before, and where a
 * gateway finds no way.
 *
 * @example nodesAhead(definition, 'leader', seen).map((node) => node.name) // ['HR']
 */
export function nodesAhead(definition: ProcessDefinition, from: string, seen: SeenValues): readonly NodeOf<'userTask'>[] {
  const passed = new Set<string>()
  const ahead: NodeOf<'userTask'>[] = []
  for (let id: string | undefined = from; id !== undefined && !passed.has(id); ) {
    passed.add(id)
    const node = definition.nodes.find((candidate) => candidate.id === id)
    if (node?.kind === 'userTask' && node.id !== from) ahead.push(node)
    id = node === undefined ? undefined : wayOnFrom(node, definition, seen)?.target
  }
  return ahead
}
