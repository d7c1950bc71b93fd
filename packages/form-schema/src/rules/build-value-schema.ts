/** The zod schema of a form's values: the same validation as a schema. */
import type { FormDefinition, FormValues } from '../form-definition'
import { isObject } from '../json'
import { z } from '../zod'
import { validateScope } from './validate-scope'
import { settleScope } from './settle-values'
import type { ValuesContext } from './values-context'
import { formScope } from './value-scope'

/** A zod/mini schema of form values. */
export type ValueSchema = z.ZodMiniType<FormValues>

/**
 * Builds the schema of a form's values, rows of subforms included. Each issue has the value's place as its path, the rule's message, and
 * `params.code` with the rule's code; a key that is no field is refused. Conditions that require a field or withhold choices are decided
 * for the values that are parsed.
 *
 * @param form - the form.
 * @param visible - models from `visibleFields(form, values)`; these fields are validated, the values of others follow their policy.
 * @param context - `locale` of the messages, Chinese by default; `onUnsupportedPattern`, `refuse` by default.
 * @returns a zod/mini schema whose output is what {@link validateValues} hands back.
 * @example buildValueSchema(form, visibleFields(form, values)).safeParse(values)
 */
export function buildValueSchema(form: FormDefinition, visible: ReadonlySet<string>, context: ValuesContext = {}): ValueSchema {
  const scopeOf = (values: FormValues) => formScope(form, values, context, visible)
  const validated = z.custom<FormValues>(isObject).check((checked) => {
    if (!isObject(checked.value)) return
    for (const { path, code, message, params } of validateScope(scopeOf(checked.value), context)) {
      checked.issues.push({ code: 'custom', path: [...path], message, params: { ...params, code }, input: checked.value })
    }
  })
  return z.pipe(
    validated,
    z.transform((values: FormValues) => settleScope(scopeOf(values), 'clean')),
  )
}
