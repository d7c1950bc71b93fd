/** Values that nobody may edit must be unchanged: read-only fields are compared with the values before, in rows as well. */
import { equalJson } from '../../equal-json'
import { newRow } from '../../default-values'
import { logicOf } from '../../conditions/condition'
import { marksRows, rowFields } from '../../form-definition'
import { isList, isObject, ownValue } from '../../json'
import { behaviourOf, hasRows } from '../../widgets/behaviours'
import type { AnyKnownWidget, RowsWidget } from '../../widgets/index'
import { isComputed } from '../field-rules'
import { isRemovedRow } from '../row-status'
import { cleanFieldValue } from '../validate-field'
import type { ValueIssue } from '../value-issue'
import type { Scope } from '../value-scope'
import { furtherIssue } from './further-issue'

/** Only the form's own record is asked: it knows the rows before of its subforms. */
export function checkPrevious(scope: Scope): readonly ValueIssue[] {
  const { previous } = scope.said
  if (previous === undefined || scope.around !== null) return []
  const before = isObject(previous) ? previous : {}
  return [...scope.visible, ...scope.hidden].flatMap((field) => {
    const [was, is] = [ownValue(before, field.model), ownValue(scope.values, field.model)]
    // The policy of a hidden value decides about it; a missing value was not sent.
    if (scope.hidden.includes(field) && ((logicOf(field).hiddenValue ?? 'keep') !== 'keep' || is === undefined)) return []
    const issueAt = (cell: AnyKnownWidget, path: ValueIssue['path']) => furtherIssue({ field: cell, path, words: scope.said }, 'readonly')
    if (isLocked(field, scope, scope.values) && !isSame(field, was, is)) return [issueAt(field, [field.model])]
    return hasRows(field)
      ? changedCells(field, { was, is, scope }).map(([cell, index]) => issueAt(cell, [field.model, index, cell.model]))
      : []
  })
}

function isLocked(field: AnyKnownWidget, { visibility, values }: Scope, row: Scope['values']): boolean {
  return !isComputed(field) && visibility.isReadonly(field.key, values, row)
}

/** As they would be stored: nothing entered is nothing, however a page says it. */
function isSame(field: AnyKnownWidget, was: unknown, is: unknown): boolean {
  const isNothing = (value: unknown) => behaviourOf(field).isEmpty(value, field.options)
  if (isNothing(was) || isNothing(is)) return isNothing(was) && isNothing(is)
  return equalJson(cleanFieldValue(field, was), cleanFieldValue(field, is))
}

interface Rows {
  readonly was: unknown
  readonly is: unknown
  readonly scope: Scope
}

/**
 * Read-only cells that say what neither their row before nor a new row says. Rows have no names: a row is one of those before when its read-only
 * cells are, and each of those is one row.
 */
function changedCells(subform: RowsWidget, { was, is, scope }: Rows): readonly (readonly [AnyKnownWidget, number])[] {
  const fields = rowFields(subform)
  const isMarked = marksRows(subform)
  const left = isList(was) ? was.filter(isObject) : []
  const fresh = newRow(subform)
  const matches = (locked: readonly AnyKnownWidget[], row: Scope['values'], other: Scope['values']) =>
    locked.every((cell) => isSame(cell, ownValue(other, cell.model), ownValue(row, cell.model)))
  return (isList(is) ? is : []).flatMap((row, index) => {
    if (!isObject(row) || (isMarked && isRemovedRow(row))) return []
    const locked = fields.filter((cell) => isLocked(cell, scope, row))
    const known = left.findIndex((other) => matches(locked, row, other))
    if (known >= 0) left.splice(known, 1)
    const [first] = locked
    const isFine = known >= 0 || first === undefined || matches(locked, row, fresh)
    return isFine ? [] : [[first, index] as const]
  })
}
