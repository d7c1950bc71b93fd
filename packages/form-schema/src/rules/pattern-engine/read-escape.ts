/** Reads what follows a backslash, as JavaScript does. */
import { type Characters, complement, digit, space, wordCharacter } from './characters'
import { type Cursor, peek, take, takeHex, takeWhile } from './cursor'
import { refuse } from './refusal'

const SETS: ReadonlyMap<string, Characters> = new Map([
  ['d', digit],
  ['D', complement(digit)],
  ['w', wordCharacter],
  ['W', complement(wordCharacter)],
  ['s', space],
  ['S', complement(space)],
])

/** The letters of the control characters U+0009 to U+000D, in their order. */
const CONTROLS = 'tnvfr'

/** The character or the characters an escape stands for. The cursor is behind the backslash. */
export function readEscape(cursor: Cursor): number | Characters {
  const letter = peek(cursor) ?? refuse('last-backslash')
  cursor.at++
  const known = SETS.get(letter)
  if (known !== undefined) return known
  if (CONTROLS.includes(letter)) return 9 + CONTROLS.indexOf(letter)
  if (letter === 'p' || letter === 'P') return readProperty(cursor, letter === 'P')
  if (letter === 'x') return takeHex(cursor, 2) ?? 0x78
  if (letter === 'u') return readUnicode(cursor)
  if (letter === 'c') return readControl(cursor)
  if (letter === '0' && !/\d/.test(peek(cursor) ?? '')) return 0
  if (letter === 'k' || /\d/.test(letter)) refuse('back-reference')
  return letter.codePointAt(0) ?? 0
}

/** Whether there is a property of that name is for RE2 to say. */
function readProperty(cursor: Cursor, isNegated: boolean): Characters {
  if (!take(cursor, '{')) refuse('property-name')
  const name = takeWhile(cursor, /[^}]/)
  if (!take(cursor, '}')) refuse('property-name')
  if (!/^\w+(=\w+)?$/.test(name)) refuse('property-unknown', name)
  return { ranges: [], properties: [{ name, isNegated }] }
}

function readUnicode(cursor: Cursor): number {
  const start = cursor.at
  if (take(cursor, '{')) {
    const codePoint = takeHex(cursor, Number.POSITIVE_INFINITY)
    if (codePoint !== null && take(cursor, '}')) return codePoint <= 0x10_ff_ff ? codePoint : refuse('no-character')
    cursor.at = start
  }
  const unit = takeHex(cursor, 4)
  if (unit === null) return 0x75
  // Two halves written as two escapes are one character.
  const behind = cursor.at
  if (unit >= 0xd8_00 && unit < 0xdc_00 && take(cursor, '\\') && take(cursor, 'u')) {
    const low = takeHex(cursor, 4) ?? 0
    if (low >= 0xdc_00 && low < 0xe0_00) return (unit - 0xd8_00) * 0x4_00 + low - 0xdc_00 + 0x1_00_00
  }
  cursor.at = behind
  return unit
}

function readControl(cursor: Cursor): number {
  const letter = peek(cursor) ?? ''
  if (!/^[a-z]$/i.test(letter)) refuse('control-letter')
  cursor.at++
  return (letter.codePointAt(0) ?? 0) % 32
}
