/** Names of files as people see them. They never reach a path; they must not forge a header or a screen either. */

const LONGEST_NAME = 255

/** Characters that end a header line, turn the reading direction or cannot be seen: C0, DEL, C1, bidi marks, overrides and isolates, line separators. */
function isInvisible(code: number): boolean {
  if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return true
  return (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code === 0xfeff
}

/**
 * The last part of a given name without what cannot be seen, at most 255 characters with its ending kept.
 *
 * @example displayName('..\\\\..\\\\boot.ini') // 'boot.ini'
 */
export function displayName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const visible = Array.from(last.toWellFormed())
    .filter((character) => !isInvisible(character.codePointAt(0) ?? 0))
    .join('')
    .trim()
  if (visible === '' || visible === '.' || visible === '..') return 'file'
  if (visible.length <= LONGEST_NAME) return visible
  const dot = visible.lastIndexOf('.')
  const ending = dot > 0 && visible.length - dot <= 16 ? visible.slice(dot) : ''
  return visible.slice(0, LONGEST_NAME - ending.length).toWellFormed() + ending
}
