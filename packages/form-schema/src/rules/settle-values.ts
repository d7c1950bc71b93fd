/** What is stored of a record: visible values, hidden values by their field's policy, and the marks of rows. */
import { logicOf } from '../conditions/condition'
import { type FormValues, marksRows } from '../form-definition'
import { isList, isObject, ownValue } from '../json'
import { behaviourOf, hasRows } from '../widgets/behaviours'
import type { AnyKnownWidget, RowsWidget } from '../widgets/index'
import { isRemovedRow, ROW_STATUS, ROW_STATUS_KEY } from './row-status'
import { cleanFieldValue, validateField } from './validate-field'
import type { Scope } from './value-scope'

/** Whether values stay as they were entered (`prune`) or take the form in which they are stored (`clean`). */
export type Settling = 'prune' | 'clean'

/**
 * A record without what is no field, in a plain object: others are not sent by a framework from a page to its server. A visible field's value is there when one was entered. A hidden
 * field's value stays when it is valid (`keep`), becomes the field's empty value (`clear`), or is left out (`omit`).
 */
export function settleScope(scope: Scope, how: Settling): FormValues {
  const settled: FormValues = Object.create(null)
  for (const field of scope.hidden) settleHidden(field, scope, how, settled)
  for (const field of scope.visible) {
    if (Object.hasOwn(scope.values, field.model)) settled[field.model] = settleValue(field, scope, how)
  }
  return { ...settled }
}

function settleHidden(field: AnyKnownWidget, scope: Scope, how: Settling, settled: FormValues): void {
  const { hiddenValue = 'keep' } = logicOf(field)
  if (hiddenValue === 'clear') settled[field.model] = behaviourOf(field).emptyValue(field.options)
  if (hiddenValue !== 'keep' || !Object.hasOwn(scope.values, field.model)) return
  const problems = validateField(field, scope.values[field.model], { ...scope.context(field), required: false })
  if (problems.length === 0) settled[field.model] = settleValue(field, scope, how)
}

function settleValue(field: AnyKnownWidget, scope: Scope, how: Settling): unknown {
  const value = scope.values[field.model]
  if (isList(value) && hasRows(field)) return settleRows(field, value, scope, how)
  return how === 'clean' ? cleanFieldValue(field, value) : value
}

function settleRows(subform: RowsWidget, rows: readonly unknown[], scope: Scope, how: Settling): readonly unknown[] {
  const isMarked = marksRows(subform)
  return rows.map((row, index) => {
    if (!isObject(row)) return row
    // A removed row is not validated, so its values have no stored form to take.
    const settled = settleScope(scope.row(subform, row, index), isMarked && isRemovedRow(row) ? 'prune' : how)
    const status = ownValue(row, ROW_STATUS_KEY)
    if (isMarked && (status === ROW_STATUS.added || status === ROW_STATUS.removed)) settled[ROW_STATUS_KEY] = status
    return settled
  })
}
