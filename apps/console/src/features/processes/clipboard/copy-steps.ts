/** What copying a node takes along: itself, and all that a gateway holds. Returns to steps outside stay behind. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { regionsOf } from '../flow/graph/region'
import { isSideWay } from '../flow/main-graph'
import type { Fragment } from './fragment'

export function copySteps(definition: ProcessDefinition, nodeId: string): Fragment | null {
  const region = regionsOf(definition).of(nodeId)
  if (region === null) return null
  const nodes = definition.nodes.filter((node) => region.nodeIds.has(node.id))
  if (nodes.some((node) => node.kind === 'start' || node.kind === 'end')) return null
  const edges = definition.edges.filter((edge) => region.nodeIds.has(edge.source) && (region.nodeIds.has(edge.target) || !isSideWay(edge)))
  return { entry: nodeId, nodes, edges }
}
