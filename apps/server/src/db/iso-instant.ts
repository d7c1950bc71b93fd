/** Formats instants for answers without creating dates: for the forty rows of a list that took longer than to read them. */
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** A `timestamptz` as `isoInstant` reads it, whatever the zone of the connection is. */
export const inUtc = (instant: SQLWrapper): SQL => sql`${instant} at time zone 'UTC'`

const MILLIS_BEGIN = 20
const MILLIS_END = 23

/** @param text as PostgreSQL writes a timestamp: `2026-03-02 08:00:00.25` @returns `2026-03-02T08:00:00.250Z` */
export function isoInstant(text: string): string {
  // Before Christ and after the year 9999 it is longer, or stands elsewhere.
  if (text.length > 26 || text[10] !== ' ') return new Date(`${text}Z`).toISOString()
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(MILLIS_BEGIN, MILLIS_END).padEnd(3, '0')}Z`
}
