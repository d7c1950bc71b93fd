/** Takes the first edge whose condition is true for the form values, else the default one. */
import { inspectConditions, recordEdgeResults, matchingEdges } from './ways/gateway-edges'
import type { NodeBehaviour } from './node-behaviour'

export const exclusiveGatewayNode: NodeBehaviour<'exclusiveGateway'> = {
  arrive(node, _token, progress, { definition, context: { seen } }) {
    const [edge] = matchingEdges(definition, node.id, seen)
    if (edge === undefined) return { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: node.id } }
    return { kind: 'goes-on', edge, progress: recordEdgeResults(progress, definition, node.id, { seen, taken: [edge] }) }
  },
  edgesTaken: (node, definition, seen) => matchingEdges(definition, node.id, seen).slice(0, 1),
  inspect: (node, wiring) => inspectConditions(node.id, wiring),
}
