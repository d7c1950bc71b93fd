/** Where a process begins: it goes on at once over its only edge. */
import { finding } from '../findings'
import { continueOn, type NodeBehaviour, firstEdgeFrom } from './node-behaviour'
import { inspectSingleExit } from './ways/single-exit'

export const startNode: NodeBehaviour<'start'> = {
  arrive: (node, _token, progress, scene) => continueOn(progress, scene, node.id),
  edgesTaken: (node, definition) => firstEdgeFrom(definition, node.id),
  inspect(node, wiring) {
    const into = wiring.incoming.map((edge) =>
      finding('way-into-start', { nodeId: node.id, edgeId: edge.id }, {}, { kind: 'removeEdge', edgeId: edge.id }),
    )
    return [...into, ...inspectSingleExit(wiring, node.id)]
  },
}
