/** What copying a node includes: itself, and all inside a gateway. Returns to steps outside are left out. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import type { FlowSelection } from '../flow/commands/edit-result'
import { isGateway } from '../flow/flow-outline'
import { regionsOf } from '../flow/graph/region'
import { isSideEdge } from '../flow/main-graph'
import type { Fragment } from './fragment'

/** The node that the clipboard keys act on. A branch cannot be copied alone: its gateway is, with all branches. Null for any other edge. */
export function copiedNodeId(definition: ProcessDefinition, selection: FlowSelection): string | null {
  if (selection?.kind !== 'branch') return selection?.id ?? null
  const source = definition.edges.find((edge) => edge.id === selection.id)?.source
  const gateway = definition.nodes.find((node) => node.id === source)
  return isGateway(gateway) ? gateway.id : null
}

export function copySteps(definition: ProcessDefinition, nodeId: string): Fragment | null {
  const region = regionsOf(definition).of(nodeId)
  if (region === null) return null
  const nodes = definition.nodes.filter((node) => region.nodeIds.has(node.id))
  if (nodes.some((node) => node.kind === 'start' || node.kind === 'end')) return null
  const edges = definition.edges.filter((edge) => region.nodeIds.has(edge.source) && (region.nodeIds.has(edge.target) || !isSideEdge(edge)))
  return { entry: nodeId, nodes, edges }
}
