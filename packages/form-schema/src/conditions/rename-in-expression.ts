/** Renames a field inside a FEEL expression without parsing it: names are told apart from texts, comments and longer names. */
import { ALLOWED_FUNCTIONS } from './allowed-functions'
import { formulaName } from './formula-name'

/** What is copied as it stands: texts, comments, whole names, names between backticks. */
const COPIED = /`[^`]*(?:`|$)|"(?:[^"\\]|\\.)*(?:"|$)|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)|[\p{L}\p{N}_]+/uy
/** Words in front of an opening bracket. */
const BEFORE_BRACKET = /[\p{L}_][\p{L}\p{N}_]*(?:\s+[\p{L}_][\p{L}\p{N}_]*)*(?=\s*\()/uy
const NAME_END = /[\p{L}\p{N}_]/u

/** Where a name stands: after a dot it is a part of something, in brackets it may be a part of what is being filtered. */
export interface NamePlace {
  readonly isPart: boolean
  readonly isInBrackets: boolean
}

/**
 * The expression with `from` renamed to `to` wherever it stands as a name of its own and `isMeant` agrees.
 *
 * @example renameInExpression('a + "a" + ab', 'a', 'b', ({ isPart }) => !isPart) // 'b + "a" + ab'
 */
export function renameInExpression(text: string, from: string, to: string, isMeant: (place: NamePlace) => boolean): string {
  const quoted = `\`${from}\``
  // A new name that no formula can have is written as it is: the checker says so.
  const written = formulaName(to) ?? to
  let renamed = ''
  /** The end of what was copied, blanks left out: two dots make a range, one a part. */
  let tail = ''
  let depth = 0
  for (let at = 0; at < text.length; ) {
    const called = calledAt(text, at)
    const name = text.startsWith(quoted, at) && from !== '' ? quoted : standsAt(text, from, at) ? from : null
    if (called === null && name !== null && isMeant({ isPart: tail.endsWith('.') && !tail.endsWith('..'), isInBrackets: depth > 0 })) {
      renamed += written
      tail = written
      at += name.length
      continue
    }
    const copied = called ?? matchAt(COPIED, text, at) ?? text.charAt(at)
    if (copied === '[') depth++
    if (copied === ']') depth--
    if (copied.trim() !== '') tail = copied === '.' ? `${tail.slice(-1)}.` : copied
    renamed += copied
    at += copied.length
  }
  return renamed
}

/** True when `name` is at this place and ends there. Names are copied whole, so it cannot have started before. */
function standsAt(text: string, name: string, at: number): boolean {
  if (name === '' || !text.startsWith(name, at)) return false
  return !NAME_END.test(name.at(-1) ?? '') || !NAME_END.test(text.charAt(at + name.length))
}

/** The function that is called at this place, in as many words as it has: a field of its name, or of a word in it, is not meant. */
function calledAt(text: string, at: number): string | null {
  const words = matchAt(BEFORE_BRACKET, text, at)
  return words !== null && (!/\s/.test(words) || ALLOWED_FUNCTIONS.has(words.replaceAll(/\s+/g, ' '))) ? words : null
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}
