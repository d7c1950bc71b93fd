/** Where a process begins: it goes on at once over its only edge. */
import type { ProcessDefinition } from '../definition'
import { finding } from '../findings'
import { edgesFrom, type NodeBehaviour } from './node-behaviour'

const firstWay = (definition: ProcessDefinition, nodeId: string) => edgesFrom(definition, nodeId)[0]

export const startNode: NodeBehaviour<'start'> = {
  arrive(node, _token, _progress, { definition }) {
    const edge = firstWay(definition, node.id)
    if (edge === undefined) return { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: node.id } }
    return { kind: 'goes-on', edge }
  },
  wayOn: (node, definition) => firstWay(definition, node.id),
  inspect(node, { incoming, outgoing }) {
    const place = { nodeId: node.id }
    return [
      ...incoming.map((edge) => finding('way-into-start', { ...place, edgeId: edge.id })),
      ...(outgoing.length === 0 ? [finding('no-way-out', place)] : []),
      ...outgoing.slice(1).map((edge) => finding('several-ways-out', { ...place, edgeId: edge.id })),
    ]
  },
}
