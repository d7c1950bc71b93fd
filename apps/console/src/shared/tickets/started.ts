/** The filter "started", as in the address of a list: a number of last days, two days, or that they are being chosen. */
import { daysOf, startOfDay, today } from '../i18n/day-bounds'

export const LAST_DAYS = [1, 7, 30] as const
export const CHOOSING = 'days'

const countOf = (value: string) => LAST_DAYS.find((count) => String(count) === value)

/** Which of the choices it is; '' for any time. */
export function startedOf(value: string): string {
  if (countOf(value) !== undefined) return value
  return value === CHOOSING || daysOf(value) !== null ? CHOOSING : ''
}

/**
 * The query: from the beginning of the first day on the site, to the end of the last.
 *
 * @example
 * boundsOf('2026-11-01..2026-11-02') // { from: '2026-10-31T16:00:00.000Z', until: '2026-11-02T16:00:00.000Z' } in Shanghai
 */
export function boundsOf(value: string): { readonly from?: string; readonly until?: string } {
  const count = countOf(value)
  if (count !== undefined) return { from: startOfDay(today(), 1 - count) }
  const days = daysOf(value)
  return days === null ? {} : { from: startOfDay(days[0], 0), until: startOfDay(days[1], 1) }
}
