/** The total map of node kinds: a kind without behaviour does not compile. */
import type { NodeKind, NodeOf, ProcessNode } from '../definition'
import { finding, type ProcessFinding } from '../findings'
import type { Progress } from '../progress'
import type { Token } from '../state'
import { endNode } from './end'
import { exclusiveGatewayNode } from './exclusive-gateway'
import type { Arrival, NodeBehaviour, Scene, Wiring } from './node-behaviour'
import { startNode } from './start'
import { userTaskNode } from './user-task'

const behaviours: { readonly [Kind in NodeKind]: NodeBehaviour<Kind> } = {
  start: startNode,
  userTask: userTaskNode,
  exclusiveGateway: exclusiveGatewayNode,
  end: endNode,
}

// The map pairs each kind with its own behaviour, which the compiler cannot follow through a union: the one cast of the package.
function behaviourOf<Kind extends NodeKind>(node: NodeOf<Kind>): NodeBehaviour<Kind> {
  return behaviours[node.kind] as unknown as NodeBehaviour<Kind>
}

export function arriveAt(node: ProcessNode, token: Token, progress: Progress, scene: Scene): Arrival {
  return behaviourOf(node).arrive(node, token, progress, scene)
}

export function inspectNode(node: ProcessNode, wiring: Wiring): ProcessFinding[] {
  const unnamed = node.name.trim() === '' && node.kind === 'userTask' ? [finding('unnamed-node', { nodeId: node.id })] : []
  return [...behaviourOf(node).inspect(node, wiring), ...unnamed]
}
