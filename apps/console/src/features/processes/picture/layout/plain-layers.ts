/** A simple layout: each node one layer below the lowest that leads to it, layers centred, edges as straight lines. */
import type { Layout, LayoutTask, Point } from './layout'

const GAP_X = 40
const GAP_Y = 64
const PADDING = 24

export function plainLayers({ boxes, lines }: LayoutTask): Layout {
  const layerOf = layers({ boxes, lines })
  const rows: (typeof boxes)[number][][] = []
  for (const box of boxes) (rows[layerOf.get(box.id) ?? 0] ??= []).push(box)
  const widths = rows.map((row) => row.reduce((sum, box) => sum + box.width + GAP_X, -GAP_X))
  const widest = Math.max(0, ...widths)
  const places = new Map<string, Point>()
  let y = PADDING
  for (const [index, row] of rows.entries()) {
    let x = PADDING + (widest - (widths[index] ?? 0)) / 2
    for (const box of row) {
      places.set(box.id, { x, y })
      x += box.width + GAP_X
    }
    y += Math.max(...row.map((box) => box.height)) + GAP_Y
  }
  const sizes = new Map(boxes.map((box) => [box.id, box]))
  const routes = new Map(
    lines.map(({ id, source, target }): [string, Point[]] => {
      const [from, to] = [places.get(source), places.get(target)]
      const [above, below] = [sizes.get(source), sizes.get(target)]
      if (from === undefined || to === undefined || above === undefined || below === undefined) return [id, []]
      return [
        id,
        [
          { x: from.x + above.width / 2, y: from.y + above.height },
          { x: to.x + below.width / 2, y: to.y },
        ],
      ]
    }),
  )
  return { places, routes }
}

/** Lines that close a circle do not count. */
function layers({ boxes, lines }: LayoutTask): ReadonlyMap<string, number> {
  const ways = new Map<string, string[]>()
  for (const { source, target } of lines) ways.set(source, [...(ways.get(source) ?? []), target])
  const order: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  const back = new Set<string>()
  for (const { id: root } of boxes) {
    const stack = [{ id: root, next: 0 }]
    if (state.has(root)) continue
    state.set(root, 'open')
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const target = ways.get(top.id)?.[top.next]
      if (target === undefined) {
        state.set(top.id, 'done')
        order.push(top.id)
        stack.pop()
        continue
      }
      top.next += 1
      if (state.get(target) === 'open') back.add(`${top.id} ${target}`)
      else if (!state.has(target)) {
        state.set(target, 'open')
        stack.push({ id: target, next: 0 })
      }
    }
  }
  const layer = new Map<string, number>(boxes.map((box) => [box.id, 0]))
  for (const id of order.toReversed())
    for (const target of ways.get(id) ?? [])
      if (!back.has(`${id} ${target}`)) layer.set(target, Math.max(layer.get(target) ?? 0, (layer.get(id) ?? 0) + 1))
  return layer
}
