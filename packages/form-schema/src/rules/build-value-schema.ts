/** The zod schema of a form's values: another face of the same verdict. */
import type { FormDefinition, FormValues } from '../form-definition'
import { isObject } from '../json'
import { DEFAULT_LOCALE, type Locale } from '../messages/locale'
import { z } from '../zod'
import { judgeScope } from './judge-scope'
import { settleScope } from './settle-values'
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
export function buildValueSchema(
  form: FormDefinition,
  visible: ReadonlySet<string>,
  { locale = DEFAULT_LOCALE }: { readonly locale?: Locale } = {},
): ValueSchema {
  const scopeOf = (values: FormValues) => formScope(form, values, visible)
  const judged = z.custom<FormValues>(isObject).check((context) => {
    if (!isObject(context.value)) return
    for (const { path, code, message, params } of judgeScope(scopeOf(context.value), locale)) {
      context.issues.push({ code: 'custom', path: [...path], message, params: { ...params, code }, input: context.value })
    }
  })
  return z.pipe(
    judged,
    z.transform((values: FormValues) => settleScope(scopeOf(values), 'clean')),
  )
}
