/** A whole form: its widgets, its settings and the walks over them. */
import type { FormConfig } from './form-config'
import { heldList } from './held-list'
import type { JsonObject } from './json'
import { isField } from './widgets/behaviours'
import { isRemovedRow, ROW_STATUS_KEY } from './rules/row-status'
import type { AnyKnownWidget, RowsWidget, Widget } from './widgets/index'

/** A form definition (spec 3.1). `extras` keeps unknown top-level keys verbatim. */
export interface FormDefinition {
  readonly list: readonly Widget[]
  readonly config: FormConfig
  readonly extras: JsonObject
}

/** What a person entered, by model. Read it with own-property lookups only. */
export type FormValues = Record<string, unknown>

/** The lists of widgets inside a widget: one per column of a grid or subform, none for other types. */
export function childLists(widget: Widget): readonly (readonly Widget[])[] {
  return 'columns' in widget ? widget.columns.map((column) => column.list) : []
}

/** The lists inside a widget whose fields belong to the same record: those of a grid; a subform's belong to its rows. */
export function scopeLists(widget: Widget): readonly (readonly Widget[])[] {
  return isField(widget) ? [] : childLists(widget)
}

/**
 * Walks through the widgets of a form; grids and subforms come before what they hold. What lies inside an unknown widget is not entered.
 *
 * @param form - the form; only its `list` is read.
 * @returns a generator of every widget, in document order.
 * @example const labels = [...eachWidget(form)].map((widget) => widget.name)
 */
export function* eachWidget(form: Pick<FormDefinition, 'list'>): Generator<Widget, void, undefined> {
  yield* eachIn(heldList(form), childLists)
}

/** Every widget of one record, in document order: grids are entered, subforms are not. */
export function* scopeWidgets(list: readonly Widget[]): Generator<Widget, void, undefined> {
  yield* eachIn(list, scopeLists)
}

function* eachIn(list: readonly Widget[], listsOf: typeof childLists): Generator<Widget, void, undefined> {
  for (const widget of list) {
    yield widget
    for (const children of listsOf(widget)) yield* eachIn(children, listsOf)
  }
}

/**
 * Lists the fields of the form's own record: grids are entered; a subform is one field, its columns are those of {@link rowFields}.
 *
 * @param form - the form; only its `list` is read.
 * @returns the fields, in document order.
 * @example inputFields(form).map((field) => field.model)
 */
export function inputFields(form: Pick<FormDefinition, 'list'>): AnyKnownWidget[] {
  return [...scopeWidgets(heldList(form))].filter(isField)
}

/** Every widget of one row of a subform: its columns from left to right, grids entered. */
export function rowWidgets(subform: RowsWidget): Widget[] {
  return subform.columns.flatMap((column) => [...scopeWidgets(column.list)])
}

/**
 * Lists the fields of one row of a subform.
 *
 * @param subform - a widget that stores rows, see {@link hasRows}.
 * @returns the fields, in the order its table shows them.
 * @example rowFields(subform).map((field) => field.model)
 */
export function rowFields(subform: RowsWidget): AnyKnownWidget[] {
  return rowWidgets(subform).filter(isField)
}

/** False for a subform with a field that has the name of the mark: the value there was entered by a person. */
export function marksRows(subform: RowsWidget): boolean {
  return rowFields(subform).every(({ model }) => model !== ROW_STATUS_KEY)
}

/** Recognises the rows of a subform that were removed. */
export function removedRowOf(subform: RowsWidget): (row: unknown) => boolean {
  return marksRows(subform) ? isRemovedRow : () => false
}
