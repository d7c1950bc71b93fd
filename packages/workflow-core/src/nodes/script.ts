/** Waits for the result of a script. The shell runs it, and reports its mistakes; here is checked what needs no engine. */
import { finding } from '../findings'
import { addJob } from '../progress'
import { hasStatements } from '../scripts/script-text'
import { orderOf } from './job-order'
import { type NodeBehaviour, firstEdgeFrom } from './node-behaviour'
import { inspectSingleExit } from './ways/single-exit'

export const scriptNode: NodeBehaviour<'script'> = {
  arrive: (node, token, progress) => ({
    kind: 'waits',
    progress: addJob(progress, { nodeId: node.id, tokenId: token.id, order: orderOf(node) }, node.name),
  }),
  edgesTaken: (node, definition) => firstEdgeFrom(definition, node.id),
  inspect: (node, wiring) => [
    ...inspectSingleExit(wiring, node.id),
    ...(hasStatements(node.code) ? [] : [finding('script-empty', { nodeId: node.id })]),
  ],
}
