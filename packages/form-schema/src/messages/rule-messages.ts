/** Every message that a rule can have. */

/** Everything a message can be about: what stands after the field's name. `{name}` places are filled from the params. */
export interface RuleMessages {
  readonly required: string
  readonly type: string
  readonly pattern: string
  readonly patternUnsupported: string
  readonly min: string
  readonly max: string
  readonly maxLength: string
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
