/** Gives people a copy and goes on without waiting. Where the rules find nobody, no copy is given. */
import { foundFor } from '../assignment/settle'
import { finding } from '../findings'
import { emit, note, type Progress, record } from '../progress'
import { asksSomebody } from './ways/asks-somebody'
import { continueOn, type NodeBehaviour, firstEdgeFrom } from './node-behaviour'
import { inspectSingleExit } from './ways/single-exit'

export const copyToNode: NodeBehaviour<'copyTo'> = {
  arrive(node, _token, progress, scene) {
    const found = foundFor(node, { state: progress.state, context: scene.context })
    const noted = found.reduce((sofar: Progress, person) => note(sofar, { kind: 'person', nodeId: node.id, ...person }), progress)
    const to = found.map(({ userId }) => userId)
    return continueOn(to.length === 0 ? noted : copy(noted, to, node.id, node.name), scene, node.id)
  },
  edgesTaken: (node, definition) => firstEdgeFrom(definition, node.id),
  inspect(node, wiring) {
    const nobody = asksSomebody(node.assignees) ? [] : [finding('assignee-missing', { nodeId: node.id })]
    return [...inspectSingleExit(wiring, node.id), ...nobody]
  },
}

function copy(progress: Progress, to: readonly string[], nodeId: string, nodeName: string): Progress {
  const recorded = record(progress, { kind: 'copied', nodeId, nodeName, assignees: to })
  const copied = emit(recorded, { type: 'copy', to, nodeId, by: null })
  return emit(copied, { type: 'notify', kind: 'ticket-copied', to, nodeName, taskId: null })
}
