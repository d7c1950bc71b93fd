/** Where a text stops being JSON: what the engine says about it is English and differs from version to version. */
import { parse, type ParseError } from 'jsonc-parser'

export interface TextPlace {
  /** Both count from 1; columns are UTF-16 units, as editors of JSON count them. */
  readonly line: number
  readonly column: number
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

/** For a text that `JSON.parse` refuses; an invalid string is reported at its beginning. The guard before it has limited the nesting. */
export function jsonErrorPlace(text: string): TextPlace {
  const errors: ParseError[] = []
  parse(text, errors, STRICT)
  const lines = text.slice(0, errors[0]?.offset ?? 0).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
