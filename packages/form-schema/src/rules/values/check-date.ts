/** Checks the value of `date`: text in the widget's format or milliseconds; one, a list, or a range in order. */
import { type ValueProblem, wrongShape } from '../../define-behaviour'
import { isList } from '../../json'
import { VALUE_LIMITS } from '../../value-limits'
import { parseDateText } from './date-text'

/**
 * Date types of spec 3.3.
 *
 * @example DATE_TYPES.includes('daterange') // true
 */
export const DATE_TYPES = ['year', 'month', 'date', 'dates', 'datetime', 'datetimerange', 'daterange'] as const

interface DateOptions {
  readonly type: (typeof DATE_TYPES)[number]
  readonly format: string
  readonly timestamp: boolean
  readonly isRange: boolean
}

/** What a date widget stores: one moment, a list of days, or a pair `[start, end]`. */
export type DateValueKind = 'single' | 'list' | 'range'

/**
 * What a date widget stores.
 *
 * @param options - `type` and `isRange` of its options.
 * @returns `list` for any number of dates, `range` for a start and an end, `single` for one date.
 * @example dateValueKind({ type: 'daterange', isRange: false }) // 'range'
 */
export function dateValueKind({ type, isRange }: Pick<DateOptions, 'type' | 'isRange'>): DateValueKind {
  if (type === 'dates') return 'list'
  return type === 'daterange' || type === 'datetimerange' || isRange ? 'range' : 'single'
}

/** Problems of a date value. */
export function checkDate(value: unknown, options: DateOptions): readonly ValueProblem[] {
  const kind = dateValueKind(options)
  if (kind === 'single') return checkMoments([value], options)
  if (!isList(value) || value.length > VALUE_LIMITS.choices || (kind === 'range' && value.length !== 2)) {
    return wrongShape(kind)
  }
  const problems = checkMoments(value, options)
  return problems.length > 0 || kind === 'list' || isInOrder(value, options) ? problems : [{ code: 'date', params: { reason: 'order' } }]
}

function checkMoments(moments: readonly unknown[], { format, timestamp }: DateOptions): readonly ValueProblem[] {
  for (const moment of moments) {
    if (typeof moment !== (timestamp ? 'number' : 'string')) return wrongShape(timestamp ? 'milliseconds' : 'date')
    const isDate = typeof moment === 'number' ? new Date(moment).getTime() === moment : parseDateText(String(moment), format) !== null
    if (!isDate) return [{ code: 'date', params: timestamp ? { reason: 'time' } : { reason: 'format', format } }]
  }
  return []
}

/** Of two moments that were checked: their parts stand with the longest first. */
function isInOrder(pair: readonly unknown[], { format }: DateOptions): boolean {
  const [start = [], end = []] = pair.map((moment) =>
    typeof moment === 'number' ? [moment] : Object.values(parseDateText(String(moment), format) ?? {}),
  )
  return start.reduce((order, part, index) => order || part - (end[index] ?? 0), 0) <= 0
}

/** Problems of a time of day: text in the widget's format; a pair starts before it ends. */
export function checkTime(value: unknown, { format, isRange }: Pick<DateOptions, 'format' | 'isRange'>): readonly ValueProblem[] {
  const problems = checkDate(value, { type: 'date', format, timestamp: false, isRange })
  return problems.map(({ code, params }) => (code === 'date' ? { code, params: { ...params, kind: 'time' } } : { code, params }))
}
