/** Dates and numbers the way the active language writes them. Formatters are kept: making one costs more than using it. */
import type { Locale } from './locale'
import { offsetAt, siteTimeZone } from './site-time'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** In the time zone of the site, so that everybody reads the day its numbers and filters mean. */
function dateFormat(locale: Locale, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const timeZone = siteTimeZone()
  const key = `${locale} ${name} ${timeZone ?? ''}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, timeZone === undefined ? options : { ...options, timeZone })
  formatters.set(key, made)
  return made
}

const two = '2-digit' as const

/** 2026-11-21 14:05 in Chinese, Nov 21, 2026, 14:05 in English; with the zone where the reader's clock shows another hour. */
export function formatDateTime(instant: string | number | Date, locale: Locale): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const moment = formatShortDateTime(date, locale)
  return isOwnHour(date) ? moment : `${moment} ${zoneName(date)}`
}

/** For lists, where the exact moment is a tooltip away. */
export function formatShortDateTime(instant: string | number | Date, locale: Locale): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  return `${formatDate(date, locale)}${locale === 'zh-CN' ? ' ' : ', '}${time(date, locale)}`
}

export function formatDate(instant: string | number | Date, locale: Locale): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  if (locale !== 'zh-CN') return dateFormat(locale, 'day', { day: 'numeric', month: 'short', year: 'numeric' }).format(date)
  const { year, month, day } = partsOf(dateFormat(locale, 'iso', { year: 'numeric', month: two, day: two }), date)
  return `${year}-${month}-${day}`
}

/** As `2026-11-21`: the day that an instant falls on at the site. */
export const siteDay = (instant: Date): string => formatDate(instant, 'zh-CN')

/** `11-21` or `Nov 21`, of a day written as `2026-11-21`: a day of the calendar, in no time zone. The year is in the page's context. */
export function formatShortDay(day: string, locale: Locale): string {
  if (locale === 'zh-CN') return day.slice(5)
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** A day written as `2026-11-21`, in no time zone. */
export function formatDay(day: string, locale: Locale): string {
  if (locale === 'zh-CN') return day
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** `星期一` or `Monday`; weekdays count from 0 for Monday. */
export function weekdayName(weekday: number, locale: Locale): string {
  return weekdayOf(`2024-01-0${weekday + 1}`, locale)
}

/** The same of a day written as `2026-11-21`. */
export function weekdayOf(day: string, locale: Locale): string {
  const key = `${locale} weekday`
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  formatters.set(key, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(value)
}

function time(date: Date, locale: Locale): string {
  return dateFormat(locale, 'time', { hour: two, minute: two, hourCycle: 'h23' }).format(date)
}

function isOwnHour(date: Date): boolean {
  return offsetAt(date.getTime(), siteTimeZone()) === offsetAt(date.getTime(), undefined)
}

/** `GMT+8`, which is the same in every language. */
function zoneName(date: Date): string {
  return partsOf(dateFormat('en', 'zone', { timeZoneName: 'shortOffset' }), date).timeZoneName ?? ''
}

function partsOf(format: Intl.DateTimeFormat, date: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
}

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const

export function formatBytes(bytes: number, locale: Locale): string {
  const step = bytes < 1024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1024 ** step)
  return `${size} ${UNITS[step] ?? ''}`
}
