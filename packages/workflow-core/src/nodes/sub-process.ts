/** Waits for a ticket of its own. */
import { incompleteRows } from '../definition/fields'
import { finding } from '../findings'
import { addJob } from '../progress'
import { orderOf } from './job-order'
import { type NodeBehaviour, firstEdgeFrom } from './node-behaviour'
import { inspectSingleExit } from './ways/single-exit'

export const subProcessNode: NodeBehaviour<'subProcess'> = {
  arrive: (node, token, progress) => ({
    kind: 'waits',
    progress: addJob(progress, { nodeId: node.id, tokenId: token.id, order: orderOf(node) }, node.name),
  }),
  edgesTaken: (node, definition) => firstEdgeFrom(definition, node.id),
  inspect(node, wiring) {
    const place = { nodeId: node.id }
    return [
      ...inspectSingleExit(wiring, node.id),
      ...(node.processId === '' ? [finding('sub-process-missing', place)] : []),
      ...incompleteRows(node.input).map((row) => finding('value-in-incomplete', place, { row })),
      ...incompleteRows(node.output).map((row) => finding('value-back-incomplete', place, { row })),
    ]
  },
}
