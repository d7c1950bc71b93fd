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

/** Reads characters of a set, at most so many. */
export function takeWhile(cursor: Cursor, set: RegExp, most = Number.POSITIVE_INFINITY): string {
  let taken = ''
  for (let next = peek(cursor); next !== undefined && set.test(next) && taken.length < most; next = peek(cursor)) {
    taken += next
    cursor.at++
  }
  return taken
}

/** Reads `count` hexadecimal digits, or as many as there are when `count` is infinite. Null, and nothing read, when there are too few. */
export function takeHex(cursor: Cursor, count: number): number | null {
  const digits = takeWhile(cursor, /[0-9a-f]/i, count)
  if (digits !== '' && (digits.length === count || count === Number.POSITIVE_INFINITY)) return Number.parseInt(digits, 16)
  cursor.at -= digits.length
  return null
}

/** Reads decimal digits; null when there are none. */
export function takeNumber(cursor: Cursor): number | null {
  const digits = takeWhile(cursor, /\d/)
  return digits === '' ? null : Number(digits)
}
