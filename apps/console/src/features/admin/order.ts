/** What may be typed as the number to sort by. */
export function isOrder(typed: string): boolean {
  const order = Number(typed)
  return Number.isInteger(order) && order >= 0 && order <= 9999
}
