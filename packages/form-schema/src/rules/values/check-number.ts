/** Checks the value of `number`: a finite number inside min and max, on a step. */
import { isList } from '../../json'
import { type ValueProblem, wrongShape } from '../../define-behaviour'
import { numberOnStep } from './number-steps'

interface NumberOptions {
  readonly min: number | ''
  readonly max: number | ''
  readonly step: number
}

/** True for a number that can be reckoned with. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** Problems of a number. Steps count from `min`, or from 0 without one, as in HTML. */
export function checkNumber(value: unknown, { min, max, step }: NumberOptions): readonly ValueProblem[] {
  if (!isNumber(value)) return wrongShape('number')
  const problems: ValueProblem[] = []
  if (min !== '' && isLess(value, min)) problems.push({ code: 'min', params: { min } })
  if (max !== '' && isLess(max, value)) problems.push({ code: 'max', params: { max } })
  if (numberOnStep(value, { base: min === '' ? 0 : min, step }) === null) problems.push({ code: 'step', params: { step } })
  return problems
}

/** Equal but for the last digits, which sums of fractions get wrong: 0.3 / 0.1 is 2.9999999999999996. */
const isNear = (one: number, other: number, slack: number) => Math.abs(one - other) <= slack * Math.max(1, Math.abs(one))

/** True when a number is less by more than such digits: 0.3 is no less than 0.1 + 0.2. */
const isLess = (one: number, other: number) => one < other && !isNear(one, other, 1e-12)

/** A number that missed its limit or its step by such digits alone is that number; of a pair each. */
export function cleanNumber(value: unknown, limits: NumberOptions): unknown {
  const { min, max, step } = limits
  if (isList(value)) return value.map((each) => cleanNumber(each, limits))
  if (!isNumber(value)) return value
  const onStep = numberOnStep(value, { base: min === '' ? 0 : min, step }) ?? value
  return Math.min(Math.max(onStep, min === '' ? -Infinity : min), max === '' ? Infinity : max)
}
