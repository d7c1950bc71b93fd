/** Where a text stops being JSON: what the engine says about it is English and differs from version to version. */

export interface TextPlace {
  /** Both count from 1; columns are UTF-16 units, as editors of JSON count them. */
  readonly line: number
  readonly column: number
}

/** For a text that `JSON.parse` refuses. Nested no deeper than the guard in front of it lets through. */
export function jsonErrorPlace(text: string): TextPlace {
  const value = readValue(text, 0)
  // Behind a whole value nothing may follow but space.
  const at = value.isWhole ? endOf(SPACE, text, value.at) : value.at
  const before = text.slice(0, at)
  const lines = before.split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** How far the text could be read, and whether what was asked for ended there. */
interface Read {
  readonly at: number
  readonly isWhole: boolean
}

const SPACE = /[ \t\r\n]+/y
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y

/** Where the pattern ends that begins at this place; the place itself where it does not. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

function readValue(text: string, from: number): Read {
  const at = endOf(SPACE, text, from)
  if (text[at] === '{') return readList(text, at + 1, '}', readMember)
  if (text[at] === '[') return readList(text, at + 1, ']', readValue)
  if (text[at] === '"') return readString(text, at)
  const end = endOf(NUMBER_OR_WORD, text, at)
  return { at: end, isWhole: end > at }
}

function readMember(text: string, from: number): Read {
  const at = endOf(SPACE, text, from)
  if (text[at] !== '"') return { at, isWhole: false }
  const key = readString(text, at)
  if (!key.isWhole) return key
  const colon = endOf(SPACE, text, key.at)
  return text[colon] === ':' ? readValue(text, colon + 1) : { at: colon, isWhole: false }
}

function readList(text: string, from: number, close: string, readItem: typeof readValue): Read {
  let at = endOf(SPACE, text, from)
  if (text[at] === close) return { at: at + 1, isWhole: true }
  for (;;) {
    const item = readItem(text, at)
    if (!item.isWhole) return item
    at = endOf(SPACE, text, item.at)
    if (text[at] === close) return { at: at + 1, isWhole: true }
    if (text[at] !== ',') return { at, isWhole: false }
    at += 1
  }
}

/** Sign by sign: a pattern over a text of a megabyte would fill the engine's stack. */
function readString(text: string, from: number): Read {
  let at = from + 1
  while (at < text.length) {
    if (text[at] === '"') return { at: at + 1, isWhole: true }
    const next = text[at] === '\\' ? endOf(ESCAPE, text, at) : at + 1
    if (next === at || text.charCodeAt(at) < 0x20) return { at, isWhole: false }
    at = next
  }
  return { at, isWhole: false }
}
