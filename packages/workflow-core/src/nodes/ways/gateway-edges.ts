/** Which edges out of a gateway are true, and what is wrong with them. */
import { conditionHolds, type SeenValues, seenReader } from '@formwork/form-schema/conditions'
import type { ProcessDefinition, ProcessEdge } from '../../definition'
import { finding, type ProcessFinding } from '../../findings'
import { note, type Progress } from '../../progress'
import { edgesFrom, type Wiring } from '../node-behaviour'

/** The edges whose condition is true, in their order; the default one when none is. */
export function matchingEdges(definition: ProcessDefinition, nodeId: string, seen: SeenValues): ProcessEdge[] {
  const edges = edgesFrom(definition, nodeId)
  const held = edges.filter((edge) => doesHold(edge, seen))
  const fallback = edges.find(({ isDefault }) => isDefault)
  return held.length > 0 || fallback === undefined ? held : [fallback]
}

const doesHold = ({ isDefault, condition }: ProcessEdge, seen: SeenValues) =>
  !isDefault && condition !== null && conditionHolds(condition, seenReader(seen))

/** Records for each edge whether it was true. */
export function recordEdgeResults(
  progress: Progress,
  definition: ProcessDefinition,
  nodeId: string,
  { seen, taken }: { readonly seen: SeenValues; readonly taken: readonly ProcessEdge[] },
): Progress {
  if (progress.trace === undefined) return progress
  return edgesFrom(definition, nodeId).reduce(
    (sofar, edge) =>
      note(sofar, {
        kind: 'edge',
        nodeId,
        edgeId: edge.id,
        held: edge.condition === null || edge.isDefault ? null : doesHold(edge, seen),
        taken: taken.includes(edge),
      }),
    progress,
  )
}

/** Each edge needs a condition, and there must be exactly one default. */
export function inspectConditions(nodeId: string, { outgoing }: Wiring): ProcessFinding[] {
  const place = { nodeId }
  const last = outgoing.at(-1)
  if (last === undefined) return [finding('no-way-out', place, {}, { kind: 'connectToEnd', nodeId })]
  const defaults = outgoing.filter((edge) => edge.isDefault)
  return [
    ...(defaults.length === 0 ? [finding('gateway-without-default', place, {}, { kind: 'setDefault', nodeId, edgeId: last.id })] : []),
    ...defaults
      .slice(1)
      .map((edge) => finding('gateway-several-defaults', { ...place, edgeId: edge.id }, {}, { kind: 'clearDefault', edgeId: edge.id })),
    ...outgoing.flatMap((edge): ProcessFinding[] => {
      const at = { ...place, edgeId: edge.id }
      if (edge.isDefault) {
        return edge.condition === null ? [] : [finding('condition-ignored', at, {}, { kind: 'clearCondition', edgeId: edge.id })]
      }
      return edge.condition === null ? [finding('edge-without-condition', at)] : []
    }),
  ]
}
