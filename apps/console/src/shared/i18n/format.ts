/** Dates and numbers the way the active language writes them. Formatters are kept: making one costs more than using it. */
import type { Locale } from './locale'

const formatters = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: Locale, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${name}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}

const two = '2-digit' as const

/** 2026-11-21 14:05 in Chinese, 21 Nov 2026, 14:05 in English. */
export function formatDateTime(instant: string | number | Date, locale: Locale): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  if (locale === 'zh-CN') return `${isoDay(date)} ${time(date, locale)}`
  return `${dateFormat(locale, 'day', { day: 'numeric', month: 'short', year: 'numeric' }).format(date)}, ${time(date, locale)}`
}

export function formatDate(instant: string | number | Date, locale: Locale): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  return locale === 'zh-CN' ? isoDay(date) : dateFormat(locale, 'day', { day: 'numeric', month: 'short', year: 'numeric' }).format(date)
}

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(value)
}

function time(date: Date, locale: Locale): string {
  return dateFormat(locale, 'time', { hour: two, minute: two, hourCycle: 'h23' }).format(date)
}

function isoDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
