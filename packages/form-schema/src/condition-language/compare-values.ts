/** How two values compare: as text for equality, as numbers or in code-point order for "greater" and "less". */
import { isList } from '../json'
import { isOfDataType } from '../rules/values/data-types'

/**
 * The text a value is compared as: nothing (undefined, null) is `''`, a number or boolean its usual text, a list its items joined with
 * commas.
 *
 * @param value - any value.
 * @returns the text; null for an object, and for a list that holds objects or lists: they equal no text.
 * @example textOf(['a', 2]) // 'a,2'
 */
export function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!isList(value)) return null
  const items = value.map((item) => (isList(item) ? null : textOf(item)))
  return items.includes(null) ? null : items.join(',')
}

/**
 * Orders two values. Two numbers or numeric texts go by size, two other texts by code points; nothing else has an order, and the empty text
 * has none either.
 *
 * @param left - any value.
 * @param right - any value.
 * @returns below 0 when `left` comes first, above 0 when `right` does, 0 when neither; null when the two have no order.
 * @example compareValues('10', 9) // above 0
 */
export function compareValues(left: unknown, right: unknown): number | null {
  const [first, second] = [numberOf(left), numberOf(right)]
  if (first !== null && second !== null) return first - second
  return isText(left) && isText(right) ? compareText(left, right) : null
}

function numberOf(value: unknown): number | null {
  if (!isOfDataType(value, 'number')) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function compareText(left: string, right: string): number {
  let at = 0
  // Past the end there is no number that equals itself.
  while (left.charCodeAt(at) === right.charCodeAt(at)) at++
  return codePointRank(left.charCodeAt(at)) - codePointRank(right.charCodeAt(at))
}

/** Where a UTF-16 unit stands among code points: halves of a pair mean code points above all single units; the end comes first. */
function codePointRank(unit: number): number {
  if (Number.isNaN(unit)) return -1
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
