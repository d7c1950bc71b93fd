/** Numbers on a slider's line. Pure. */

export interface SliderLine {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Where a number stands on the line, from 0 at its start to 1 at its end. */
export function placeOnLine(value: number, { min, max }: SliderLine): number {
  return max > min ? Math.max(0, Math.min(1, (value - min) / (max - min))) : 0
}

/** The number on a step nearest to a place from 0 to 1. Steps count from `min`; the last one may end before `max`. */
export function numberAtPlace(place: number, { min, max, step }: SliderLine): number {
  const steps = Math.min(Math.round((place * (max - min)) / step), Math.floor((max - min) / step + 1e-9))
  return Number((min + Math.max(0, steps) * step).toPrecision(12))
}

/** `pair` with one end moved; the ends meet but never cross. */
export function withEnd(pair: readonly [number, number], end: 0 | 1, value: number): readonly [number, number] {
  return end === 0 ? [Math.min(value, pair[1]), pair[1]] : [pair[0], Math.max(value, pair[0])]
}

/** The end of `pair` that a press at `value` moves: the nearer one, and of two that lie together the one that can move there. */
export function nearerEnd(pair: readonly [number, number], value: number): 0 | 1 {
  const [start, end] = pair
  if (Math.abs(value - start) === Math.abs(value - end)) return value < start ? 0 : 1
  return Math.abs(value - start) < Math.abs(value - end) ? 0 : 1
}
