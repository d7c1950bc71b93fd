/** Checks the value of `input` and `textarea`: data type, pattern, length. */
import { patterns } from '#patterns'
import { type ValueProblem, wrongShape } from '../../define-behaviour'
import type { FieldLogic } from '../../options/field-logic'
import { type DataType, isNumericDataType, isOfDataType } from './data-types'

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
  const pattern = patterns()?.(source)
  if (!pattern) return []
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

interface NumericText extends TextOptions {
  readonly formwork: FieldLogic
}

/**
 * Numeric text becomes a number, as the old family stores it, unless that would lose what was typed: digits past what a number holds exactly, or
 * a spelling that the field's own pattern and lengths ask for. They are asked of a number as it is written, `7` for 7; so `007` in a field of
 * three characters at least stays text, and what was accepted once is accepted when it is read back.
 */
export function cleanText(value: unknown, options: NumericText): unknown {
  const { dataType, formwork } = options
  if (typeof value !== 'string' || !isNumericDataType(dataType) || !isOfDataType(value, dataType)) return value
  // Zero has no sign in JSON.
  const number = Number(value) + 0
  if (!Number.isFinite(number) || Math.abs(number) > Number.MAX_SAFE_INTEGER) return value
  if (formwork.computed !== undefined) return number
  const isShort = String(number).length < (formwork.rules?.minLength ?? 0)
  return isShort || checkText(number, options).some(({ params }) => !params['problem']) ? value : number
}
