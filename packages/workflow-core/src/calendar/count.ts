/** Counting in working time. Everything is in milliseconds. */
import { DAY_MS } from './clock'
import { type Span, workingSpans } from './working-spans'
import type { WorkingCalendar } from './working-time'

/** Fifty years: the result is limited to this where a calendar has little working time. */
export const FURTHEST_MS = 50 * 365 * DAY_MS

/** The first instant by which so much working time has passed; the end of a working day, not the beginning of the next one. */
export function addWorkingTime(at: number, length: number, calendar: WorkingCalendar): number {
  const furthest = at + FURTHEST_MS
  let left = length
  if (left <= 0) return at
  for (const { from, to } of workingSpans(at, furthest, calendar)) {
    if (to - from >= left) return Math.min(from + left, furthest)
    left -= to - from
  }
  return furthest
}

/** How much of the time between two instants is working time; 0 where the second is the earlier one. */
export function workingTimeBetween(from: number, to: number, calendar: WorkingCalendar): number {
  let sum = 0
  for (const span of workingSpans(from, to, calendar)) sum += Math.max(0, Math.min(span.to, to) - span.from)
  return sum
}

/** The last instant with so much working time between it and `at`. */
export function takeWorkingTime(at: number, length: number, calendar: WorkingCalendar): number {
  if (length <= 0) return at
  for (let window = length + 7 * DAY_MS; ; window = Math.min(2 * window, FURTHEST_MS)) {
    const found = lastFrom([...workingSpans(at - window, at, calendar)], at, length)
    if (found !== null) return found
    if (window >= FURTHEST_MS) return at - FURTHEST_MS
  }
}

function lastFrom(spans: readonly Span[], until: number, length: number): number | null {
  let left = length
  for (const { from, to } of spans.toReversed()) {
    const end = Math.min(to, until)
    if (end - from >= left) return end - left
    left -= Math.max(0, end - from)
  }
  return null
}
