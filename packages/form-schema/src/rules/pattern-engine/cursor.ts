/** A place in the source of a pattern. */

/** The characters of a pattern and how far they are read. */
export interface Cursor {
  readonly characters: readonly string[]
  at: number
}

export const peek = (cursor: Cursor, ahead = 0): string | undefined => cursor.characters[cursor.at + ahead]

/** Steps over `character` when it is next. */
export function take(cursor: Cursor, character: string): boolean {
  if (peek(cursor) !== character) return false
  cursor.at++
  return true
}

/** Reads `count` hexadecimal digits, or as many as there are when `count` is infinite. Null, and nothing read, when there are too few. */
export function takeHex(cursor: Cursor, count: number): number | null {
  const start = cursor.at
  while (cursor.at - start < count && /^[0-9a-f]$/i.test(peek(cursor) ?? '')) cursor.at++
  const digits = cursor.characters.slice(start, cursor.at).join('')
  if (digits !== '' && (digits.length === count || count === Number.POSITIVE_INFINITY)) return Number.parseInt(digits, 16)
  cursor.at = start
  return null
}

/** Reads decimal digits; null when there are none. */
export function takeNumber(cursor: Cursor): number | null {
  const start = cursor.at
  while (/^\d$/.test(peek(cursor) ?? '')) cursor.at++
  return cursor.at > start ? Number(cursor.characters.slice(start, cursor.at).join('')) : null
}
