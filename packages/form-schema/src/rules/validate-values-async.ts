/** Validates a whole submission with functions of the host that take their time. */
import { loadForRules } from '#further-rules'
import type { FormDefinition } from '../form-definition'
import { isObject } from '../json'
import { settleScope } from './settle-values'
import { validateScope } from './validate-scope'
import type { ValuesResult } from './validate-values'
import type { ValueIssue } from './value-issue'
import { formScope } from './value-scope'
import type { ValuesContext } from './values-context'

/**
 * Like {@link validateValues}, and waits for validators that answer with a promise. It loads what the rules need, in a browser too.
 *
 * @param form - the form.
 * @param values - anything, see {@link validateValues}.
 * @param context - that of {@link validateValues}; `validators` may be asynchronous.
 * @returns the values as they are stored; else every issue, those of asynchronous validators last.
 * @throws what a validator throws, and when code cannot be loaded.
 * @example const result = await validateValuesAsync(form, body, { validators: { isFree: async (value) => ((await isTaken(value)) ? 'It is taken' : null) } })
 */
export async function validateValuesAsync(form: FormDefinition, values: unknown, context: ValuesContext = {}): Promise<ValuesResult> {
  const { previous, choices, validators } = context
  const isAskedMore = (previous ?? choices ?? validators) !== undefined
  await loadForRules(form, isAskedMore)
  const pending: Promise<readonly ValueIssue[]>[] = []
  const scope = formScope(form, isObject(values) ? values : {}, { ...context, pending })
  const found = validateScope(scope, context)
  const issues = [...found, ...(await Promise.all(pending)).flat()]
  return issues.length > 0 ? { ok: false, issues } : { ok: true, values: settleScope(scope, 'clean') }
}
