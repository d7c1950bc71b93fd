/** Takes the first edge whose condition the form values match, else the default one. */
import { conditionHolds, type SeenValues, seenReader } from '@formwork/form-schema/conditions'
import type { NodeOf, ProcessDefinition, ProcessEdge } from '../definition'
import { finding, type ProcessFinding } from '../findings'
import { edgesFrom, type NodeBehaviour } from './node-behaviour'

export const exclusiveGatewayNode: NodeBehaviour<'exclusiveGateway'> = {
  arrive(node, _token, _progress, { definition, context }) {
    const edge = chosenEdge(definition, node.id, context.seen)
    if (edge === undefined) return { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: node.id } }
    return { kind: 'goes-on', edge }
  },
  wayOn: (node, definition, seen) => chosenEdge(definition, node.id, seen),
  inspect(node, { outgoing }) {
    const place = { nodeId: node.id }
    if (outgoing.length === 0) return [finding('no-way-out', place)]
    const defaults = outgoing.filter((edge) => edge.isDefault)
    return [
      ...(defaults.length === 0 ? [finding('gateway-without-default', place)] : []),
      ...defaults.slice(1).map((edge) => finding('gateway-several-defaults', { ...place, edgeId: edge.id })),
      ...outgoing.flatMap((edge) => inspectEdge(node, edge)),
    ]
  },
}

function chosenEdge(definition: ProcessDefinition, nodeId: string, seen: SeenValues): ProcessEdge | undefined {
  const edges = edgesFrom(definition, nodeId)
  const reader = seenReader(seen)
  const matched = edges.find((edge) => !edge.isDefault && edge.condition !== null && conditionHolds(edge.condition, reader))
  return matched ?? edges.find((candidate) => candidate.isDefault)
}

function inspectEdge(node: NodeOf<'exclusiveGateway'>, edge: ProcessEdge): ProcessFinding[] {
  const place = { nodeId: node.id, edgeId: edge.id }
  if (edge.isDefault) return edge.condition === null ? [] : [finding('condition-ignored', place)]
  return edge.condition === null ? [finding('edge-without-condition', place)] : []
}
