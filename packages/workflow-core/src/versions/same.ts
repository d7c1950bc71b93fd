/** Whether two values of JSON are the same; a property that is undefined is one that is not there. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [entriesOf(a), entriesOf(b)]
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
}

const entriesOf = (value: object) => new Map<string, unknown>(Object.entries(value).filter(([, entry]) => entry !== undefined))
