/** Waits for the answer of another system. The shell decides which hosts may be called. */
import { incompleteRows } from '../definition/fields'
import { finding } from '../findings'
import { addJob } from '../progress'
import { orderOf } from './job-order'
import { type NodeBehaviour, firstEdgeFrom } from './node-behaviour'
import { inspectSingleExit } from './ways/single-exit'

export const httpRequestNode: NodeBehaviour<'httpRequest'> = {
  arrive: (node, token, progress) => ({
    kind: 'waits',
    progress: addJob(progress, { nodeId: node.id, tokenId: token.id, order: orderOf(node) }, node.name),
  }),
  edgesTaken: (node, definition) => firstEdgeFrom(definition, node.id),
  inspect(node, wiring) {
    const place = { nodeId: node.id }
    const nameless = node.headers.flatMap(({ name }, index) => (name === '' ? [index + 1] : []))
    const empty = node.headers.filter(({ name, value = '', secret = '' }) => name !== '' && value === '' && secret === '')
    return [
      ...inspectSingleExit(wiring, node.id),
      ...(/^https?:\/\/[^\s/]+/i.test(node.url) ? [] : [finding('request-without-address', place)]),
      ...nameless.map((row) => finding('header-without-name', place, { row })),
      ...empty.map(({ name }) => finding('header-incomplete', place, { name })),
      ...incompleteRows(node.body).map((row) => finding('sent-value-incomplete', place, { row })),
      ...incompleteRows(node.result).map((row) => finding('answer-value-incomplete', place, { row })),
    ]
  },
}
