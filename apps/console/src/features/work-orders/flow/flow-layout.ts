/** Places the nodes of a process from top to bottom: each below all it follows, branches side by side, ways back at the right. */
import type { FlowEdge, FlowNode, Link, Point } from './flow-shape'
import { orderRows } from './row-order'
import { rowPositions } from './row-places'

export interface FlowLayout {
  readonly width: number
  readonly height: number
  /** The middle of each node. */
  readonly places: ReadonlyMap<string, Point>
  /** By edge: its corners, from the source's border to the target's. */
  readonly ways: ReadonlyMap<string, readonly Point[]>
  /** The edges that lead back up. */
  readonly back: ReadonlySet<string>
}

/** Between two rows, and around the whole. */
const ROW_GAP = 36
const MARGIN = 8
/** Between two ways back. */
const LANE = 14

export function layoutFlow(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): FlowLayout {
  const known = new Map(nodes.map((node) => [node.id, node]))
  const whole = edges.filter(({ source, target }) => known.has(source) && known.has(target))
  const back = backEdges(nodes, whole)
  const onward = whole.filter(({ id }) => !back.has(id))
  const rowOf = rowsOf(nodes, onward)
  const { rows, links, bendsOf } = withBends(nodes, onward, rowOf)
  const ordered = orderRows(rows, links)
  const widthOf = (id: string) => known.get(id)?.width ?? 0
  const across = rowPositions(ordered, links, widthOf)
  const heights = ordered.map((row) => Math.max(0, ...row.map((id) => known.get(id)?.height ?? 0)))
  const tops = heights.map((_, row) => MARGIN + heights.slice(0, row).reduce((sum, height) => sum + height + ROW_GAP, 0))
  const left = Math.min(0, ...ordered.flat().map((id) => (across.get(id) ?? 0) - widthOf(id) / 2)) - MARGIN
  const placeOf = (id: string, row: number): Point => ({ x: (across.get(id) ?? 0) - left, y: (tops[row] ?? 0) + (heights[row] ?? 0) / 2 })
  const places = new Map(ordered.flatMap((row, at) => row.map((id) => [id, placeOf(id, at)] as const)))
  const right = Math.max(0, ...nodes.map(({ id, width }) => (places.get(id)?.x ?? 0) + width / 2))
  const ways = new Map<string, readonly Point[]>()
  const edgeOf = (id: string, side: -1 | 1): Point => {
    const { x, y } = places.get(id) ?? { x: 0, y: 0 }
    return { x, y: y + (side * (known.get(id)?.height ?? 0)) / 2 }
  }
  for (const { id, source, target } of onward) {
    const bends = (bendsOf.get(id) ?? []).map((bend) => places.get(bend) ?? { x: 0, y: 0 })
    ways.set(id, [edgeOf(source, 1), ...bends, edgeOf(target, -1)])
  }
  let lanes = 0
  const isOutermost = (id: string) => {
    const place = places.get(id)
    return nodes.every(
      (other) => other.id === id || places.get(other.id)?.y !== place?.y || (places.get(other.id)?.x ?? 0) < (place?.x ?? 0),
    )
  }
  /** From a node's border to the lane of a way back: straight right, or around its neighbours, through the gap between the rows. */
  const toLane = (id: string, lane: number, side: -1 | 1): readonly Point[] => {
    const { x, y } = places.get(id) ?? { x: 0, y: 0 }
    const { width = 0, height = 0 } = known.get(id) ?? {}
    if (isOutermost(id))
      return [
        { x: x + width / 2, y },
        { x: lane, y },
      ]
    const from = { x: x + width / 2 - LANE, y: y + (side * height) / 2 }
    const gap = from.y + (side * ROW_GAP) / 3
    return [from, { x: from.x, y: gap }, { x: lane, y: gap }]
  }
  for (const { id, source, target } of whole) {
    if (!back.has(id)) continue
    lanes += 1
    const lane = right + lanes * LANE
    ways.set(id, [...toLane(source, lane, 1), ...toLane(target, lane, -1).toReversed()])
  }
  const height = (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0) + MARGIN
  return { width: right + lanes * LANE + MARGIN, height, places: new Map([...places].filter(([id]) => known.has(id))), ways, back }
}

/** The edges that close a circle, as a walk from the first node meets them. */
function backEdges(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): ReadonlySet<string> {
  const out = Map.groupBy(edges, ({ source }) => source)
  const done = new Set<string>()
  const back = new Set<string>()
  for (const { id: root } of nodes) {
    if (done.has(root)) continue
    // Not recursive: a process may be as long as its limit allows.
    const path: { readonly id: string; next: number }[] = [{ id: root, next: 0 }]
    const open = new Set([root])
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const edge = out.get(top.id)?.[top.next++]
      if (edge === undefined) {
        path.pop()
        open.delete(top.id)
        done.add(top.id)
      } else if (open.has(edge.target)) back.add(edge.id)
      else if (!done.has(edge.target)) {
        path.push({ id: edge.target, next: 0 })
        open.add(edge.target)
      }
    }
  }
  return back
}

/** One below the lowest it follows. */
function rowsOf(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): ReadonlyMap<string, number> {
  const rows = new Map(nodes.map(({ id }) => [id, 0]))
  const waiting = new Map(nodes.map(({ id }) => [id, edges.filter(({ target }) => target === id).length]))
  const ready = nodes.filter(({ id }) => waiting.get(id) === 0).map(({ id }) => id)
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    for (const { source, target } of edges) {
      if (source !== id) continue
      rows.set(target, Math.max(rows.get(target) ?? 0, (rows.get(id) ?? 0) + 1))
      const left = (waiting.get(target) ?? 1) - 1
      waiting.set(target, left)
      if (left === 0) ready.push(target)
    }
  }
  return rows
}

/** An edge over several rows gets a bend in each row between, so that it passes between the nodes there. */
function withBends(nodes: readonly FlowNode[], edges: readonly FlowEdge[], rowOf: ReadonlyMap<string, number>) {
  const rows: string[][] = Array.from({ length: Math.max(0, ...rowOf.values()) + 1 }, () => [])
  for (const { id } of nodes) rows[rowOf.get(id) ?? 0]?.push(id)
  const links: Link[] = []
  const bendsOf = new Map<string, readonly string[]>()
  for (const { id, source, target } of edges) {
    const first = (rowOf.get(source) ?? 0) + 1
    const bends = Array.from({ length: (rowOf.get(target) ?? 0) - first }, (_, at) => `${id} bend ${at}`)
    bends.forEach((bend, at) => rows[first + at]?.push(bend))
    bendsOf.set(id, bends)
    const chain = [source, ...bends, target]
    for (const [at, from] of chain.slice(0, -1).entries()) links.push({ from, to: chain[at + 1] ?? target })
  }
  return { rows, links, bendsOf }
}
