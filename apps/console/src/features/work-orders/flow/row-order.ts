/** Orders the nodes of each row so that few edges cross: each is moved towards the middle of its neighbours, going down and up in turn. */
import type { Link } from './flow-shape'

const SWEEPS = 6

export function orderRows(rows: readonly (readonly string[])[], links: readonly Link[]): readonly (readonly string[])[] {
  const above = Map.groupBy(links, ({ to }) => to)
  const below = Map.groupBy(links, ({ from }) => from)
  let ordered = rows
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isDown = sweep % 2 === 0
    const places = new Map(ordered.flatMap((row) => row.map((id, at) => [id, at] as const)))
    const wish = (id: string) => {
      const others = isDown ? (above.get(id) ?? []).map(({ from }) => from) : (below.get(id) ?? []).map(({ to }) => to)
      if (others.length === 0) return places.get(id) ?? 0
      return others.reduce((sum, other) => sum + (places.get(other) ?? 0), 0) / others.length
    }
    const next = [...ordered]
    const order = [...next.keys()]
    for (const row of isDown ? order : order.toReversed()) {
      const sorted = (next[row] ?? []).toSorted((a, b) => wish(a) - wish(b))
      sorted.forEach((id, at) => places.set(id, at))
      next[row] = sorted
    }
    ordered = next
  }
  return ordered
}
