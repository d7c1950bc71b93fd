/**
 * Writes a pattern of a definition as a regular-expression literal, where that is safe: the literal means the same as `compilePattern`, and
 * no text can make an engine that goes back (as JavaScript's) try more than a bounded number of ways.
 */
import { compilePattern, splitPattern } from '../rules/pattern'

/** A piece of a pattern: its text in a literal with the flag `u`, the ways it can match, and how many of its parts repeat without end. */
interface Piece {
  readonly text: string
  readonly ways: number
  readonly endless: number
}

interface Cursor {
  readonly characters: readonly string[]
  at: number
}

/** Ways an engine may have to try at one place of the text. */
const MAX_WAYS = 1000
const SYNTAX = /[\\^$.*+?()[\]{}|/]/
const SETS = new Set(['d', 'D', 'w', 'W', 's', 'S'])

/** Thrown for a pattern without a safe counterpart. */
class Unsafe extends Error {}

/**
 * The pattern as a literal such as `/^1[3-9]\d{9}$/u`; null when it has flags that change its meaning, uses more than plain characters,
 * classes, groups and repetition, or could be made slow.
 */
export function patternLiteral(source: string): string | null {
  const { body, flags } = splitPattern(source)
  if (!compilePattern(source).ok || body === '' || /[ims]/.test(flags)) return null
  const cursor: Cursor = { characters: Array.from(body), at: 0 }
  try {
    const { text, ways, endless } = readChoice(cursor)
    const isBounded = ways <= MAX_WAYS && (endless === 0 || (endless === 1 && text.startsWith('^')))
    return isBounded && cursor.at === cursor.characters.length ? `/${text}/u` : null
  } catch (error) {
    if (error instanceof Unsafe) return null
    throw error
  }
}

function readChoice(cursor: Cursor): Piece {
  const first = readSequence(cursor)
  let { text, ways, endless } = first
  while (take(cursor, '|')) {
    const other = readSequence(cursor)
    // An anchor in front of one alternative does not apply to the other.
    if (first.endless > 0 || other.endless > 0) throw new Unsafe()
    text += `|${other.text}`
    ways += other.ways
    endless += other.endless
  }
  return { text, ways, endless }
}

function readSequence(cursor: Cursor): Piece {
  let [text, ways, endless] = ['', 1, 0]
  for (let next = peek(cursor); next !== undefined && next !== '|' && next !== ')'; next = peek(cursor)) {
    const piece = readRepeated(cursor)
    text += piece.text
    ways *= piece.ways
    endless += piece.endless
  }
  return { text, ways, endless }
}

function readRepeated(cursor: Cursor): Piece {
  const piece = readOne(cursor)
  const times = readTimes(cursor)
  if (times === null) return piece
  const text = `${piece.text}${times.text}`
  if (times.max === Infinity) {
    if (piece.ways > 1 || piece.endless > 0) throw new Unsafe()
    return { text, ways: 1, endless: 1 }
  }
  if (piece.endless > 0 && times.max > 1) throw new Unsafe()
  let ways = 0
  for (let count = times.min; count <= times.max; count++) {
    ways += piece.ways ** count
    if (ways > MAX_WAYS) throw new Unsafe()
  }
  return { text, ways, endless: piece.endless }
}

function readTimes(cursor: Cursor): { readonly text: string; readonly min: number; readonly max: number } | null {
  const rest = cursor.characters.slice(cursor.at, cursor.at + 16).join('')
  const found = /^(?:[*+?]|\{(\d{1,4})(?:(,)(\d{1,4})?)?\})\??/.exec(rest)
  if (found === null) return null
  const [all, least, comma, most] = found
  cursor.at += all.length
  if (least !== undefined) {
    const min = Number(least)
    return { text: all, min, max: comma === undefined ? min : most === undefined ? Infinity : Number(most) }
  }
  return { text: all, min: all.startsWith('+') ? 1 : 0, max: all.startsWith('?') ? 1 : Infinity }
}

function readOne(cursor: Cursor): Piece {
  const character = next(cursor)
  if (character === '(') return readGroup(cursor)
  if (character === '[') return one(readClass(cursor))
  if (character === '^' || character === '$' || character === '.') return one(character)
  if (character !== '\\') return one(plainCharacter(character))
  const letter = next(cursor)
  return letter === 'b' || letter === 'B' ? one(`\\${letter}`) : one(escapeOf(letter, cursor))
}

const one = (text: string): Piece => ({ text, ways: 1, endless: 0 })

function readGroup(cursor: Cursor): Piece {
  if (take(cursor, '?') && !take(cursor, ':')) throw new Unsafe()
  const inner = readChoice(cursor)
  if (!take(cursor, ')')) throw new Unsafe()
  return { ...inner, text: `(?:${inner.text})` }
}

function readClass(cursor: Cursor): string {
  let text = take(cursor, '^') ? '[^' : '['
  const start = text.length
  while (!take(cursor, ']')) {
    const low = readClassItem(cursor)
    const isRange = peek(cursor) === '-' && cursor.characters[cursor.at + 1] !== ']'
    if (!isRange) {
      text += low
      continue
    }
    cursor.at++
    const high = readClassItem(cursor)
    // Beside `\d` and the like, a hyphen is a hyphen.
    text += isSet(low) || isSet(high) ? `${low}\\-${high}` : `${low}-${high}`
  }
  if (text.length === start) throw new Unsafe()
  return `${text}]`
}

const isSet = (item: string) => /^\\[dDwWsS]$/.test(item)

function readClassItem(cursor: Cursor): string {
  const character = next(cursor)
  if (character === '-') return '\\-'
  if (character !== '\\') return plainCharacter(character)
  const letter = next(cursor)
  return letter === '-' ? '\\-' : escapeOf(letter, cursor)
}

/** What follows a backslash: a set, a control character, a code, or a character that stands for itself. */
function escapeOf(letter: string, cursor: Cursor): string {
  if (SETS.has(letter) || 'nrtfv'.includes(letter)) return `\\${letter}`
  if (letter === 'u') {
    const digits = cursor.characters.slice(cursor.at, cursor.at + 4).join('')
    if (!/^[\da-f]{4}$/i.test(digits) || /^d[89a-f]/i.test(digits)) throw new Unsafe()
    cursor.at += 4
    return `\\u${digits}`
  }
  if (/[\p{L}\p{N}]/u.test(letter)) throw new Unsafe()
  return plainCharacter(letter)
}

/** A character that stands for itself, written so that it ends neither the literal nor the line it stands on. */
function plainCharacter(character: string): string {
  if (SYNTAX.test(character)) return `\\${character}`
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(character)) throw new Unsafe()
  return character
}

function peek(cursor: Cursor): string | undefined {
  return cursor.characters[cursor.at]
}

function next(cursor: Cursor): string {
  const character = peek(cursor)
  if (character === undefined) throw new Unsafe()
  cursor.at++
  return character
}

function take(cursor: Cursor, character: string): boolean {
  if (peek(cursor) !== character) return false
  cursor.at++
  return true
}
