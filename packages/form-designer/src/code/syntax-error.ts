/** Where a text stops being JSON. */
import { jsonLanguage } from '@codemirror/lang-json'
import type { TextRange } from './path-range'

export interface JsonSyntaxError {
  readonly range: TextRange
  /** The text there, shortened; empty where the text only ends too early. */
  readonly found: string
}

/** More of what is wrong does not fit a line. */
const SHOWN_LETTERS = 20

/** Null for a text that is JSON. */
export function syntaxErrorIn(text: string): JsonSyntaxError | null {
  const range = firstErrorIn(text)
  return range === null ? null : { range, found: isCutOff(text.slice(range.from)) ? '' : foundAt(text, range) }
}

function firstErrorIn(text: string): TextRange | null {
  let range: TextRange | null = null
  jsonLanguage.parser.parse(text).iterate({
    enter({ type, from, to }) {
      if (range === null && type.isError) range = from === to ? nextToken(text, from) : { from, to }
      return range === null
    },
  })
  return range
}

/** Whether a rest of the text only lacks what follows: a string without its end, a part of a word or of a number. */
function isCutOff(rest: string): boolean {
  return CUT_OFF.test(rest) || WORDS.some((word) => rest !== '' && rest !== word && word.startsWith(rest))
}

/** A number stands before the point or the letter that needs more digits. */
const CUT_OFF = /^(?:"(?:[^"\\\n]|\\.)*\\?|[-.]|[eE][+-]?)$/
const WORDS: readonly string[] = ['true', 'false', 'null']

/** Where something is missing, what stands in its place is what surprises. */
function nextToken(text: string, from: number): TextRange {
  const at = from + text.slice(from).search(/\S|$/)
  const [token = ''] = /^(?:"[^"\n]*"?|[\w.+-]+|.)/.exec(text.slice(at)) ?? []
  return { from: at, to: at + token.length }
}

function foundAt(text: string, { from, to }: TextRange): string {
  const [line = ''] = text.slice(from, to).split('\n', 1)
  return line.length > SHOWN_LETTERS ? `${line.slice(0, SHOWN_LETTERS)}…` : line
}
