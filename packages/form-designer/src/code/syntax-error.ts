/** Where a text stops being JSON. */
import { jsonLanguage } from '@codemirror/lang-json'
import type { TextRange } from './path-range'

export interface JsonSyntaxError {
  readonly range: TextRange
  /** What stands there, shortened; empty at the end of the text. */
  readonly found: string
}

/** More of what is wrong does not fit a line. */
const SHOWN_LETTERS = 20

/** Null for a text that is JSON. */
export function syntaxErrorIn(text: string): JsonSyntaxError | null {
  let range: TextRange | null = null
  jsonLanguage.parser.parse(text).iterate({
    enter({ type, from, to }) {
      if (range === null && type.isError) range = from === to ? nextToken(text, from) : { from, to }
      return range === null
    },
  })
  return range === null ? null : { range, found: foundAt(text, range) }
}

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
