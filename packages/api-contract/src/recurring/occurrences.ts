/** The moments at which a rule is due. Pure: the same rule, time zone and moment, the same answer, on the server and in the preview. */
import type { Repeat, ScheduleRule } from './rule'
import { dayAt, instantAt } from './wall-clock'

/** Between two 29 Februaries lie eight years where the century has none. */
const DAYS_LOOKED_AT = 366 * 9
const DAY_MS = 24 * 3_600_000

/** @returns the first moment after `after`; null when there is none any more, or never was one. */
export function nextOccurrence({ repeat, time, from, until }: ScheduleRule, timeZone: string, after: Date): Date | null {
  const today = dayAt(timeZone, after.getTime())
  let day = today > from ? today : from
  for (let looked = 0; looked < DAYS_LOOKED_AT; looked += 1) {
    if (until !== null && day > until) return null
    if (fallsOn(repeat, day, from)) {
      const at = instantAt(timeZone, day, time)
      if (at > after.getTime()) return new Date(at)
    }
    day = dayAfter(day)
  }
  return null
}

/** The next few of them. */
export function nextOccurrences(
  rule: ScheduleRule,
  timeZone: string,
  { after, count }: { readonly after: Date; readonly count: number },
): Date[] {
  const found: Date[] = []
  for (let last: Date | null = after; last !== null && found.length < count; ) {
    last = nextOccurrence(rule, timeZone, last)
    if (last !== null) found.push(last)
  }
  return found
}

/** The last moment up to `now`, of those since `since`, which is one itself. */
export function latestOccurrence(rule: ScheduleRule, timeZone: string, { since, now }: { readonly since: Date; readonly now: Date }): Date {
  let latest = since
  for (let next = nextOccurrence(rule, timeZone, latest); next !== null && next <= now; next = nextOccurrence(rule, timeZone, next))
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

function dayAfter(day: string): string {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
