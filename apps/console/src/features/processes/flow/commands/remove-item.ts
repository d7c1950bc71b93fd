/** Removes a step, or a branch block with all its steps; its predecessor is connected to its successor. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { findItem, flowOutline, itemId } from '../flow-outline'
import { removeNode } from '../graph/remove-node'
import { isSideEdge } from '../main-graph'
import { nodeIdsOf } from './branches'
import { type EditResult, edited, refuse } from './edit-result'

export function removeItem(definition: ProcessDefinition, nodeId: string): EditResult {
  const outline = flowOutline(definition)
  if (!outline.ok) return removeNode(definition, nodeId)
  const found = findItem(outline.outline.sequence, nodeId)
  const after = found?.sequence.places[found.index + 1]
  if (!found || after === undefined) return refuse('not-found')
  const gone = new Set(nodeIdsOf({ items: [found.item], places: [] }))
  const nodes = definition.nodes.filter((node) => !gone.has(node.id))
  const edges = definition.edges
    .filter((edge) => !gone.has(edge.source) && !(isSideEdge(edge) && gone.has(edge.target)))
    .map((edge) => (edge.target === itemId(found.item) ? { ...edge, target: after.target } : edge))
  // The selection moves to the neighbour that takes its place.
  const neighbour = found.sequence.items[found.index + 1] ?? found.sequence.items[found.index - 1]
  const selection = neighbour ? ({ kind: 'node', id: itemId(neighbour) } as const) : null
  return edited('remove-step', { ...definition, nodes, edges }, selection)
}
