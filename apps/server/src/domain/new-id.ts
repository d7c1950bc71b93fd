/** UUID version 7: time-ordered, so that new rows land at the end of an index. Made here because PostgreSQL 15 cannot. */
import { randomUUID } from 'node:crypto'

export function newId(now: Date = new Date()): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  // Node makes version 4 from random bytes that it draws many at a time; everything behind the version digit is kept.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Comes before every id that was made at that instant or later, and after every earlier one. None is of before 1970. */
export function firstIdAt(instant: Date): string {
  const time = Math.max(0, instant.getTime()).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
