/** Checks the value of `slider`: one number on the line, or a pair in order. */
import { type ValueProblem, wrongShape } from '../../define-behaviour'
import { isList } from '../../json'
import { checkNumber } from './check-number'

interface SliderOptions {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly range: boolean
}

/** Problems of a slider's value. */
export function checkSlider(value: unknown, options: SliderOptions): readonly ValueProblem[] {
  if (!options.range) return checkNumber(value, options)
  if (!isList(value) || value.length !== 2) return wrongShape('pair')
  const [start, end] = value
  const problems = value.map((number) => checkNumber(number, options)).find((found) => found.length > 0)
  if (problems !== undefined) return problems
  return Number(start) <= Number(end) ? [] : [{ code: 'order', params: {} }]
}
