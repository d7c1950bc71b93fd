/** The values a new record starts with. */
import { type FormDefinition, type FormValues, inputFields, marksRows, rowFields } from './form-definition'
import { ROW_STATUS, ROW_STATUS_KEY } from './rules/row-status'
import { behaviourOf } from './widgets/behaviours'
import type { AnyKnownWidget, RowsWidget } from './widgets/index'

/**
 * The values a new record starts with: each field's default under its model. Display and layout widgets put nothing in.
 *
 * @param form - the form; only its `list` is read.
 * @returns an object without a prototype, so that a model called `toString` or `then` is just a key.
 * @example defaultValues(form) // { name: '', amount: 0, tags: [] }
 */
export function defaultValues(form: Pick<FormDefinition, 'list'>): FormValues {
  return defaultsOf(inputFields(form))
}

/**
 * Makes a new row of a subform: its fields' defaults, marked as added (`status: 1`, spec 4.3) unless one of its fields is called `status`.
 *
 * @param subform - the subform the row is for.
 * @returns values by model, in an object without a prototype.
 * @example const items = [row, newRow(subform)]
 */
export function newRow(subform: RowsWidget): FormValues {
  const row = defaultsOf(rowFields(subform))
  if (marksRows(subform)) row[ROW_STATUS_KEY] = ROW_STATUS.added
  return row
}

function defaultsOf(fields: readonly AnyKnownWidget[]): FormValues {
  const values: FormValues = Object.create(null)
  for (const field of fields) {
    if (!(field.model in values)) values[field.model] = behaviourOf(field).defaultValue(field.options)
  }
  return values
}
