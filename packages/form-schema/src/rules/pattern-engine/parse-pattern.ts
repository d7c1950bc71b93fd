/** Reads the source of a pattern as JavaScript reads it. What has no linear-time meaning is refused with the reason. */
import { type Characters, type CharacterSet, just, lineEnd, ofRanges } from './characters'
import { type Cursor, peek, take, takeNumber, takeWhile } from './cursor'
import { readEscape } from './read-escape'
import { refuse } from './refusal'

/** A pattern as a tree. Groups leave no trace: nobody asks what they caught. */
export type PatternNode =
  | { readonly type: 'character'; readonly set: CharacterSet }
  | { readonly type: 'edge'; readonly edge: Edge }
  | { readonly type: 'sequence' | 'choice'; readonly parts: readonly PatternNode[] }
  | { readonly type: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number }
  | { readonly type: 'look'; readonly part: PatternNode; readonly isNegated: boolean }

/** What has to be so between two characters. */
export type Edge = 'text-start' | 'text-end' | 'line-start' | 'line-end' | 'word-edge' | 'no-word-edge'

/** Flags of a pattern, as one text; `i`, `m` and `s` matter. */
type Flags = string

/** Inside `orRefused`. */
export function parsePattern(source: string, flags: Flags): PatternNode {
  const cursor: Cursor = { characters: Array.from(source), at: 0 }
  const pattern = readChoice(cursor, flags)
  return peek(cursor) === undefined ? pattern : refuse('unopened-group')
}

/** Whether a pattern asks what our own engine cannot tell: what belongs together in Unicode (properties of characters, cases of a letter), and what lies ahead. */
export function asksMore(node: PatternNode): boolean {
  if (node.type === 'character') return node.set.ignoresCase || node.set.properties.length > 0
  return 'part' in node ? node.type === 'look' || asksMore(node.part) : 'parts' in node && node.parts.some(asksMore)
}

function readChoice(cursor: Cursor, flags: Flags): PatternNode {
  const parts = [readSequence(cursor, flags)]
  while (take(cursor, '|')) parts.push(readSequence(cursor, flags))
  return { type: 'choice', parts }
}

function readSequence(cursor: Cursor, flags: Flags): PatternNode {
  const parts: PatternNode[] = []
  for (let next = peek(cursor); next !== undefined && next !== '|' && next !== ')'; next = peek(cursor)) {
    parts.push(readRepeated(cursor, flags))
  }
  return { type: 'sequence', parts }
}

function readRepeated(cursor: Cursor, flags: Flags): PatternNode {
  if (readTimes(cursor) !== null) refuse('nothing-to-repeat')
  const part = readOne(cursor, flags)
  const times = readTimes(cursor)
  if (times === null) return part
  if (part.type === 'edge') refuse('nothing-to-repeat')
  if (times.max < times.min) refuse('repeat-order')
  // Lazy or greedy: the same texts match.
  take(cursor, '?')
  return { type: 'repeat', part, ...times }
}

/** A quantifier, or null, with nothing read. Braces that hold no numbers are plain characters. */
function readTimes(cursor: Cursor): { readonly min: number; readonly max: number } | null {
  const start = cursor.at
  if (take(cursor, '?')) return { min: 0, max: 1 }
  const isSome = take(cursor, '+')
  if (isSome || take(cursor, '*')) return { min: isSome ? 1 : 0, max: Number.POSITIVE_INFINITY }
  if (take(cursor, '{')) {
    const min = takeNumber(cursor)
    const max = take(cursor, ',') ? (takeNumber(cursor) ?? Number.POSITIVE_INFINITY) : min
    if (min !== null && max !== null && take(cursor, '}')) return { min, max }
  }
  cursor.at = start
  return null
}

function readOne(cursor: Cursor, flags: Flags): PatternNode {
  const character = peek(cursor) ?? ''
  cursor.at++
  switch (character) {
    case '(':
      return readGroup(cursor, flags)
    case '[':
      return readClass(cursor, flags)
    case '.':
      return oneOf(flags.includes('s') ? ofRanges() : lineEnd, '', true)
    case '^':
      return edge(flags.includes('m') ? 'line-start' : 'text-start')
    case '$':
      return edge(flags.includes('m') ? 'line-end' : 'text-end')
    case '\\':
      if (take(cursor, 'b')) return edge('word-edge')
      if (take(cursor, 'B')) return edge('no-word-edge')
      return oneOf(charactersOf(readEscape(cursor)), flags)
    default:
      return oneOf(just(character.codePointAt(0) ?? 0), flags)
  }
}

const edge = (kind: Edge): PatternNode => ({ type: 'edge', edge: kind })

const oneOf = (characters: Characters, flags: Flags, isNegated = false): PatternNode => ({
  type: 'character',
  set: { ...characters, isNegated, ignoresCase: flags.includes('i') },
})

function readGroup(cursor: Cursor, flags: Flags): PatternNode {
  const hasKind = take(cursor, '?')
  const isNegated = hasKind && take(cursor, '!')
  const isLook = isNegated || (hasKind && take(cursor, '='))
  const part = readChoice(cursor, hasKind && !isLook ? readGroupKind(cursor, flags) : flags)
  if (!take(cursor, ')')) refuse('unclosed-group')
  return isLook ? { type: 'look', part, isNegated } : part
}

/** Reads what stands between `(?` and the content. @returns the flags inside. */
function readGroupKind(cursor: Cursor, flags: Flags): Flags {
  if (take(cursor, '<')) {
    if (take(cursor, '=') || take(cursor, '!')) refuse('lookbehind')
    const name = takeWhile(cursor, /[\p{L}\p{N}$_]/u)
    return /^\P{N}/u.test(name) && take(cursor, '>') ? flags : refuse('group-name')
  }
  const added = takeFlags(cursor)
  const removed = take(cursor, '-') ? takeFlags(cursor) : ''
  if (!take(cursor, ':')) refuse('group-kind')
  return Array.from(flags + added)
    .filter((flag) => !removed.includes(flag))
    .join('')
}

const takeFlags = (cursor: Cursor): Flags => takeWhile(cursor, /[ims]/)

/** Reads a class behind its opening bracket. */
function readClass(cursor: Cursor, flags: Flags): PatternNode {
  const isNegated = take(cursor, '^')
  const items: Characters[] = []
  while (!take(cursor, ']')) {
    const low = readClassItem(cursor)
    const isRange = peek(cursor) === '-' && peek(cursor, 1) !== ']'
    if (isRange) cursor.at++
    const high = isRange ? readClassItem(cursor) : low
    if (typeof low === 'number' && typeof high === 'number') {
      if (high < low) refuse('range-order')
      items.push(ofRanges([low, high]))
    } else {
      // Next to `\d` and the like, a hyphen is a hyphen.
      items.push(charactersOf(low), charactersOf(high))
      if (isRange) items.push(just(0x2d))
    }
  }
  const ranges = items.flatMap((item) => item.ranges)
  return oneOf({ ranges, properties: items.flatMap(({ properties }) => properties) }, flags, isNegated)
}

function readClassItem(cursor: Cursor): number | Characters {
  const character = peek(cursor) ?? refuse('unclosed-class')
  cursor.at++
  if (character !== '\\') return character.codePointAt(0) ?? 0
  return take(cursor, 'b') ? 0x08 : readEscape(cursor)
}

const charactersOf = (item: number | Characters): Characters => (typeof item === 'number' ? just(item) : item)
