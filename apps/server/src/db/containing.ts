/** A `like` pattern that finds a text as it was typed: `%` and `_` in it mean themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
