/** Why a pattern cannot run: thrown while it is parsed, returned by {@link orRefused}. */
import type { PatternProblem } from './pattern-problem'

/** A pattern that does not run. */
export interface RefusedPattern {
  readonly ok: false
  readonly problem: PatternProblem
  /** What the problem is about: the name of an unknown property, else empty. */
  readonly found: string
}

class PatternRefusal extends Error {
  readonly refused: RefusedPattern

  constructor(refused: RefusedPattern) {
    super(refused.problem)
    this.refused = refused
  }
}

/** Ends what runs inside {@link orRefused}. */
export function refuse(problem: PatternProblem, found = ''): never {
  throw new PatternRefusal({ ok: false, problem, found })
}

/** What `work` answers, or why it was refused. */
export function orRefused<Answer>(work: () => Answer): Answer | RefusedPattern {
  try {
    return work()
  } catch (error) {
    if (error instanceof PatternRefusal) return error.refused
    throw error
  }
}
