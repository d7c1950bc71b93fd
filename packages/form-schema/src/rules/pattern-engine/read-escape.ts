/** Reads what follows a backslash, as JavaScript does. */
import { type CharacterSet, digit, not, propertySet, space, wordCharacter } from './characters'
import { type Cursor, peek, refuse, take, takeHex } from './cursor'

const SETS: ReadonlyMap<string, CharacterSet> = new Map([
  ['d', digit],
  ['D', not(digit)],
  ['w', wordCharacter],
  ['W', not(wordCharacter)],
  ['s', space],
  ['S', not(space)],
])

const CONTROLS: ReadonlyMap<string, number> = new Map([
  ['n', 0x0a],
  ['r', 0x0d],
  ['t', 0x09],
  ['f', 0x0c],
  ['v', 0x0b],
])

/** The character or the set an escape stands for. The cursor is behind the backslash. */
export function readEscape(cursor: Cursor): number | CharacterSet {
  const letter = peek(cursor) ?? refuse('last-backslash')
  cursor.at++
  const known = SETS.get(letter) ?? CONTROLS.get(letter)
  if (known !== undefined) return known
  if (letter === 'p' || letter === 'P') return readProperty(cursor, letter === 'P')
  if (letter === 'x') return takeHex(cursor, 2) ?? 0x78
  if (letter === 'u') return readUnicode(cursor)
  if (letter === 'c') return readControl(cursor)
  if (letter === '0' && !/\d/.test(peek(cursor) ?? '')) return 0
  if (letter === 'k' || /\d/.test(letter)) refuse('back-reference')
  return letter.codePointAt(0) ?? 0
}

function readProperty(cursor: Cursor, isNegated: boolean): CharacterSet {
  if (!take(cursor, '{')) refuse('property-name')
  let name = ''
  while (!take(cursor, '}')) {
    name += peek(cursor) ?? refuse('property-name')
    cursor.at++
  }
  const set = propertySet(name) ?? refuse('property-unknown', name)
  return isNegated ? not(set) : set
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
