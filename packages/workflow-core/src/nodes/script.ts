/** Waits for the result of a script. The shell runs it, and reports its mistakes; here is checked what needs no engine. */
import { finding } from '../findings'
import { addJob } from '../progress'
import { scriptSays } from '../scripts/script-text'
import { orderOf } from './job-order'
import { type NodeBehaviour, onlyWayOn } from './node-behaviour'
import { inspectOneWayOut } from './ways/one-way-out'

export const scriptNode: NodeBehaviour<'script'> = {
  arrive: (node, token, progress) => ({
    kind: 'waits',
    progress: addJob(progress, { nodeId: node.id, tokenId: token.id, order: orderOf(node) }, node.name),
  }),
  waysOn: (node, definition) => onlyWayOn(definition, node.id),
  inspect: (node, wiring) => [
    ...inspectOneWayOut(wiring, node.id),
    ...(scriptSays(node.code) ? [] : [finding('script-empty', { nodeId: node.id })]),
  ],
}
