/** Gives a computed result the form in which its field stores values. */
import { textOf } from '../conditions/compare-values'
import { isNumericDataType } from '../rules/data-types'
import { behaviourOf } from '../widgets/behaviours'
import type { AnyKnownWidget } from '../widgets/index'

/** An ISO date, time, or both, as results of FEEL come; a zone is left off, for values have none. */
const ISO = /^(?:(\d{4})-(\d{2})-(\d{2}))?T?(?:(\d{2}):(\d{2})(?::(\d{2}))?)?/

/** The result as the field stores it: text for a text field, a date in the field's format; nothing becomes the field's empty value. */
export function fitResult(widget: AnyKnownWidget, result: unknown): unknown {
  if (result === null) return behaviourOf(widget).emptyValue(widget.options)
  if (widget.type === 'textarea' || (widget.type === 'input' && !isNumericDataType(widget.options.dataType))) return textOf(result)
  if (widget.type === 'date' || widget.type === 'time') {
    const { format } = widget.options
    const isTimestamp = widget.type === 'date' && widget.options.timestamp
    const fit = (moment: unknown) => (typeof moment === 'string' ? fitMoment(moment, format, isTimestamp) : moment)
    return Array.isArray(result) ? result.map(fit) : fit(result)
  }
  return result
}

function fitMoment(text: string, format: string, isTimestamp: boolean): unknown {
  const [found = '', year = '0000', month = '01', day = '01', hour = '00', minute = '00', second = '00'] = ISO.exec(text) ?? []
  if (found === '') return text
  if (isTimestamp) return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  const parts: Readonly<Record<string, string>> = { yyyy: year, MM: month, dd: day, HH: hour, mm: minute, ss: second }
  return format.replaceAll(/yyyy|MM|dd|HH|mm|ss/g, (token) => parts[token] ?? token)
}
