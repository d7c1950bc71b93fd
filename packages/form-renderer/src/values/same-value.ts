/** Whether two stored values are the same: by identity, or, for lists and rows, by what they hold. */
export function sameStored(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other)
}
