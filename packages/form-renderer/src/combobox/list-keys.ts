/** Keyboard navigation of the list below a text box. Pure. */

const PAGE_ROWS = 10

/** Where a key moves the current row; null when it is no key of movement. An end of a list that goes on does not wrap around. */
export function movedRow(key: string, at: number, count: number, hasMore: boolean): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return at + 1 < count ? at + 1 : hasMore ? at : 0
    case 'ArrowUp':
      return at > 0 ? at - 1 : hasMore ? Math.max(at, 0) : count - 1
    case 'PageDown':
      return Math.min(count - 1, at + PAGE_ROWS)
    case 'PageUp':
      return Math.max(0, at - PAGE_ROWS)
    default:
      return null
  }
}

/** The letters typed to find a row by its beginning. */
export interface TypedAhead {
  readonly text: string
  readonly at: number
}

export const NOT_TYPED: TypedAhead = { text: '', at: 0 }

/** A longer pause begins a new word. */
const PAUSE_MS = 500

/** `typed` with one more character, or a new word after a pause. `now` in milliseconds. */
export function typeAhead(typed: TypedAhead, character: string, now: number): TypedAhead {
  return { text: now - typed.at > PAUSE_MS ? character : typed.text + character, at: now }
}

/** The next row that begins with `text`, from the current one on; the same letter again and again goes through all its rows. -1 for none. */
export function rowBeginningWith(texts: readonly string[], text: string, from: number): number {
  const letters = new Set(text.toLowerCase())
  const wanted = letters.size === 1 ? text.charAt(0).toLowerCase() : text.toLowerCase()
  const start = wanted.length < text.length || text.length === 1 ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < texts.length; step++) {
    const at = (start + step) % texts.length
    if (texts[at]?.toLowerCase().startsWith(wanted)) return at
  }
  return -1
}

/** True for a key that types a character. */
export const isCharacter = ({ key, ctrlKey, metaKey, altKey }: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
  // Names of keys are longer words; one character may take two units.
  (key.length === 1 || (key.codePointAt(0) ?? 0) > 0xff_ff) && !ctrlKey && !metaKey && !altKey
