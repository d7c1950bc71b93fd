/** Waits for some time, or until a date of the form. */
import { UNCHOSEN_FIELD } from '../definition/fields'
import { finding } from '../findings'
import { addJob } from '../progress'
import { orderOf } from './job-order'
import { continueOn, type NodeBehaviour, firstEdgeFrom } from './node-behaviour'
import { inspectSingleExit } from './ways/single-exit'

export const timerNode: NodeBehaviour<'timer'> = {
  arrive(node, token, progress, scene) {
    const { wait } = node
    const until = wait.kind === 'until' ? scene.context.seen.values[wait.model] : null
    if (wait.kind === 'until' && (until === undefined || until === null || until === '')) return continueOn(progress, scene, node.id)
    return { kind: 'waits', progress: addJob(progress, { nodeId: node.id, tokenId: token.id, order: orderOf(node) }, node.name) }
  },
  edgesTaken: (node, definition) => firstEdgeFrom(definition, node.id),
  inspect(node, wiring) {
    const { wait } = node
    const unset = (wait.kind === 'delay' ? wait.seconds === 0 : wait.model === UNCHOSEN_FIELD)
      ? [finding('timer-unset', { nodeId: node.id })]
      : []
    return [...inspectSingleExit(wiring, node.id), ...unset]
  },
}
