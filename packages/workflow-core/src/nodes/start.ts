/** Where a process begins: it goes on at once over its only edge. */
import { finding } from '../findings'
import { goOn, type NodeBehaviour, onlyWayOn } from './node-behaviour'
import { inspectOneWayOut } from './ways/one-way-out'

export const startNode: NodeBehaviour<'start'> = {
  arrive: (node, _token, progress, scene) => goOn(progress, scene, node.id),
  waysOn: (node, definition) => onlyWayOn(definition, node.id),
  inspect(node, wiring) {
    const into = wiring.incoming.map((edge) =>
      finding('way-into-start', { nodeId: node.id, edgeId: edge.id }, {}, { kind: 'removeEdge', edgeId: edge.id }),
    )
    return [...into, ...inspectOneWayOut(wiring, node.id)]
  },
}
