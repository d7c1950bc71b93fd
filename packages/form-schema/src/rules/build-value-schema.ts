/** The zod schema of a form's values: another face of the same verdict. */
import type { FormDefinition, FormValues } from '../form-definition'
import { isObject } from '../json'
import { z } from '../zod'
import { judgeScope } from './judge-scope'
import { settleScope } from './settle-values'
import type { ValuesContext } from './validate-values'
import { formScope } from './value-scope'

/** A zod/mini schema of form values. */
export type ValueSchema = z.ZodMiniType<FormValues>

/**
 * The schema of a form's values, rows of subforms included. Each issue has the value's place as its path, the rule's message, and
 * `params.code` with the rule's code; a key that is no field is refused. Conditions that require a field or withhold choices are decided
 * for the values that are parsed.
 *
 * @param visible - models from `visibleFields(form, values)`; these fields are judged, the values of others follow their policy.
 * @example buildValueSchema(form, visibleFields(form, values)).safeParse(values)
 */
export function buildValueSchema(form: FormDefinition, visible: ReadonlySet<string>, context: ValuesContext = {}): ValueSchema {
  const scopeOf = (values: FormValues) => formScope(form, values, context, visible)
  const judged = z.custom<FormValues>(isObject).check((checked) => {
    if (!isObject(checked.value)) return
    for (const { path, code, message, params } of judgeScope(scopeOf(checked.value), context.locale)) {
      checked.issues.push({ code: 'custom', path: [...path], message, params: { ...params, code }, input: checked.value })
    }
  })
  return z.pipe(
    judged,
    z.transform((values: FormValues) => settleScope(scopeOf(values), 'clean')),
  )
}
