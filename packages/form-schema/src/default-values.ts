/** The values a new record starts with. */
import { type FormDefinition, type FormValues, inputFields } from './form-definition'
import { definitionOf } from './widgets/index'

/**
 * The values a new record starts with: each field's default under its model. Display and layout widgets put nothing in.
 *
 * @returns an object without a prototype, so that a model called `toString` or `then` is just a key.
 * @example defaultValues(form) // { name: '', amount: 0, tags: [] }
 */
export function defaultValues(form: Pick<FormDefinition, 'list'>): FormValues {
  const values: FormValues = Object.create(null)
  for (const field of inputFields(form)) {
    if (!(field.model in values)) values[field.model] = definitionOf(field).defaultValue(field.options)
  }
  return values
}
