/** What counts as "nothing entered" in most widgets. */

/**
 * True for what counts as "nothing entered": undefined, null, the empty text, the empty list.
 *
 * @example isEmptyValue([]) // true
 */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
