/** Connects the edges of a place to another node. Null when the place no longer exists, after another edit. */
import type { ProcessEdge } from '@formwork/workflow-core'
import type { FlowPlace } from '../flow-outline'

export function redirect(edges: readonly ProcessEdge[], place: FlowPlace, target: string): ProcessEdge[] | null {
  const here = new Set(place.edgeIds)
  const found = edges.filter((edge) => here.has(edge.id) && edge.target === place.target)
  if (here.size === 0 || found.length !== here.size) return null
  return edges.map((edge) => (here.has(edge.id) ? { ...edge, target } : edge))
}
