/** What a form definition means for filling it: its fields, their names inside react-hook-form, and the way between the two. */
import { defaultValues, type FormDefinition, type FormValues, inputFields } from '@formwork/form-schema'
import { fieldName } from './field-names'

/** A widget that carries a value. */
export interface FieldPlan {
  readonly name: string
  readonly model: string
  readonly widget: ReturnType<typeof inputFields>[number]
}

export interface FormPlan {
  readonly form: FormDefinition
  readonly fields: readonly FieldPlan[]
  readonly byName: ReadonlyMap<string, FieldPlan>
  /** The field name of each model. */
  readonly nameOf: ReadonlyMap<string, string>
  /** The value of every field in a new record, by field name. */
  readonly initial: ReadonlyMap<string, unknown>
}

/** Values by field name, as react-hook-form holds them. */
export type FieldValues = Record<string, unknown>

export function planForm(form: FormDefinition): FormPlan {
  const fields = inputFields(form).map((widget) => ({ name: fieldName(widget.model), model: widget.model, widget }))
  const defaults = defaultValues(form)
  return {
    form,
    fields,
    byName: new Map(fields.map((field) => [field.name, field])),
    nameOf: new Map(fields.map((field) => [field.model, field.name])),
    initial: new Map(fields.map(({ name, model }) => [name, own(defaults, model)])),
  }
}

/** The values a form starts with: its own defaults, then each of `sources` in turn. Models the form does not have stay out. */
export function startingValues(plan: FormPlan, ...sources: readonly (FormValues | undefined)[]): FieldValues {
  const values: FieldValues = {}
  for (const { name, model } of plan.fields) {
    values[name] = plan.initial.get(name)
    for (const source of sources) {
      if (source && Object.hasOwn(source, model) && source[model] !== undefined) values[name] = source[model]
    }
  }
  return values
}

/** Values by model, for the schema and the host. A field that never drew still has its starting value. */
export function toFormValues(plan: FormPlan, values: FieldValues): FormValues {
  return Object.fromEntries(
    plan.fields.map(({ name, model }) => [
      model,
      Object.hasOwn(values, name) && values[name] !== undefined ? values[name] : plan.initial.get(name),
    ]),
  )
}

function own(values: FormValues, model: string): unknown {
  return Object.hasOwn(values, model) ? values[model] : undefined
}
