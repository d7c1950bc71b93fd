/** The moments at which a rule is due. Pure: the same rule, calendar and moment, the same answer, on the server and in the preview. */
import { type WorkingCalendar, workingDaysOf, type WorkingTime } from '@formwork/workflow-core'
import type { Repeat, ScheduleRule } from './rule'
import { dayAt, instantAt } from './wall-clock'

/** Between two 29 Februaries lie eight years where the century has none. */
const DAYS_LOOKED_AT = 366 * 9
const DAY_MS = 24 * 3_600_000
/** So far a day is moved at most. */
const LONGEST_BREAK = 366

/** @returns the first moment after `after`; null when there is none. */
export function nextOccurrence(rule: ScheduleRule, calendar: WorkingCalendar, after: Date): Date | null {
  const { timeZone } = calendar
  const { first, last } = boundsOf(rule)
  const plannedFor = occurrenceFinder(rule, calendar)
  const today = dayAt(timeZone, after.getTime())
  let day = today > first ? today : first
  for (let looked = 0; looked < DAYS_LOOKED_AT; looked += 1) {
    if (last !== null && day > last) return null
    if (plannedFor(day) !== null) {
      const at = instantAt(timeZone, day, rule.time)
      if (at > after.getTime()) return new Date(at)
    }
    day = dayAfter(day)
  }
  return null
}

/** The days between which it can be due: those of the rule, and those to which they are moved. */
function boundsOf({ from, until, onDayOff }: ScheduleRule) {
  return {
    first: onDayOff === 'before' ? dayAfter(from, -LONGEST_BREAK) : from,
    last: until === null || onDayOff !== 'next' ? until : written(dayAfter(until, LONGEST_BREAK)),
  }
}

/** The texts of later days begin with a sign, and are no longer in their order. */
const LAST_DAY = '9999-12-31'
const written = (day: string) => (day.startsWith('+') ? LAST_DAY : day)

/** @returns for a day, the day of the rule that is moved to it, the nearest of several; null where none is. */
function occurrenceFinder({ repeat, from, until, onDayOff }: ScheduleRule, calendar: WorkingTime): (day: string) => string | null {
  const isPlanned = (day: string) => day >= from && (until === null || day <= until) && fallsOn(repeat, day, from)
  if (onDayOff === undefined) return (day) => (isPlanned(day) ? day : null)
  const isWorked = workingDaysOf(calendar)
  // Days off are looked through away from where they are moved to.
  const step = { next: -1, before: 1, leaveOut: 0 }[onDayOff]
  return (day) => {
    if (!isWorked(day)) return null
    for (let moved = 0, one = day; moved <= LONGEST_BREAK; moved += 1) {
      if (isPlanned(one)) return one
      one = dayAfter(one, step)
      if (step === 0 || isWorked(one)) return null
    }
    return null
  }
}

/** The day of the rule that a moment of it stands for, where that is another day. */
export function movedFrom(rule: ScheduleRule, calendar: WorkingCalendar, at: Date): string | null {
  const day = dayAt(calendar.timeZone, at.getTime())
  const planned = occurrenceFinder(rule, calendar)(day)
  return planned === day ? null : planned
}

/** The next few of them. */
export function nextOccurrences(
  rule: ScheduleRule,
  calendar: WorkingCalendar,
  { after, count }: { readonly after: Date; readonly count: number },
): Date[] {
  const found: Date[] = []
  for (let last: Date | null = after; last !== null && found.length < count; ) {
    last = nextOccurrence(rule, calendar, last)
    if (last !== null) found.push(last)
  }
  return found
}

/** The last moment up to `now`, of those since `since`, which is one itself. */
export function latestOccurrence(
  rule: ScheduleRule,
  calendar: WorkingCalendar,
  { since, now }: { readonly since: Date; readonly now: Date },
): Date {
  let latest = since
  for (let next = nextOccurrence(rule, calendar, latest); next !== null && next <= now; next = nextOccurrence(rule, calendar, next))
    latest = next
  return latest
}

/** Whether a day, as `2026-11-21`, is one of the rule's. */
export function fallsOn(repeat: Repeat, day: string, from: string): boolean {
  const date = dateOf(day)
  switch (repeat.kind) {
    case 'daily':
      return Math.round((date.getTime() - dateOf(from).getTime()) / DAY_MS) % repeat.every === 0
    case 'weekly':
      // Sunday is 0 there.
      return repeat.weekdays.includes(date.getUTCDay() || 7)
    case 'monthly':
      return repeat.days.includes(date.getUTCDate()) || (repeat.days.includes('last') && isLastOfMonth(day))
    case 'yearly':
      return date.getUTCMonth() + 1 === repeat.month && date.getUTCDate() === repeat.day
  }
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const isLastOfMonth = (day: string) => dayAfter(day).endsWith('-01')

function dayAfter(day: string, count = 1): string {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
