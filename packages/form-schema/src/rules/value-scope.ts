/** The records that are validated: the form's own, and each row of its subforms. */
import { type FormVisibility, formVisibility } from '../conditions/form-visibility'
import { type FormDefinition, type FormValues, marksRows, rowWidgets, scopeWidgets } from '../form-definition'
import { isList, isObject, ownValue } from '../json'
import { isField } from '../widgets/behaviours'
import type { AnyKnownWidget, RowsWidget, Widget } from '../widgets/index'
import { isRemovedRow } from './row-status'
import type { FieldContext } from './validate-field'
import type { ValuesContext } from './values-context'
import type { ValueIssue } from './value-issue'
import { heldList } from '../held-list'

/** Where a record stands, and what its fields are asked with. */
interface Place {
  readonly visibility: FormVisibility
  /** The values of this record. */
  readonly values: FormValues
  readonly path: ValueIssue['path']
  readonly said: ValuesContext
  /** The form's own record, for a row. */
  readonly around: Scope | null
}

/** One record that is validated. */
export interface Scope extends Place {
  /** Every widget of the record: a value under the model of any of them is known. */
  readonly widgets: readonly Widget[]
  readonly visible: readonly AnyKnownWidget[]
  /** The fields that are hidden and share their model with no visible one. */
  readonly hidden: readonly AnyKnownWidget[]
  /** What conditions make of a field of this record, and what the caller said. */
  context(field: AnyKnownWidget): FieldContext
  /** One row of a subform of this record. */
  row(subform: RowsWidget, values: FormValues, index: number): Scope
}

/** The form's own record. `visible` stands for what the conditions say, where a caller knows better. */
export function formScope(form: FormDefinition, values: FormValues, said: ValuesContext, visible?: ReadonlySet<string>): Scope {
  const visibility = formVisibility(form)
  const place = { visibility, values, path: [], said, around: null }
  return scopeOf([...scopeWidgets(heldList(form))], visible ?? visibility.visibleFields(values), place)
}

function scopeOf(widgets: readonly Widget[], visible: ReadonlySet<string>, place: Place): Scope {
  const { visibility, values, path, said, around } = place
  const form = around?.values ?? values
  const fields = widgets.filter(isField)
  const scope: Scope = {
    ...place,
    widgets,
    visible: fields.filter(({ model }) => visible.has(model)),
    hidden: fields.filter(({ model }) => !visible.has(model)),
    context: ({ key }) => ({
      ...said,
      required: visibility.isRequired(key, form, values),
      choices: visibility.choicesOf(key, form, values),
    }),
    row: (subform, row, index) =>
      scopeOf(rowWidgets(subform), visible.has(subform.model) ? visibility.visibleRowFields(subform.key, form, row) : NOTHING, {
        ...place,
        values: row,
        path: [...path, subform.model, index],
        around: around ?? scope,
      }),
  }
  return scope
}

const NOTHING: ReadonlySet<string> = new Set()

/** The rows of a subform that are there, each as a scope of its own. */
export function presentRows(subform: RowsWidget, scope: Scope): readonly Scope[] {
  const rows = ownValue(scope.values, subform.model)
  if (!isList(rows)) return []
  const isMarked = marksRows(subform)
  return rows.flatMap((row, index) => (isObject(row) && !(isMarked && isRemovedRow(row)) ? scope.row(subform, row, index) : []))
}
