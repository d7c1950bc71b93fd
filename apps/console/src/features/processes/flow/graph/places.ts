/** Places of a graph at which something can be inserted: before a node, after it, or on one edge. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import type { FlowPlace } from '../flow-outline'
import { isSideEdge } from '../main-graph'
import { regionsOf } from './region'

export function placeOn(definition: ProcessDefinition, edgeId: string): FlowPlace | null {
  const edge = definition.edges.find((one) => one.id === edgeId)
  return edge === undefined ? null : { edgeIds: [edge.id], target: edge.target }
}

/** The place on the only edge out of a node; null for a node without one, or with several. */
export function placeAfter(definition: ProcessDefinition, nodeId: string): FlowPlace | null {
  const [way, ...more] = definition.edges.filter((edge) => edge.source === nodeId && !isSideEdge(edge))
  return way === undefined || more.length > 0 ? null : { edgeIds: [way.id], target: way.target }
}

/** Where all ways into a node meet. Returns still lead to the node itself. */
export function placeBefore(definition: ProcessDefinition, nodeId: string): FlowPlace | null {
  const edgeIds = definition.edges.filter((edge) => edge.target === nodeId && !isSideEdge(edge)).map((edge) => edge.id)
  return edgeIds.length === 0 ? null : { edgeIds, target: nodeId }
}

/** After a node with all it contains: where its branches meet. */
export function placeBehind(definition: ProcessDefinition, nodeId: string): FlowPlace | null {
  const region = regionsOf(definition).of(nodeId)
  if (region === null) return null
  const out = definition.edges.filter((edge) => edge.target === region.exit && region.nodeIds.has(edge.source) && !isSideEdge(edge))
  return { edgeIds: out.map((edge) => edge.id), target: region.exit }
}
