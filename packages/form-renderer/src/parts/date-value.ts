/** Between what a date field stores (text in its format, or milliseconds) and the text in its control. */
import { parseDateText } from '@formwork/form-schema'
import { formatDate, fromTimestamp, type PickerKind, toTimestamp } from './date-text'

export interface DateOptions {
  readonly type: string
  readonly format: string
  readonly timestamp: boolean
  readonly isRange: boolean
}

/** The text shown for a stored moment. */
export function dateTextOf(value: unknown, format: string): string {
  if (typeof value === 'number') return Number.isFinite(value) ? formatDate(fromTimestamp(value), format) : ''
  return typeof value === 'string' ? value : ''
}

/** What is stored for typed text. Text that is no date is kept as it is: the rules refuse it, and nothing typed is lost. */
export function dateValueOf(text: string, { format, timestamp }: DateOptions): string | number {
  if (!timestamp) return text
  const parts = parseDateText(text, format)
  return parts ? toTimestamp(parts) : text
}

/** The native picker for a date field, or null where typing is all there is (years). The format may lack what the type allows. */
export function pickerOf({ type, format }: DateOptions): PickerKind | null {
  if (type === 'year' || !format.includes('yyyy') || !format.includes('MM')) return null
  if (type === 'month' || !format.includes('dd')) return 'month'
  return type.startsWith('datetime') && format.includes('HH') ? 'datetime-local' : 'date'
}
