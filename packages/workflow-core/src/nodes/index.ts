/** The total map of node kinds: a kind without behaviour does not compile. */
import type { SeenValues } from '@formwork/form-schema/conditions'
import type { ProcessDefinition, ProcessEdge, ProcessNode } from '../definition'
import { finding, type ProcessFinding } from '../findings'
import type { Progress } from '../progress'
import type { Token } from '../state'
import { endNode } from './end'
import { exclusiveGatewayNode } from './exclusive-gateway'
import type { Arrival, NodeBehaviour, Scene, Wiring } from './node-behaviour'
import { startNode } from './start'
import { userTaskNode } from './user-task'

const behaviours: { readonly [Kind in 'start' | 'userTask' | 'exclusiveGateway' | 'end']: NodeBehaviour<Kind> } = {
  start: startNode,
  userTask: userTaskNode,
  exclusiveGateway: exclusiveGatewayNode,
  end: endNode,
}

/** A switch, because the compiler cannot follow the pairing of node and behaviour through a union. */
export function arriveAt(node: ProcessNode, token: Token, progress: Progress, scene: Scene): Arrival {
  switch (node.kind) {
    case 'start':
      return behaviours.start.arrive(node, token, progress, scene)
    case 'userTask':
      return behaviours.userTask.arrive(node, token, progress, scene)
    case 'exclusiveGateway':
      return behaviours.exclusiveGateway.arrive(node, token, progress, scene)
    case 'end':
      return behaviours.end.arrive(node, token, progress, scene)
    default:
      return { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: node.id } }
  }
}

/** The edge a token takes from a node when everybody agrees. */
export function wayOnFrom(node: ProcessNode, definition: ProcessDefinition, seen: SeenValues): ProcessEdge | undefined {
  switch (node.kind) {
    case 'start':
      return behaviours.start.wayOn(node, definition, seen)
    case 'userTask':
      return behaviours.userTask.wayOn(node, definition, seen)
    case 'exclusiveGateway':
      return behaviours.exclusiveGateway.wayOn(node, definition, seen)
    case 'end':
      return behaviours.end.wayOn(node, definition, seen)
    default:
      return undefined
  }
}

export function inspectNode(node: ProcessNode, wiring: Wiring): ProcessFinding[] {
  const unnamed = node.name.trim() === '' && node.kind === 'userTask' ? [finding('unnamed-node', { nodeId: node.id })] : []
  return [...inspectWiring(node, wiring), ...unnamed]
}

function inspectWiring(node: ProcessNode, wiring: Wiring): ProcessFinding[] {
  switch (node.kind) {
    case 'start':
      return behaviours.start.inspect(node, wiring)
    case 'userTask':
      return behaviours.userTask.inspect(node, wiring)
    case 'exclusiveGateway':
      return behaviours.exclusiveGateway.inspect(node, wiring)
    case 'end':
      return behaviours.end.inspect(node, wiring)
    default:
      return [finding('unknown-node', { nodeId: node.id }, { kind: node.kind })]
  }
}
