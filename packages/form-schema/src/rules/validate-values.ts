/** Validates a whole submission. */
import type { FormDefinition, FormValues } from '../form-definition'
import { isObject } from '../json'
import { validateScope } from './validate-scope'
import { settleScope } from './settle-values'
import type { ValueIssue } from './value-issue'
import type { ValuesContext } from './values-context'
import { formScope } from './value-scope'

/** The result of {@link validateValues}: cleaned values, or everything that is wrong. */
export type ValuesResult =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly issues: readonly ValueIssue[] }

/**
 * Checks what a person entered, rows of subforms included. A hidden field never blocks; its value follows its policy: it stays when it is
 * valid (`keep`, the default), is cleared, or is left out. A model the form does not have is refused as `unknown-field`. Removed rows are
 * not validated. Browser and server run this same function.
 *
 * In a browser or a worker of a page, patterns and the rules that are loaded on demand refuse nothing before {@link loadRules} has loaded them.
 *
 * @param form - the form.
 * @param values - anything; what is no object counts as empty, past `LIMITS.depth` or `LIMITS.valueSize` it is refused as `limit`.
 * @param context - `locale` of the messages, Chinese by default, and `ruleMessages` in place of them; `onUnsupportedPattern`, `refuse` by default;
 * `previous` values, loaded `choices` and `validators`, see {@link ValuesContext}.
 * @throws {TypeError} when a validator answers with a promise: {@link validateValuesAsync} waits for it.
 * @returns the values as they are stored, in plain objects; else every issue (`ok: false`).
 * @example const result = validateValues(form, body, { locale: 'en' }); if (!result.ok) refuse(result.issues)
 */
export function validateValues(form: FormDefinition, values: unknown, context: ValuesContext = {}): ValuesResult {
  const scope = formScope(form, isObject(values) ? values : {}, context)
  const issues = validateScope(scope, context)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, values: settleScope(scope, 'clean') }
}

/**
 * Leaves out keys that are no field, and treats the values of hidden fields by their policy: valid ones stay, others go (`keep`); the
 * field's empty value (`clear`); left out (`omit`). The values of visible fields are unchanged.
 *
 * @param form - the form.
 * @param values - values by model; they are not changed.
 * @param context - `onUnsupportedPattern`: whether a hidden value whose pattern cannot run is valid; `refuse` by default.
 * @returns the values that are left, in plain objects.
 * @example pruneValues(form, { kind: 'other', unknown: 'x' }) // { kind: 'other' }
 */
export function pruneValues(form: FormDefinition, values: FormValues, context: ValuesContext = {}): FormValues {
  return settleScope(formScope(form, isObject(values) ? values : {}, context), 'prune')
}
