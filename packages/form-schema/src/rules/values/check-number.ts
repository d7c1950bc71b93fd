/** Checks the value of `number`: a finite number inside min and max, on a step. */
import { isList } from '../../json'
import { type ValueProblem, wrongShape } from '../../define-behaviour'

interface NumberOptions {
  readonly min: number | ''
  readonly max: number | ''
  readonly step: number
}

/** True for a number that can be reckoned with. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** Problems of a number. Steps count from `min`, or from 0 when there is none, as in HTML. */
export function checkNumber(value: unknown, { min, max, step }: NumberOptions): readonly ValueProblem[] {
  if (!isNumber(value)) return wrongShape('number')
  const problems: ValueProblem[] = []
  if (min !== '' && isLess(value, min)) problems.push({ code: 'min', params: { min } })
  if (max !== '' && isLess(max, value)) problems.push({ code: 'max', params: { max } })
  if (!isOnStep(value, min === '' ? 0 : min, step)) problems.push({ code: 'step', params: { step } })
  return problems
}

/** Equal but for the last digits, which sums of fractions get wrong: 0.3 / 0.1 is 2.9999999999999996. */
const isNear = (one: number, other: number, slack: number) => Math.abs(one - other) <= slack * Math.max(1, Math.abs(one))

/** True when a number is less by more than such digits: 0.3 is no less than 0.1 + 0.2. */
const isLess = (one: number, other: number) => one < other && !isNear(one, other, 1e-12)

/** A number that missed its limit by such digits alone is that limit; of a pair each. */
export function cleanNumber(value: unknown, limits: Pick<NumberOptions, 'min' | 'max'>): unknown {
  const { min, max } = limits
  if (isList(value)) return value.map((each) => cleanNumber(each, limits))
  return isNumber(value) ? Math.min(Math.max(value, min === '' ? value : min), max === '' ? value : max) : value
}

function isOnStep(value: number, base: number, step: number): boolean {
  const steps = (value - base) / step
  return isNear(steps, Math.round(steps), 1e-9)
}
