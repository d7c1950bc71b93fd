/** Evaluations of one form's expressions, kept from one computation to the next: rows that did not change are not evaluated again. */
import { type Evaluation, evaluateExpression } from './evaluate-expression'

/** Characters of an expression with its values. Longer ones are not kept: the rows of a large subform in each of them would fill the memory. */
const LONGEST_KEPT = 2000

export interface EvaluationCache {
  /**
   * @param text - an expression that was checked.
   * @param context - plain JSON by name; two contexts that are written alike have the same result.
   */
  evaluate(text: string, context: Readonly<Record<string, unknown>>): Evaluation
  /** Ends one computation: what it did not ask for is dropped. */
  dropUnused(): void
}

/** It contains people's values, so each computer has its own and drops it with the form. */
export function createEvaluationCache(): EvaluationCache {
  let before: ReadonlyMap<string, Evaluation> = new Map()
  let now = new Map<string, Evaluation>()
  return {
    evaluate(text, context) {
      const key = `${text}\n${JSON.stringify(context)}`
      const evaluation = now.get(key) ?? before.get(key) ?? evaluateExpression(text, context)
      if (key.length <= LONGEST_KEPT) now.set(key, evaluation)
      return evaluation
    },
    dropUnused() {
      before = now
      now = new Map()
    },
  }
}
