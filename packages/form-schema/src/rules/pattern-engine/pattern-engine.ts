/** What runs patterns: our own engine, and RE2. */
import type { PatternNode } from './parse-pattern'
import type { RefusedPattern } from './refusal'

/** A pattern that one engine runs. */
interface EnginePattern {
  readonly ok: true
  readonly matches: (text: string) => boolean
  /** What one character of a text can cost at most, in instructions of our own engine. */
  readonly size: number
}

/** Inside `orRefused`. */
export type PatternEngine = (pattern: PatternNode) => EnginePattern | RefusedPattern
