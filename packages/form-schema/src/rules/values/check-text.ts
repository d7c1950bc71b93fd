/** Checks the value of `input` and `textarea`: data type, pattern, length. */
import { type ValueProblem, wrongShape } from '../../define-behaviour'
import { type DataType, isNumericDataType, isOfDataType } from './data-types'
import { compilePattern } from '../pattern'

interface TextOptions {
  readonly dataType: DataType
  readonly pattern: string
  readonly maxlength: number
}

/** Problems of a text value, in the spec's order: type, pattern, then length. */
export function checkText(value: unknown, options: TextOptions): readonly ValueProblem[] {
  if (!isTextValue(value, options.dataType)) return wrongShape('string')
  const problems: ValueProblem[] = []
  if (!isOfDataType(value, options.dataType)) problems.push({ code: 'type', params: { dataType: options.dataType } })
  const text = String(value)
  if (options.pattern !== '') problems.push(...checkPattern(text, options.pattern))
  if (options.maxlength >= 0 && text.length > options.maxlength) {
    problems.push({ code: 'max', params: { max: options.maxlength, length: text.length } })
  }
  return problems
}

function checkPattern(text: string, source: string): readonly ValueProblem[] {
  const pattern = compilePattern(source)
  if (!pattern.ok) return [{ code: 'pattern', params: { problem: pattern.problem } }]
  if (text.length > pattern.longest) return [{ code: 'pattern', params: { limit: pattern.longest } }]
  return pattern.matches(text) ? [] : [{ code: 'pattern', params: { pattern: source } }]
}

/** Text for most data types; the numeric ones and boolean also take their own kind. */
function isTextValue(value: unknown, dataType: DataType): value is string | number | boolean {
  if (typeof value === 'string') return true
  if (typeof value === 'number') return Number.isFinite(value) && isNumericDataType(dataType)
  return typeof value === 'boolean' && dataType === 'boolean'
}

/** Numeric text becomes a number, as the old family stores it, unless it is too large to be exact. */
export function cleanText(value: unknown, dataType: DataType): unknown {
  if (typeof value !== 'string' || !isNumericDataType(dataType) || !isOfDataType(value, dataType)) return value
  const number = Number(value)
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : value
}
