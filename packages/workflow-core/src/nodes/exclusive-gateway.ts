/** Takes the first edge whose condition the form values match, else the default one. */
import { matchesCondition } from '../conditions'
import type { NodeOf, ProcessEdge } from '../definition'
import { finding, type ProcessFinding } from '../findings'
import { edgesFrom, type NodeBehaviour } from './node-behaviour'

export const exclusiveGatewayNode: NodeBehaviour<'exclusiveGateway'> = {
  arrive(node, _token, _progress, { definition, context }) {
    const edges = edgesFrom(definition, node.id)
    const matched = edges.find((edge) => !edge.isDefault && edge.condition !== null && matchesCondition(edge.condition, context.values))
    const edge = matched ?? edges.find((candidate) => candidate.isDefault)
    if (edge === undefined) return { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: node.id } }
    return { kind: 'goes-on', edge }
  },
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

function inspectEdge(node: NodeOf<'exclusiveGateway'>, edge: ProcessEdge): ProcessFinding[] {
  const place = { nodeId: node.id, edgeId: edge.id }
  if (edge.isDefault) return edge.condition === null ? [] : [finding('condition-ignored', place)]
  return edge.condition === null ? [finding('edge-without-condition', place)] : []
}
