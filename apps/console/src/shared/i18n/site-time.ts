/** Days and hours as the site counts them: in its time zone, wherever the reader is. */
import { shownAt } from '@formwork/api-contract'
import { useSite } from '../session/site'

const HOUR_MS = 3_600_000

/** The site's chosen zone, or the server's own. Undefined while neither is known: then the reader's. */
export function siteTimeZone(): string | undefined {
  const { time_zone: chosen, server_time_zone: own } = useSite.getState()
  return [chosen, own].find((zone) => zone !== '' && isKnown(zone))
}

/** The server's PostgreSQL may have a zone that this browser lacks. */
function isKnown(timeZone: string): boolean {
  try {
    shownAt(timeZone, 0)
    return true
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
export const offsetAt = (at: number, timeZone: string | undefined): number => shownAt(timeZone, at) - Math.floor(at / 1000) * 1000
