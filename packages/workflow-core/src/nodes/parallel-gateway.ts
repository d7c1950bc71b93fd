/** Splits into all its ways at once, or joins what was split. */
import { finding } from '../findings'
import { arriveAtJoin, inspectJoin } from './ways/joining'
import { edgesFrom, type NodeBehaviour, firstEdgeFrom } from './node-behaviour'

export const parallelGatewayNode: NodeBehaviour<'parallelGateway'> = {
  arrive(node, _token, progress, scene) {
    if (node.direction === 'join') return arriveAtJoin(node, scene)
    const edges = edgesFrom(scene.definition, node.id)
    if (edges.length === 0) return { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: node.id } }
    return { kind: 'splits', edges, progress }
  },
  edgesTaken: (node, definition) => (node.direction === 'join' ? firstEdgeFrom(definition, node.id) : edgesFrom(definition, node.id)),
  inspect(node, wiring) {
    if (node.direction === 'join') return inspectJoin(node, wiring)
    const place = { nodeId: node.id }
    if (wiring.outgoing.length === 0) return [finding('no-way-out', place, {}, { kind: 'connectToEnd', nodeId: node.id })]
    return wiring.outgoing.length === 1 ? [finding('fork-of-one', place)] : []
  },
}
