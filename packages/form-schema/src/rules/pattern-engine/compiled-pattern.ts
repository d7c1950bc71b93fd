/** The result of compiling a pattern. */
import type { RefusedPattern } from './refusal'

/** A pattern that runs. */
export interface RunningPattern {
  readonly ok: true
  readonly matches: (text: string) => boolean
  /** Characters of the longest value it may be asked about: `LIMITS.patternInputLength`, less for a pattern that repeats a lot. */
  readonly longest: number
}

/** A pattern that runs, or the reason why it does not. */
export type CompiledPattern = RunningPattern | RefusedPattern
