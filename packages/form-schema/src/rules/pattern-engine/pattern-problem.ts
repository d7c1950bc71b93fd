/**
 * Why a pattern cannot run. `too-long` and `repeats-too-much`: past a limit. `lookahead`, `lookbehind` and `back-reference` have no meaning in linear
 * time. `property-unknown` is about the name of a `\p{…}`. The others are mistakes that JavaScript refuses as well.
 *
 * @example const problem: PatternProblem = 'lookahead'
 */
export type PatternProblem =
  | 'too-long'
  | 'repeats-too-much'
  | 'lookahead'
  | 'lookbehind'
  | 'back-reference'
  | 'property-name'
  | 'property-unknown'
  | 'unopened-group'
  | 'unclosed-group'
  | 'unclosed-class'
  | 'group-name'
  | 'group-kind'
  | 'nothing-to-repeat'
  | 'repeat-order'
  | 'range-order'
  | 'last-backslash'
  | 'no-character'
  | 'control-letter'
