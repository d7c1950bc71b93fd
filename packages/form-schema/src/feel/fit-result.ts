/** Gives a computed result the form in which its field stores values. */
import { textOf } from '../condition-language/compare-values'
import { isNumericDataType, isOfDataType } from '../rules/values/data-types'
import { behaviourOf } from '../widgets/behaviours'
import type { AnyKnownWidget } from '../widgets/index'
import { roundTo, roundToStep } from './round'

/** An ISO date, time, or both, as results of FEEL come; a zone is left off, for values have none. */
const ISO = /^(?:(\d{4})-(\d{2})-(\d{2}))?T?(?:(\d{2}):(\d{2})(?::(\d{2}))?)?/

/**
 * The result as the field stores it: text for a text field, a date in the field's format, a number rounded to the decimals of the field's
 * step; nothing becomes the field's empty value. A result of a kind that the field does not store comes back as it is.
 */
export function fitResult(widget: AnyKnownWidget, result: unknown): unknown {
  if (result === null) return behaviourOf(widget).emptyValue(widget.options)
  switch (widget.type) {
    case 'textarea':
      return textOf(result)
    case 'input': {
      const { dataType } = widget.options
      if (!isNumericDataType(dataType)) return textOf(result)
      return onNumber(result, (number) => (dataType === 'integer' ? roundTo(number, 0) : number))
    }
    case 'number':
      return onNumber(result, (number) => roundToStep(number, widget.options.step))
    case 'slider': {
      const { min, max, step } = widget.options
      return onEach(result, (end) => onNumber(end, (number) => Math.min(Math.max(roundToStep(number, step), min), max)))
    }
    case 'rate': {
      const { max, allowHalf } = widget.options
      const stars = allowHalf ? 2 : 1
      return onNumber(result, (number) => Math.min(Math.max(roundTo(number * stars, 0) / stars, 0), max))
    }
    case 'date':
    case 'time': {
      const { format } = widget.options
      const isTimestamp = widget.type === 'date' && widget.options.timestamp
      return onEach(result, (moment) => (typeof moment === 'string' ? fitMoment(moment, format, isTimestamp) : moment))
    }
    default:
      return result
  }
}

/** Numbers, and texts that say one. */
function onNumber(result: unknown, change: (number: number) => number): unknown {
  const isNumeric = typeof result === 'number' || (typeof result === 'string' && isOfDataType(result, 'number'))
  return isNumeric ? change(Number(result)) : result
}

function onEach(result: unknown, change: (item: unknown) => unknown): unknown {
  return Array.isArray(result) ? result.map(change) : change(result)
}

function fitMoment(text: string, format: string, isTimestamp: boolean): unknown {
  const [found = '', year = '0000', month = '01', day = '01', hour = '00', minute = '00', second = '00'] = ISO.exec(text) ?? []
  if (found === '') return text
  if (isTimestamp) return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  const parts: Readonly<Record<string, string>> = { yyyy: year, MM: month, dd: day, HH: hour, mm: minute, ss: second }
  return format.replaceAll(/yyyy|MM|dd|HH|mm|ss/g, (token) => parts[token] ?? token)
}
