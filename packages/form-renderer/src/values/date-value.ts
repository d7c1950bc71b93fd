/** Between what a date or time field stores (text in its format, or milliseconds) and the text in its control. */
import { type CalendarParts, momentText, parseDateText } from '@formwork/form-schema'
import { formatDate, fromTimestamp, tokensOf, toTimestamp } from './date-text'

export interface DateOptions {
  readonly type: string
  readonly format: string
  readonly timestamp: boolean
  readonly isRange: boolean
}

/** What one cell of a calendar stands for. */
export type CalendarUnit = 'day' | 'month' | 'year'

/** The parts of a time of day that a format names. */
export type TimePart = 'hour' | 'minute' | 'second'

/** The calendar with which a date field can be filled. */
export interface CalendarShape {
  readonly unit: CalendarUnit
  /** Empty for a calendar without a clock. */
  readonly time: readonly TimePart[]
}

/** The text shown for a stored moment. */
export function dateTextOf(value: unknown, format: string): string {
  if (typeof value === 'number') return Number.isFinite(value) ? formatDate(fromTimestamp(value), format) : ''
  return typeof value === 'string' ? value : ''
}

/** What is read of a stored moment where nobody enters one. */
export function readMoment(value: unknown, format: string, locale: string): string {
  if (typeof value === 'number') return Number.isFinite(value) ? momentText(new Date(value), format, locale) : ''
  return typeof value === 'string' ? momentText(value, format, locale, 'UTC') : ''
}

/** What is stored for typed text. Text that is no date is kept as it is: the rules refuse it, and nothing typed is lost. */
export function dateValueOf(text: string, { format, timestamp }: DateOptions): string | number {
  if (!timestamp) return text
  const parts = parseDateText(text, format)
  return parts ? toTimestamp(parts) : text
}

/** What is stored for a moment chosen in a calendar. */
export function chosenValue(parts: CalendarParts, { format, timestamp }: DateOptions): string | number {
  return timestamp ? toTimestamp(parts) : formatDate(parts, format)
}

/** The moment a stored value names, as far as its format can say it; null when it names none. */
export function momentOf(value: unknown, format: string): CalendarParts | null {
  return parseDateText(dateTextOf(value, format), format)
}

/** The calendar for a date field, or null where typing is all there is. The format may say less than the type allows, and it decides. */
export function calendarOf({ type, format }: Pick<DateOptions, 'type' | 'format'>): CalendarShape | null {
  const tokens = new Set(tokensOf(format).map(({ token }) => token))
  if (!tokens.has('yyyy')) return null
  if (type === 'year' || !tokens.has('MM')) return { unit: 'year', time: [] }
  if (type === 'month' || !tokens.has('dd')) return { unit: 'month', time: [] }
  return { unit: 'day', time: type.startsWith('datetime') ? timePartsOf(format) : [] }
}

const TIME_PARTS = { HH: 'hour', mm: 'minute', ss: 'second' } as const

/** The parts of a time of day in `format`, largest first; none when it does not begin with the hour. */
export function timePartsOf(format: string): readonly TimePart[] {
  const tokens = new Set<string>(tokensOf(format).map(({ token }) => token))
  if (!tokens.has('HH')) return []
  return (['HH', 'mm', 'ss'] as const).filter((token) => tokens.has(token)).map((token) => TIME_PARTS[token])
}
