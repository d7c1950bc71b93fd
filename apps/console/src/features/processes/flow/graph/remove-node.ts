/** Removes one node of any graph; what led to it leads on to where it led. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { type EditResult, edited, refuse } from '../commands/edit-result'
import { isSideEdge } from '../main-graph'

export function removeNode(definition: ProcessDefinition, nodeId: string): EditResult {
  const node = definition.nodes.find((one) => one.id === nodeId)
  if (node === undefined) return refuse('not-found')
  const ways = definition.edges.filter((edge) => edge.source === nodeId && !isSideEdge(edge) && edge.target !== nodeId)
  const next = (ways.find((edge) => edge.isDefault) ?? ways[0])?.target
  const edges = definition.edges
    .filter((edge) => edge.source !== nodeId)
    .flatMap((edge) => (edge.target !== nodeId ? [edge] : next === undefined || isSideEdge(edge) ? [] : [{ ...edge, target: next }]))
  return edited(
    'remove-step',
    { ...definition, nodes: definition.nodes.filter((one) => one !== node), edges },
    next === undefined ? null : { kind: 'node', id: next },
  )
}
