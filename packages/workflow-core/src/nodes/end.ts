/** Where a process ends: with its own outcome; without one approved, or refused when the last answer on the way was a refusal. */
import { finding } from '../findings'
import type { NodeBehaviour } from './node-behaviour'

const STATUS = { agreed: 'approved', refused: 'refused', cancelled: 'terminated' } as const

export const endNode: NodeBehaviour<'end'> = {
  arrive({ outcome }, _token, _progress, { lastOutcome }) {
    if (outcome !== undefined) return { kind: 'ends', status: STATUS[outcome.kind], outcome }
    return { kind: 'ends', status: lastOutcome === 'refuse' ? 'refused' : 'approved' }
  },
  edgesTaken: () => [],
  inspect(node, { outgoing }) {
    return outgoing.map((edge) =>
      finding('way-out-of-end', { nodeId: node.id, edgeId: edge.id }, {}, { kind: 'removeEdge', edgeId: edge.id }),
    )
  },
}
