/** Every message that a rule can have. */

/** Codes of the rules that a page loads on demand: `validator` and `rule` are said by whoever wrote them. */
export type FurtherCode =
  | 'minLength'
  | 'minItems'
  | 'maxItems'
  | 'fileSize'
  | 'fileType'
  | 'unique'
  | 'mustBeTrue'
  | 'rule'
  | 'validator'
  | 'validatorMissing'
  | 'readonly'

/**
 * Every message that a rule can have: what stands after the field's name, or, with `{label}` in it, the whole sentence. `{min}`, `{max}` and `{step}` are filled
 * from the params of the issue.
 *
 * @example const german: Partial<RuleMessages> = { required: ' muss ausgefüllt werden', min: 'Für {label} sind mindestens {min} nötig' }
 */
export interface RuleMessages extends FirstRuleMessages, FurtherMessages {}

/** Those of the rules that are loaded on demand; `{row}`, `{name}` and `{types}` are filled as well. */
export type FurtherMessages = { readonly [Code in FurtherCode]: string }

/** Those of the rules that every page has. */
export interface FirstRuleMessages {
  readonly required: string
  readonly type: string
  readonly pattern: string
  readonly patternUnsupported: string
  readonly min: string
  readonly max: string
  readonly maxLength: string
  readonly minCount: string
  readonly maxCount: string
  readonly maxRows: string
  readonly step: string
  readonly order: string
  readonly choice: string
  readonly date: string
  readonly dateOrder: string
  readonly time: string
  readonly upload: string
  readonly uploadFailed: string
  readonly shape: string
  readonly 'unknown-field': string
}
