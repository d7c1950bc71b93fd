/** Days of a filter as instants, where the site is. */
import { siteTimeZone, startOfDay as startAt } from '../../shared/i18n/site-time'

export const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00`))

/** When a day begins on the site, or one so many days later. */
export function startOfDay(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + daysLater)
  return startAt(date.toISOString().slice(0, 10), siteTimeZone()).toISOString()
}
