/** The verdict on a whole submission. */
import type { FormDefinition, FormValues } from '../form-definition'
import { isObject } from '../json'
import { judgeScope } from './judge-scope'
import { settleScope } from './settle-values'
import type { ValueIssue } from './value-issue'
import type { FieldContext } from './validate-field'
import { formScope } from './value-scope'

/** What a verdict on all values depends on besides the form: the language of its messages, Chinese by default, and what patterns that cannot run refuse. */
export type ValuesContext = Pick<FieldContext, 'locale' | 'onUnsupportedPattern'>

/** The verdict of {@link validateValues}: cleaned values, or everything that is wrong. */
export type ValuesVerdict =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly issues: readonly ValueIssue[] }

/**
 * Checks what a person entered, rows of subforms included. A hidden field never blocks; its value follows its policy: it stays when it is
 * valid (`keep`, the default), is cleared, or is left out. A model the form does not have is refused as `unknown-field`. Removed rows are
 * not judged. Browser and server run this same function.
 *
 * @param values - anything; a value that is not an object counts as empty, one past `LIMITS.depth` or `LIMITS.valueSize` is refused as `limit`.
 * @returns on success the values as they are stored, in an object without a prototype.
 * @example const verdict = validateValues(form, body, { locale: 'en' }); if (!verdict.ok) refuse(verdict.issues)
 */
export function validateValues(form: FormDefinition, values: unknown, context: ValuesContext = {}): ValuesVerdict {
  const scope = formScope(form, isObject(values) ? values : {}, context)
  const issues = judgeScope(scope, context.locale)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, values: settleScope(scope, 'clean') }
}

/**
 * Leaves out keys that are no field, and treats the values of hidden fields by their policy: valid ones stay, others go (`keep`); the
 * field's empty value (`clear`); left out (`omit`). The values of visible fields are unchanged.
 *
 * @example pruneValues(form, { kind: 'other', stranger: 'x' }) // { kind: 'other' }
 */
export function pruneValues(form: FormDefinition, values: FormValues, context: ValuesContext = {}): FormValues {
  return settleScope(formScope(form, values, context), 'prune')
}
