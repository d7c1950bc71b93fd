/** The indent of a row of a tree. */

/** As many pixels for each level as are given, and never more than a third of the row: the names of a deep tree stay readable on a phone. */
export function indent(depth: number, pixels = 16): string {
  return `min(${depth * pixels}px, 33%)`
}
