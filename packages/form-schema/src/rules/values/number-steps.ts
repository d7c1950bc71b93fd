/** Whether a number lies on a step, reckoned in decimals: `0.7 / 0.1` is 6.999999999999999, and past a thousand million a fixed slack hides halves. */

/** The steps of a number: they count from `base`. */
export interface NumberSteps {
  readonly base: number
  readonly step: number
}

/** From here on every quotient is a whole number: nothing finer can be distinguished, so nothing is refused, as in browsers. */
const LARGEST_QUOTIENT = 2 ** 53

/** A sum of fractions may miss its step by this part of itself (of 1 where it is smaller), and by this part of the step at most. */
const SLACK = 1e-12
const SLACK_OF_STEP = 1e-3

/** Ratios are compared as whole numbers of this size. */
const SCALE = 2 ** 60

/**
 * The number of the step of `value`, allowing for rounding errors of fractions; null when it is on none.
 * Where the steps are whole in binary (1, 0.5, 1024) the answer is that of a program that divides, as readers of JSON Schema do.
 */
export function numberOnStep(value: number, { base, step }: NumberSteps): number | null {
  const origin = Number.isInteger(base / step) ? 0 : base
  const steps = (value - origin) / step
  if (Number.isInteger(steps) || Math.abs(steps) >= LARGEST_QUOTIENT) return value
  const places = Math.max(0, ...[value, origin, step].map((each) => -decimalOf(each).exponent))
  const whole = (number: number) => decimalOf(number).digits * 10n ** BigInt(decimalOf(number).exponent + places)
  const size = whole(step)
  const over = (((whole(value) - whole(origin)) % size) + size) % size
  if (over === 0n) return value
  const isBelow = over * 2n > size
  const missed = isBelow ? size - over : over
  const slack = Math.min(SLACK_OF_STEP, (SLACK * Math.max(1, Math.abs(value), Math.abs(origin))) / step)
  if (missed * BigInt(SCALE) > size * BigInt(Math.floor(slack * SCALE))) return null
  const meant = isBelow ? whole(value) + missed : whole(value) - missed
  const found = Number(`${meant}e-${places}`)
  // So many digits may be more than a number holds.
  return decimalOf(found).exponent + places >= 0 && whole(found) === meant ? found : null
}

/** A number as its shortest decimal: `digits` times ten to the `exponent`. */
function decimalOf(value: number): { readonly digits: bigint; readonly exponent: number } {
  const [mantissa = '0', power = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length }
}
