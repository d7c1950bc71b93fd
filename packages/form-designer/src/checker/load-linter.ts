/** The checker of forms. Loaded when the first form is checked, and there at once from then on. */
import type * as Linter from './linter'

type LintDefinition = (typeof Linter)['lintDefinition']

let loaded: LintDefinition | null = null

/** Null before the code has come. */
export const linterNow = (): LintDefinition | null => loaded

/** @throws where the code cannot be fetched; the next call asks again. */
export async function loadLinter(): Promise<LintDefinition> {
  loaded ??= (await import('./linter')).lintDefinition
  return loaded
}
