/** The path of an SVG through the corners of an edge: straight up and down, across in the middle, with round corners. */
import type { Point } from './flow-shape'

const ROUND = 6

export function pathThrough(corners: readonly Point[]): string {
  const [first, ...rest] = squared(corners)
  if (first === undefined) return ''
  const parts = rest.map((corner, at) => {
    const next = rest[at + 1]
    if (next === undefined) return `L${corner.x} ${corner.y}`
    const before = towards(corner, at === 0 ? first : (rest[at - 1] ?? first))
    const after = towards(corner, next)
    return `L${before.x} ${before.y}Q${corner.x} ${corner.y} ${after.x} ${after.y}`
  })
  return `M${first.x} ${first.y}${parts.join('')}`
}

/** A slanted piece becomes down, across, down. */
function squared(corners: readonly Point[]): readonly Point[] {
  return corners.flatMap((corner, at): readonly Point[] => {
    const before = corners[at - 1]
    if (before === undefined || before.x === corner.x || before.y === corner.y) return [corner]
    const middle = (before.y + corner.y) / 2
    return [{ x: before.x, y: middle }, { x: corner.x, y: middle }, corner]
  })
}

/** A little before a corner, on the way to a neighbour. */
function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y)
  if (length === 0) return corner
  const share = Math.min(ROUND, length / 2) / length
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share }
}
