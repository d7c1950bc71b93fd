/** Waits for a ticket of its own. */
import { finding } from '../findings'
import { addJob } from '../progress'
import { orderOf } from './job-order'
import { type NodeBehaviour, onlyWayOn } from './node-behaviour'
import { inspectOneWayOut } from './ways/one-way-out'

export const subProcessNode: NodeBehaviour<'subProcess'> = {
  arrive: (node, token, progress) => ({
    kind: 'waits',
    progress: addJob(progress, { nodeId: node.id, tokenId: token.id, order: orderOf(node) }, node.name),
  }),
  waysOn: (node, definition) => onlyWayOn(definition, node.id),
  inspect(node, wiring) {
    return [...inspectOneWayOut(wiring, node.id), ...(node.processId === '' ? [finding('sub-process-missing', { nodeId: node.id })] : [])]
  },
}
