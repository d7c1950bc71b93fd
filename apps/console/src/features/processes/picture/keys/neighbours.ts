/** Where an arrow key leads from a node: down and up along the edges, left and right to its neighbours. */
import type { Layout } from '../layout/layout'
import type { DrawnGraph } from '../graph/picture-graph'

export type Direction = 'up' | 'down' | 'left' | 'right'

export function neighbourOf(nodeId: string, direction: Direction, { nodes, edges }: DrawnGraph, { places }: Layout): string | null {
  const here = places.get(nodeId)
  if (here === undefined) return null
  const linked = edges.flatMap(({ source, target }) =>
    direction === 'down' && source === nodeId ? [target] : direction === 'up' && target === nodeId ? [source] : [],
  )
  const candidates = direction === 'down' || direction === 'up' ? linked : nodes.map(({ node }) => node.id)
  let best: { readonly id: string; readonly distance: number } | null = null
  for (const id of candidates) {
    const place = places.get(id)
    if (id === nodeId || place === undefined) continue
    const [dx, dy] = [place.x - here.x, place.y - here.y]
    // Neighbours are at the same height, within one row.
    if ((direction === 'left' && dx >= 0) || (direction === 'right' && dx <= 0)) continue
    if ((direction === 'down' && dy <= 0) || (direction === 'up' && dy >= 0)) continue
    const distance = direction === 'left' || direction === 'right' ? Math.abs(dx) + 4 * Math.abs(dy) : Math.abs(dy) + Math.abs(dx) / 4
    if (best === null || distance < best.distance) best = { id, distance }
  }
  return best?.id ?? null
}
