/** Geometry of the trend chart: where each point lies and how the axis is divided. */
import type { Dashboard } from '@formwork/api-contract'

export interface TrendDay {
  readonly day: string
  readonly started: number
  readonly finished: number
}

export function trendDays({ submit }: Pick<Dashboard, 'submit'>): TrendDay[] {
  return submit.datetime.map((day, index) => ({ day, started: submit.total[index] ?? 0, finished: submit.overs[index] ?? 0 }))
}

/** Lines between the floor and the top. */
export const STEPS = 4

/** The least round number that holds all values and is divided into whole numbers. */
export function axisTop(days: readonly TrendDay[]): number {
  const most = Math.max(STEPS, ...days.flatMap((day) => [day.started, day.finished]))
  const power = 10 ** Math.floor(Math.log10(most / STEPS))
  const step = [1, 2, 2.5, 3, 4, 5, 10].map((factor) => factor * power).find((size) => size * STEPS >= most && Number.isInteger(size))
  return STEPS * (step ?? 10 * power)
}

/** Of a digit of 12 px, the widest sign of a number, in px. */
const DIGIT_WIDTH = 7
/** Between a number and its line. */
const LABEL_GAP = 8
const MIN_AXIS = 36

/** How much room the numbers of the axis need, in px. */
export const axisWidth = (labels: readonly string[]): number =>
  Math.max(MIN_AXIS, LABEL_GAP + DIGIT_WIDTH * Math.max(...labels.map((label) => label.length)))

/** Where a number of the axis ends. */
export const labelEnd = (left: number): number => left - LABEL_GAP

export interface Frame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** One point for each value, from left to right. */
export function linePoints(
  values: readonly number[],
  top: number,
  { width, height, left, right, top: above, bottom }: Frame,
): { readonly x: number; readonly y: number }[] {
  const across = width - left - right
  const down = height - above - bottom
  return values.map((value, index) => ({
    x: left + (values.length < 2 ? across / 2 : (across * index) / (values.length - 1)),
    y: above + down * (1 - value / top),
  }))
}

const LINE_HEIGHT = 15

/** Heights for two names at the ends of lines: where the lines end, but never on top of each other nor below the floor. */
export function apart(ends: readonly number[], floor: number): number[] {
  const [first = 0, second = 0] = ends
  if (Math.abs(first - second) >= LINE_HEIGHT) return [first, second]
  const lower = Math.min(floor, (first + second + LINE_HEIGHT) / 2)
  return first <= second ? [lower - LINE_HEIGHT, lower] : [lower, lower - LINE_HEIGHT]
}
