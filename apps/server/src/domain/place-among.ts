/** The order of neighbours in a tree after one of them has been moved. */

/**
 * @param before - the neighbour it comes to stand before; null: at the end
 * @returns null when that one is no neighbour
 * @example placeAmong(['a', 'b', 'c'], 'c', 'a') // ['c', 'a', 'b']
 */
export function placeAmong(neighbours: readonly string[], moved: string, before: string | null): string[] | null {
  const others = neighbours.filter((id) => id !== moved)
  if (before === null) return [...others, moved]
  const at = others.indexOf(before)
  return at < 0 ? null : [...others.slice(0, at), moved, ...others.slice(at)]
}
