/** The fields of a form definition, and the value each of them starts with. */
import { type AnyKnownWidget, defaultValues, type FormDefinition, type FormValues, inputFields } from '@formwork/form-schema'

export interface FormPlan {
  readonly form: FormDefinition
  /** The widgets that carry a value, in document order. */
  readonly fields: readonly AnyKnownWidget[]
  readonly byModel: ReadonlyMap<string, AnyKnownWidget>
  /** The value of every field in a new record, by model. */
  readonly initial: FormValues
}

export function planForm(form: FormDefinition): FormPlan {
  const fields = inputFields(form)
  return { form, fields, byModel: new Map(fields.map((field) => [field.model, field])), initial: defaultValues(form) }
}

/** The values a form starts with: its own defaults, then each of `sources` in turn. Models the form does not have stay out. */
export function startingValues(plan: FormPlan, ...sources: readonly (FormValues | undefined)[]): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>()
  for (const { model } of plan.fields) {
    let value = plan.initial[model]
    for (const source of sources) {
      if (source && Object.hasOwn(source, model) && source[model] !== undefined) value = source[model]
    }
    values.set(model, value)
  }
  return values
}
