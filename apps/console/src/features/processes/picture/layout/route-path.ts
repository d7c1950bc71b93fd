/** A route as the path of an SVG, its corners rounded, and the middle of its longest stretch, where a label and a button have room. */
import type { Point } from './layout'

const RADIUS = 8

export function routePath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  let path = `M${first.x} ${first.y}`
  for (const [index, point] of rest.entries()) {
    const before = points[index] ?? first
    const after = rest[index + 1]
    if (after === undefined) {
      path += `L${point.x} ${point.y}`
      continue
    }
    const [into, out] = [towards(point, before), towards(point, after)]
    path += `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`
  }
  return path
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return from
  const part = Math.min(RADIUS, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

export function middleOf(points: readonly Point[]): Point {
  let best: { readonly length: number; readonly at: Point } = { length: -1, at: points[0] ?? { x: 0, y: 0 } }
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (from === undefined) continue
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length > best.length) best = { length, at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } }
  }
  return best.at
}
