/** What holds between two characters of a text. */
import { acceptorOf, type Characters, lineEnd, wordCharacter } from './characters'
import type { Edge } from './parse-pattern'

/** Asked between two characters. {@link NO_CHARACTER} stands for "nothing there". */
export type EdgeTest = (before: number, after: number) => boolean

/** The code point beyond either end of the text. */
export const NO_CHARACTER = -1

const oneOf = (characters: Characters) => acceptorOf({ ...characters, isNegated: false })
const isWord = oneOf(wordCharacter)
const isLineEnd = oneOf(lineEnd)

export const EDGES: Readonly<Record<Edge, EdgeTest>> = {
  'text-start': (before) => before === NO_CHARACTER,
  'text-end': (_, after) => after === NO_CHARACTER,
  'line-start': (before) => before === NO_CHARACTER || isLineEnd(before),
  'line-end': (_, after) => after === NO_CHARACTER || isLineEnd(after),
  'word-edge': (before, after) => isWord(before) !== isWord(after),
  'no-word-edge': (before, after) => isWord(before) === isWord(after),
}
