/** The sentences for findings that every language needs. */
import type { ImportCode } from '../import/import-codes'
import type { LintCode } from '../lint/lint-finding'
import type { PatternProblem } from '../rules/pattern-engine/pattern-problem'

/** The sentence of every finding; `{name}` places are filled from the finding's params. */
export interface FindingMessages {
  readonly import: Readonly<Record<ImportCode, string>>
  readonly lint: Readonly<Record<LintCode, string>>
  /** Why a pattern cannot run; stands at `{problem}` in the sentences of findings about patterns. */
  readonly pattern: Readonly<Record<PatternProblem, string>>
}
