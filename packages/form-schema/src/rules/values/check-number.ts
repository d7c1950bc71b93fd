/** Checks the value of `number`: a finite number inside min and max, on a step. */
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
  if (min !== '' && value < min) problems.push({ code: 'min', params: { min } })
  if (max !== '' && value > max) problems.push({ code: 'max', params: { max } })
  if (!isOnStep(value, min === '' ? 0 : min, step)) problems.push({ code: 'step', params: { step } })
  return problems
}

function isOnStep(value: number, base: number, step: number): boolean {
  const steps = (value - base) / step
  // 0.3 / 0.1 is 2.9999999999999996: a step is met when the quotient is whole up to the rounding of the three numbers.
  return Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps))
}
