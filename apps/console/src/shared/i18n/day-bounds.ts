/** Days of a filter as instants, where the site is, and as they stand in an address. */
import { offsetAt, siteTimeZone, startOfDay as startAt } from './site-time'

/** First and last day as `yyyy-MM-dd`, both included. */
export type Days = readonly [from: string, until: string]

/** A whole day as `yyyy-MM-dd`, and one of the calendar. */
export const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00`))

/** When a day begins on the site, or one so many days later. */
export function startOfDay(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + daysLater)
  return startAt(date.toISOString().slice(0, 10), siteTimeZone()).toISOString()
}

/** The day it is on the site. */
export function today(now = Date.now()): string {
  return new Date(now + offsetAt(now, siteTimeZone())).toISOString().slice(0, 10)
}

/** Between the two days in an address. */
const BETWEEN = '..'

/** Null where they are no two days. */
export function daysOf(text: string): Days | null {
  const [from = '', until = ''] = text.split(BETWEEN)
  return isDay(from) && isDay(until) ? [from, until] : null
}

export const textOfDays = (days: Days | null): string => days?.join(BETWEEN) ?? ''
