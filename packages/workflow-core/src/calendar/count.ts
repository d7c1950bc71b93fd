/** Counting in working time. Everything is in milliseconds. */
import { DAY_MS } from './clock'
import { type Span, workingSpans } from './working-spans'
import type { WorkingCalendar } from './working-time'
import { WEEK_MS, workedBetween, workedByWeek } from './worked-weeks'

/** Fifty years: the result is limited to this where a calendar has little working time. */
export const FURTHEST_MS = 50 * 365 * DAY_MS

/** The first instant by which so much working time has passed; the end of a working day, not the beginning of the next one. */
export function addWorkingTime(at: number, length: number, calendar: WorkingCalendar): number {
  const furthest = at + FURTHEST_MS
  let [begin, left] = [at, length]
  if (left <= 0) return at
  const workedFrom = workedByWeek(calendar)
  for (; begin + WEEK_MS <= furthest; begin += WEEK_MS) {
    const worked = workedFrom(begin)
    if (worked >= left) break
    left -= worked
  }
  for (const { from, to } of workingSpans(begin, furthest, calendar)) {
    if (to - from >= left) return Math.min(from + left, furthest)
    left -= to - from
  }
  return furthest
}

/** How much of the time between two instants is working time; 0 where the second is the earlier one. */
export function workingTimeBetween(from: number, to: number, calendar: WorkingCalendar): number {
  const workedFrom = workedByWeek(calendar)
  let [begin, sum] = [from, 0]
  for (; begin + WEEK_MS <= to; begin += WEEK_MS) sum += workedFrom(begin)
  return sum + workedBetween(begin, to, calendar)
}

/** The last instant with so much working time between it and `at`. */
export function takeWorkingTime(at: number, length: number, calendar: WorkingCalendar): number {
  const earliest = at - FURTHEST_MS
  let [until, left] = [at, length]
  if (left <= 0) return at
  const workedFrom = workedByWeek(calendar)
  for (; until - WEEK_MS >= earliest; until -= WEEK_MS) {
    const worked = workedFrom(until - WEEK_MS)
    if (worked >= left) break
    left -= worked
  }
  return lastFrom([...workingSpans(Math.max(until - WEEK_MS, earliest), until, calendar)], until, left) ?? earliest
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
