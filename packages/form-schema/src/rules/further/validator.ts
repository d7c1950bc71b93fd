/** Functions of a host that validate values, by the names that forms give. */
import type { LanguageTag } from '../../messages/locale'
import type { FormValues } from '../../form-definition'
import type { AnyKnownWidget } from '../../widgets/index'

/** Why a value is refused, as a whole sentence for a person; null for a value that is fine. */
export type ValidatorAnswer = string | null

/** What a validator may ask besides the value. */
export interface ValidatorContext {
  readonly field: AnyKnownWidget
  /** Where the value stands, as in an issue. */
  readonly path: readonly (string | number)[]
  /** The values of the form's own record. */
  readonly values: FormValues
  /** The row of a field in a subform; null for any other field. */
  readonly row: FormValues | null
  /** The language that is asked for. */
  readonly locale: LanguageTag | undefined
}

/**
 * A function that validates values. It is asked about values that were entered and that the field's other rules accept, on the page and on the
 * server alike; it must not change them.
 *
 * @example const isbn: Validator = (value) => (isIsbn(String(value)) ? null : 'This is no ISBN')
 */
export type Validator = (value: unknown, context: ValidatorContext) => ValidatorAnswer | Promise<ValidatorAnswer>

/** Validators by the names that forms use. */
export type Validators = Readonly<Record<string, Validator>>
