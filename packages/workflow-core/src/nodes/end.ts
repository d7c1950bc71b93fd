/** Where a process ends: approved, or refused when the last answer on the way was a refusal. */
import { finding } from '../findings'
import type { NodeBehaviour } from './node-behaviour'

export const endNode: NodeBehaviour<'end'> = {
  arrive(_node, _token, _progress, { lastOutcome }) {
    return { kind: 'ends', status: lastOutcome === 'refuse' ? 'refused' : 'approved' }
  },
  wayOn: () => undefined,
  inspect(node, { outgoing }) {
    return outgoing.map((edge) => finding('way-out-of-end', { nodeId: node.id, edgeId: edge.id }))
  },
}
