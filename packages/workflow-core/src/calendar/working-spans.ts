/** Working time as spans of instants, one after the other. */
import { clockIn, DAY_MS } from './clock'
import type { Hours, WorkingCalendar, WorkingTime } from './working-time'

export interface Span {
  readonly from: number
  readonly to: number
}

const MINUTE_MS = 60_000
/** The day of which days are counted, 1970-01-01, was a Thursday. */
const THURSDAY = 3

/** Those that end after an instant, the first one cut at it; none that begins after `until`. */
export function* workingSpans(after: number, until: number, calendar: WorkingCalendar): Generator<Span> {
  const clock = clockIn(calendar.timeZone)
  const hoursOn = hoursByDay(calendar)
  // No clock is a whole day from UTC.
  for (let day = Math.floor(clock.wallAt(after) / DAY_MS); (day - 1) * DAY_MS <= until; day += 1) {
    for (const hours of hoursOn(day)) {
      const from = clock.instantOf(day * DAY_MS + hours.from * MINUTE_MS)
      const to = clock.instantOf(day * DAY_MS + hours.to * MINUTE_MS)
      // Hours that the clocks skip do not count.
      if (to > after && to > from && from <= until) yield { from: Math.max(from, after), to }
    }
  }
}

/** By the count of days since 1970-01-01. */
export function hoursByDay({ week, days }: WorkingTime): (day: number) => readonly Hours[] {
  const inOrder = week.map((hours) => hours.toSorted((a, b) => a.from - b.from))
  const makeUpHours = inOrder.find((hours) => hours.length > 0) ?? []
  const special = new Map(days.map(({ date, kind }) => [Date.parse(date) / DAY_MS, kind]))
  return (day) => {
    const kind = special.get(day)
    if (kind !== undefined) return kind === 'work' ? makeUpHours : []
    return inOrder[(((day + THURSDAY) % 7) + 7) % 7] ?? []
  }
}
