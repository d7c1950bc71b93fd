/** What the linter reports. */

/** `error`: the form cannot be saved or filled as it is. `warning`: probably not what was meant. */
export type LintSeverity = 'error' | 'warning'

/** Every code the linter can report. */
export type LintCode =
  | 'duplicate-key'
  | 'duplicate-model'
  | 'forbidden-model'
  | 'empty-model'
  | 'empty-label'
  | 'unknown-widget'
  | 'unknown-reference'
  | 'self-reference'
  | 'circular-condition'
  | 'never-shown'
  | 'unmatchable-value'
  | 'row-reference'
  | 'never-holds'
  | 'empty-range'
  | 'unknown-choice'
  | 'computed-invalid'
  | 'computed-not-allowed'
  | 'computed-unknown-name'
  | 'computed-circular'
  | 'computed-never-fits'
  | 'computed-rule-ignored'
  | 'rule-not-enforced'
  | 'pattern-unsupported'
  | 'pattern-too-long'
  | 'duplicate-choice'
  | 'no-choices'
  | 'too-many-choices'
  | 'too-many-widgets'
  | 'contradictory-range'
  | 'default-invalid'
  | 'required-not-editable'
  | 'format-loses-time'
  | 'format-unsupported'
  | 'no-remote-function'
  | 'no-request-url'
  | 'unsafe-request-url'

/** One thing the linter found. `widgetKey` is null when it concerns the whole form. */
export interface LintFinding {
  readonly code: LintCode
  readonly severity: LintSeverity
  readonly widgetKey: string | null
  readonly params: Readonly<Record<string, string | number>>
}
