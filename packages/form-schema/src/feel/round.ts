/** Rounds computed numbers as people do: 1.005 to two decimals is 1.01, whatever binary fractions make of it. */

/** Whole digits of a number that count; the rest is noise of binary fractions. */
const DIGITS = 15
/** More decimals than this no number of 15 digits has a use for. */
const MAX_DECIMALS = 15

/** Rounded to `decimals`, halves away from zero. */
export function roundTo(number: number, decimals: number): number {
  const scaled = Number((Math.abs(number) * 10 ** decimals).toPrecision(DIGITS))
  const rounded = Number((Math.round(scaled) / 10 ** decimals).toPrecision(DIGITS))
  return number < 0 ? -rounded : rounded
}

/**
 * Rounded to the decimals that `step` has. A step without decimals is the stride of a control, and the default of every number field: it says
 * nothing about how exact a sum is, so that nothing is rounded.
 */
export function roundToStep(number: number, step: number): number {
  const decimals = decimalsOf(step)
  return decimals === 0 || decimals > MAX_DECIMALS ? number : roundTo(number, decimals)
}

function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}
