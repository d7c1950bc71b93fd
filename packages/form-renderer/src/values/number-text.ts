/** Numbers as people type them, and steps without the noise of binary fractions. */

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i

/** Digits typed with a Chinese or Japanese input method, and its full stop and minus. */
const WIDE = /[０-９．－]/g

/** The number that `text` spells, null for no text, or the text itself when it is no number: the rules then say so. */
export function readNumber(text: string): number | string | null {
  const plain = text.trim().replace(WIDE, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
  if (plain === '') return null
  return NUMBER.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : text
}

/** More digits `toFixed` does not write. */
const MAX_DIGITS = 100

export interface NumberLimits {
  readonly min: number | ''
  readonly max: number | ''
  readonly step: number
}

/** The next number up or down, on the step and inside the limits. A value between two steps moves to the nearer one in that direction. */
export function stepNumber(value: unknown, direction: 1 | -1, { min, max, step }: NumberLimits): number {
  const base = min === '' ? 0 : min
  const from = typeof value === 'number' ? value : base - direction * step
  const steps = (from - base) / step
  // What binary fractions get wrong grows with the number.
  const isOnStep = Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps))
  const whole = isOnStep ? Math.round(steps) + direction : direction > 0 ? Math.ceil(steps) : Math.floor(steps)
  const digits = Math.min(Math.max(fractionDigits(step), fractionDigits(base)), MAX_DIGITS)
  const next = Number((base + whole * step).toFixed(digits))
  if (min !== '' && next < min) return min
  return max !== '' && next > max ? max : next
}

function fractionDigits(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).toLowerCase().split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}
