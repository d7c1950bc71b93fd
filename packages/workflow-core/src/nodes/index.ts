/** The total map of node kinds: a kind without behaviour does not compile. */
import type { SeenValues } from '@formwork/form-schema/conditions'
import { isPersonNode, type NodeKind, type NodeOf, type ProcessDefinition, type ProcessEdge, type ProcessNode } from '../definition'
import { finding, type ProcessFinding } from '../findings'
import type { Progress } from '../progress'
import type { Token } from '../state'
import { copyToNode } from './copy-to'
import { endNode } from './end'
import { exclusiveGatewayNode } from './exclusive-gateway'
import { handleTaskNode } from './handle-task'
import { httpRequestNode } from './http-request'
import { inclusiveGatewayNode } from './inclusive-gateway'
import type { Arrival, NodeBehaviour, Scene, Wiring } from './node-behaviour'
import { parallelGatewayNode } from './parallel-gateway'
import { scriptNode } from './script'
import { startNode } from './start'
import { subProcessNode } from './sub-process'
import { timerNode } from './timer'
import { unknownNode } from './unknown'
import { userTaskNode } from './user-task'

const behaviours: { readonly [Kind in NodeKind]: NodeBehaviour<Kind> } = {
  start: startNode,
  userTask: userTaskNode,
  handleTask: handleTaskNode,
  copyTo: copyToNode,
  exclusiveGateway: exclusiveGatewayNode,
  parallelGateway: parallelGatewayNode,
  inclusiveGateway: inclusiveGatewayNode,
  subProcess: subProcessNode,
  timer: timerNode,
  httpRequest: httpRequestNode,
  script: scriptNode,
  end: endNode,
  unknown: unknownNode,
}

export const arriveAt = (node: ProcessNode, token: Token, progress: Progress, scene: Scene): Arrival =>
  behaviourOf(node).arrive(node, token, progress, scene)

/** The edges that tokens take from a node when everybody agrees. */
export const edgesTakenFrom = (node: ProcessNode, definition: ProcessDefinition, seen: SeenValues): readonly ProcessEdge[] =>
  behaviourOf(node).edgesTaken(node, definition, seen)

export function inspectNode(node: ProcessNode, wiring: Wiring): ProcessFinding[] {
  const unnamed = node.name.trim() === '' && isPersonNode(node) ? [finding('unnamed-node', { nodeId: node.id })] : []
  return [...behaviourOf(node).inspect(node, wiring), ...unnamed]
}

/** The compiler follows the pairing of a node with its behaviour through the kind, not through the union. */
function behaviourOf<Kind extends NodeKind>(node: NodeOf<Kind>): NodeBehaviour<Kind> {
  const kind: Kind = node.kind
  return behaviours[kind]
}
