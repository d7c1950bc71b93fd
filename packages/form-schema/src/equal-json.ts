/** When two pieces of plain JSON say the same. */
import { isList, isObject } from './json'

/**
 * Compares two pieces of plain JSON; the order of keys does not count.
 *
 * @param left - anything that JSON can hold.
 * @param right - what it is compared with.
 * @returns true when both say the same.
 * @example equalJson({ a: 1, b: [2] }, { b: [2], a: 1 }) // true
 */
export function equalJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (isList(left)) return isList(right) && left.length === right.length && left.every((item, index) => equalJson(item, right[index]))
  if (!isObject(left) || !isObject(right)) return false
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && equalJson(left[key], right[key]))
}
