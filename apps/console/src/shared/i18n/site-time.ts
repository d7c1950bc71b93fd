/** Days and hours as the site counts them: in its time zone, wherever the reader is. */
import { useSite } from '../session/site'

const HOUR_MS = 3_600_000
const parts = new Map<string, Intl.DateTimeFormat>()

/** The site's chosen zone, or the server's own. Undefined while neither is known: then the reader's. */
export function siteTimeZone(): string | undefined {
  const { time_zone: chosen, server_time_zone: own } = useSite.getState()
  return [chosen, own].find((zone) => zone !== '' && isKnown(zone))
}

/** The server's PostgreSQL may have a zone that this browser lacks. */
function isKnown(timeZone: string): boolean {
  try {
    return partsIn(timeZone) !== undefined
  } catch {
    return false
  }
}

/** The first moment of a day: not midnight where clocks are put forward at midnight. */
export function startOfDay(day: string, timeZone: string | undefined): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Clocks change once in two days at most: one of the two distances to UTC holds at the beginning of the day.
  const starts = [-24, 24].map((hours) => midnight - offsetAt(midnight + hours * HOUR_MS, timeZone)).toSorted((a, b) => a - b)
  return new Date(starts.find((start) => start + offsetAt(start, timeZone) >= midnight) ?? midnight)
}

/** Milliseconds the clocks of a zone are ahead of UTC. */
export function offsetAt(at: number, timeZone: string | undefined): number {
  const shown = Object.fromEntries(
    partsIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

function partsIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? ''
  const known = parts.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en', {
    ...(timeZone === undefined ? {} : { timeZone }),
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  parts.set(key, made)
  return made
}
