/** How much is worked in a week, without a look at each of its hours where it is a week like any other. */
import { clockIn, DAY_MS } from './clock'
import { workingSpans } from './working-spans'
import { weekMinutes, type WorkingCalendar } from './working-time'

export const WEEK_MS = 7 * DAY_MS

const MINUTE_MS = 60_000

/**
 * From an instant on, for the week that follows. A week in which no clock is changed and no day is special holds the hours of the week, whenever it begins:
 * so a limit of years costs a look at each week, however many hours a week has.
 */
export function workedByWeek(calendar: WorkingCalendar): (from: number) => number {
  const clock = clockIn(calendar.timeZone)
  const special = new Set(calendar.days.map(({ date }) => Date.parse(date) / DAY_MS))
  const usual = MINUTE_MS * weekMinutes(calendar.week)
  return (from) => {
    const [begin, end] = [clock.wallAt(from), clock.wallAt(from + WEEK_MS)]
    const isUsual = end - begin === WEEK_MS && !hasAny(special, Math.floor(begin / DAY_MS), Math.floor(end / DAY_MS))
    return isUsual ? usual : workedBetween(from, from + WEEK_MS, calendar)
  }
}

function hasAny(days: ReadonlySet<number>, first: number, last: number): boolean {
  if (days.size > 0) for (let day = first; day <= last; day += 1) if (days.has(day)) return true
  return false
}

/** By a look at each of the hours. */
export function workedBetween(from: number, to: number, calendar: WorkingCalendar): number {
  let sum = 0
  for (const span of workingSpans(from, to, calendar)) sum += Math.max(0, Math.min(span.to, to) - span.from)
  return sum
}
