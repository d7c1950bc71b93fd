/** Splits into every edge whose condition is true, else into the default one; or joins what was split. */
import { inspectConditions, recordEdgeResults, matchingEdges } from './ways/gateway-edges'
import { arriveAtJoin, inspectJoin } from './ways/joining'
import { type NodeBehaviour, firstEdgeFrom } from './node-behaviour'

export const inclusiveGatewayNode: NodeBehaviour<'inclusiveGateway'> = {
  arrive(node, _token, progress, scene) {
    if (node.direction === 'join') return arriveAtJoin(node, scene)
    const { seen } = scene.context
    const edges = matchingEdges(scene.definition, node.id, seen)
    if (edges.length === 0) return { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: node.id } }
    return { kind: 'splits', edges, progress: recordEdgeResults(progress, scene.definition, node.id, { seen, taken: edges }) }
  },
  edgesTaken: (node, definition, seen) =>
    node.direction === 'join' ? firstEdgeFrom(definition, node.id) : matchingEdges(definition, node.id, seen),
  inspect: (node, wiring) => (node.direction === 'join' ? inspectJoin(node, wiring) : inspectConditions(node.id, wiring)),
}
