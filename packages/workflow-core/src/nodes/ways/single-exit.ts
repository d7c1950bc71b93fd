/** The wiring of nodes that do something and go on over their only way. */
import { finding, type ProcessFinding } from '../../findings'
import type { Wiring } from '../node-behaviour'

export function inspectSingleExit({ outgoing }: Pick<Wiring, 'outgoing'>, nodeId: string): ProcessFinding[] {
  const place = { nodeId }
  return [
    ...(outgoing.length === 0 ? [finding('no-way-out', place, {}, { kind: 'connectToEnd', nodeId })] : []),
    ...outgoing
      .slice(1)
      .map((edge) => finding('several-ways-out', { ...place, edgeId: edge.id }, {}, { kind: 'removeEdge', edgeId: edge.id })),
  ]
}
