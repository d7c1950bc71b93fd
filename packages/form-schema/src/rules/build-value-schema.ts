/** The zod schema of a form's values, built on the same verdict as everything else. */
import { type FormDefinition, type FormValues, inputFields } from '../form-definition'
import { DEFAULT_LOCALE, type Locale } from '../messages/locale'
import { z } from '../zod'
import { isRequired } from './generated-rules'
import { cleanFieldValue, validateField } from './validate-field'

/** A zod/mini schema of form values. */
export type ValueSchema = z.ZodMiniType<FormValues>

/**
 * The schema of the visible fields' values: a strict object keyed by model. Each issue has the model as its path, the rule's message, and
 * `params.code` with the rule's code.
 *
 * @param visible - models from `visibleFields(form, values)`; other keys are refused.
 * @example buildValueSchema(form, visibleFields(form, values)).safeParse(values)
 */
export function buildValueSchema(
  form: FormDefinition,
  visible: ReadonlySet<string>,
  { locale = DEFAULT_LOCALE }: { readonly locale?: Locale } = {},
): ValueSchema {
  const shape: Record<string, z.ZodMiniType> = Object.create(null)
  for (const field of inputFields(form)) {
    if (!visible.has(field.model)) continue
    const checked = z.unknown().check((context) => {
      for (const { code, message, params } of validateField(field, context.value, { locale })) {
        context.issues.push({ code: 'custom', message, params: { ...params, code }, input: context.value })
      }
    })
    const cleaned = z.transform((value: unknown) => (value === undefined ? undefined : cleanFieldValue(field, value)))
    const value = z.pipe(checked, cleaned)
    // A key that is absent reads as undefined: only a required field has something to say about that.
    shape[field.model] = isRequired(field) ? value : z.optional(value)
  }
  return z.strictObject(shape)
}
