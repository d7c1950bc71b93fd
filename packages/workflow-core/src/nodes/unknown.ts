/** An unknown kind. It is never published; a ticket that reaches one all the same waits for an administrator to send it on. */
import { finding } from '../findings'
import { type NodeBehaviour, firstEdgeFrom } from './node-behaviour'

export const unknownNode: NodeBehaviour<'unknown'> = {
  arrive: (node) => ({ kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: node.id } }),
  edgesTaken: (node, definition) => firstEdgeFrom(definition, node.id),
  inspect({ id, original }) {
    const kind = typeof original.kind === 'string' ? original.kind : ''
    return [finding('unknown-node', { nodeId: id }, { kind }, { kind: 'removeNode', nodeId: id })]
  },
}
