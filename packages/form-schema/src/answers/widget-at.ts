/** Finds the widget that a place among values belongs to. */
import { type FormDefinition, inputFields, rowFields } from '../form-definition'
import { hasRows } from '../widgets/behaviours'
import type { AnyKnownWidget } from '../widgets/index'

/**
 * Finds the field of a place among the values of a form, such as the `path` of an issue. What lies deeper than a field, as the address of a
 * file does, belongs to that field.
 *
 * @param form - the form; only its `list` is read.
 * @param path - `['items', 3, 'price']`, or `'items.3.price'` where no model has a dot in it.
 * @returns the field; null for a place that the form does not have.
 * @example widgetAt(form, ['items', 3, 'price'])?.name // 'Price'
 */
export function widgetAt(form: Pick<FormDefinition, 'list'>, path: string | readonly (string | number)[]): AnyKnownWidget | null {
  const steps = typeof path === 'string' ? path.split('.') : path
  let fields: readonly AnyKnownWidget[] = inputFields(form)
  let found: AnyKnownWidget | null = null
  for (let at = 0; at < steps.length; at += 2) {
    const field = fields.find(({ model }) => model === steps[at])
    if (field === undefined) return null
    found = field
    // After a subform comes the number of a row, then a field of it.
    if (!hasRows(field) || steps.length <= at + 2) return found
    fields = rowFields(field)
  }
  return found
}
