/** Sets of characters: what one place of a pattern accepts. */

/** Code points, both ends included. */
export type CodePointRange = readonly [low: number, high: number]

/** A `\p{name}`, or a `\P{name}`. */
export interface UnicodeProperty {
  readonly name: string
  readonly isNegated: boolean
}

/** Characters without a decision about case: those of the ranges and those with one of the properties. */
export interface Characters {
  readonly ranges: readonly CodePointRange[]
  readonly properties: readonly UnicodeProperty[]
}

/** What one place accepts. */
export interface CharacterSet extends Characters {
  /** Everything but these. */
  readonly isNegated: boolean
  readonly ignoresCase: boolean
}

const LAST = 0x10_ff_ff

export const ofRanges = (...ranges: readonly CodePointRange[]): Characters => ({ ranges, properties: [] })
export const just = (codePoint: number): Characters => ofRanges([codePoint, codePoint])

/** All other characters. The ranges are in order and do not touch. */
export function complement({ ranges }: Characters): Characters {
  const lows = [0, ...ranges.map(([, high]) => high + 1)]
  const highs = [...ranges.map(([low]) => low - 1), LAST]
  return ofRanges(...lows.map((low, index): CodePointRange => [low, highs[index] ?? LAST]).filter(([low, high]) => low <= high))
}

export const digit = ofRanges([0x30, 0x39])
export const wordCharacter = ofRanges([0x30, 0x39], [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a])
export const lineEnd = ofRanges([0x0a, 0x0a], [0x0d, 0x0d], [0x20_28, 0x20_29])
/** White space and line ends of ECMA-262, sections 12.2 and 12.3. */
export const space = ofRanges(
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x16_80, 0x16_80],
  [0x20_00, 0x20_0a],
  [0x20_28, 0x20_29],
  [0x20_2f, 0x20_2f],
  [0x20_5f, 0x20_5f],
  [0x30_00, 0x30_00],
  [0xfe_ff, 0xfe_ff],
)

/** Whether a code point is accepted, by ranges alone: without properties and without case. */
export function acceptorOf({ ranges, isNegated }: Pick<CharacterSet, 'ranges' | 'isNegated'>): (codePoint: number) => boolean {
  return (codePoint) => ranges.some(([low, high]) => codePoint >= low && codePoint <= high) !== isNegated
}
