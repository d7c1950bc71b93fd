/** The horizontal position of each node of a row: as near to the middle of its neighbours as the row leaves room. */
import type { Link } from './flow-shape'

/** Between two nodes of a row. */
const GAP = 16
const SWEEPS = 8

export function rowPositions(
  rows: readonly (readonly string[])[],
  links: readonly Link[],
  widthOf: (id: string) => number,
): ReadonlyMap<string, number> {
  const above = Map.groupBy(links, ({ to }) => to)
  const below = Map.groupBy(links, ({ from }) => from)
  const across = new Map<string, number>()
  const apart = (a: string, b: string) => (widthOf(a) + widthOf(b)) / 2 + GAP
  for (const row of rows) settle(row, () => 0, apart, across)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isDown = sweep % 2 === 0
    const wish = (id: string) => {
      const others = isDown ? (above.get(id) ?? []).map(({ from }) => from) : (below.get(id) ?? []).map(({ to }) => to)
      if (others.length === 0) return across.get(id) ?? 0
      return others.reduce((sum, other) => sum + (across.get(other) ?? 0), 0) / others.length
    }
    for (const row of isDown ? rows : rows.toReversed()) settle(row, wish, apart, across)
  }
  return across
}

/** Each at its wanted position, pushed right where it would touch the one before; then the row as a whole to the middle of the wanted positions. */
function settle(
  row: readonly string[],
  wish: (id: string) => number,
  apart: (a: string, b: string) => number,
  across: Map<string, number>,
): void {
  const wishes = row.map(wish)
  const places: number[] = []
  row.forEach((id, at) => {
    const before = row[at - 1]
    const least = before === undefined ? Number.NEGATIVE_INFINITY : (places[at - 1] ?? 0) + apart(before, id)
    places.push(Math.max(wishes[at] ?? 0, least))
  })
  const drift = places.reduce((sum, place, at) => sum + place - (wishes[at] ?? 0), 0) / Math.max(1, row.length)
  row.forEach((id, at) => across.set(id, (places[at] ?? 0) - drift))
}
