/** Rules across the fields of a record: conditions with messages, and rows that must differ. */
import { conditionHolds, type ValueReader } from '../../condition-language/condition-holds'
import { logicOf } from '../../conditions/condition'
import { marksRows, rowFields } from '../../form-definition'
import { isList, isObject, ownValue } from '../../json'
import { resolved } from '../../options/further-rules'
import { behaviourOf, hasRows, isField } from '../../widgets/behaviours'
import type { AnyKnownWidget, RowsWidget } from '../../widgets/index'
import { isEmptyValue } from '../is-empty-value'
import { isRemovedRow } from '../row-status'
import { cleanFieldValue } from '../validate-field'
import type { ValueIssue } from '../value-issue'
import type { Scope } from '../value-scope'
import { furtherIssue } from './further-issue'

export function checkAcross(scope: Scope): readonly ValueIssue[] {
  return scope.visible.flatMap((field) => {
    const { rules } = logicOf(field)
    if (rules === undefined) return []
    const words = scope.context(field)
    const { checks = [], unique = [] } = rules
    const reader = checks.length === 0 ? null : readerOfScope(scope)
    const broken = reader === null ? [] : checks.filter(({ holds }) => !conditionHolds(resolved(holds, reader), reader))
    const path = [...scope.path, field.model]
    return [
      ...broken.map(({ message }) => furtherIssue({ field, path, words }, 'rule', {}, message)),
      ...(hasRows(field) ? unique.flatMap((columns) => repeatedRows(field, [columns].flat(), scope)) : []),
    ]
  })
}

/** How conditions of a record see values: those of its own fields first, nothing of what is hidden. */
export function readerOfScope(scope: Scope): ValueReader {
  const sourceOf = (model: string): { readonly field: AnyKnownWidget; readonly value: unknown } | null => {
    const field = scope.visible.find((each) => each.model === model)
    if (field !== undefined) return { field, value: ownValue(scope.values, model) }
    const isOwn = scope.widgets.some((widget) => isField(widget) && widget.model === model)
    return isOwn || scope.around === null ? null : sourceIn(scope.around, model)
  }
  return {
    read: (model) => sourceOf(model)?.value,
    isEmpty(model) {
      const source = sourceOf(model)
      return source === null || behaviourOf(source.field).isEmpty(source.value, source.field.options)
    },
  }
}

function sourceIn(around: Scope, model: string) {
  const field = around.visible.find((each) => each.model === model)
  return field === undefined ? null : { field, value: ownValue(around.values, model) }
}

/** Every row that says the same in these columns as a row above it; rows with nothing in any of them are not compared. */
function repeatedRows(subform: RowsWidget, columns: readonly string[], scope: Scope): readonly ValueIssue[] {
  const rows = ownValue(scope.values, subform.model)
  const cells = columns.flatMap((model) => rowFields(subform).find((field) => field.model === model) ?? [])
  const [first] = cells
  if (!isList(rows) || first === undefined || cells.length < columns.length) return []
  const isMarked = marksRows(subform)
  const seen = new Map<string, number>()
  return rows.flatMap((row, index) => {
    if (!isObject(row) || (isMarked && isRemovedRow(row))) return []
    const values = cells.map((cell) => cleanFieldValue(cell, ownValue(row, cell.model)))
    if (values.every(isEmptyValue)) return []
    const said = JSON.stringify(values)
    const earlier = seen.get(said)
    if (earlier === undefined) {
      seen.set(said, index)
      return []
    }
    const path = [...scope.path, subform.model, index, first.model]
    return [furtherIssue({ field: first, path, words: scope.context(subform) }, 'unique', { row: earlier + 1 })]
  })
}
