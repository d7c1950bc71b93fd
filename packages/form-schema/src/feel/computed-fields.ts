/** The computed fields of a form: their expressions, checked once, and the fields these name. */
import { logicOf } from '../conditions/condition'
import { graphOf } from '../conditions/form-visibility'
import { type FormDefinition, rowFields } from '../form-definition'
import { hasRows, isField } from '../widgets/behaviours'
import type { AnyKnownWidget } from '../widgets/index'
import { type ApartCalls, callsApart } from './calls-apart'
import { checkExpression, type ExpressionResult } from './check-expression'
import { columnReads } from './column-reads'
import { singleBlanks } from './parse-formula'
import { heldList } from '../held-list'

/** A field that a name means. */
export interface NamedField {
  readonly widget: AnyKnownWidget
  /** True for a field of the same row. */
  readonly isOfRow: boolean
}

export interface ComputedField {
  readonly widget: AnyKnownWidget
  /** The subform in whose rows the field stands, or null. */
  readonly subform: AnyKnownWidget | null
  readonly text: string
  readonly checked: ExpressionResult
  /** The expression as it is evaluated. */
  readonly apart: ApartCalls
  /** Every name that means a field, with the fields of that name. */
  readonly sources: readonly (readonly [name: string, fields: readonly NamedField[]])[]
  /** Every name that is looked up, also those that mean parts of rows. */
  readonly names: readonly string[]
  /** The first unknown name, and its position; 0 and 0 for a name that is not changed. Null when there is none. */
  readonly unknown: { readonly found: string; readonly from: number; readonly to: number; readonly isColumn: boolean } | null
}

const known = new WeakMap<FormDefinition['list'], ReadonlyMap<string, ComputedField>>()

/** The computed fields of a form by key; remembered for the form's `list`. */
export function computedFields(form: FormDefinition): ReadonlyMap<string, ComputedField> {
  const list = heldList(form)
  const remembered = known.get(list)
  if (remembered !== undefined) return remembered
  const graph = graphOf(form)
  const models = [...new Set(graph.nodes.flatMap(({ widget }) => (isField(widget) ? widget.model : [])))]
  const fields = new Map<string, ComputedField>()
  for (const { widget, scope } of graph.nodes) {
    const text = logicOf(widget).computed?.trim() ?? ''
    if (!isField(widget) || text === '') continue
    const checked = checkExpression(text, models)
    const named = (name: string): readonly NamedField[] =>
      graph.sourcesOf(scope, name).map((field) => ({ widget: field.widget, isOfRow: graph.isRowModel(scope, name) }))
    const names = checked.ok ? [...new Set([...checked.names, ...checked.filterNames])] : []
    const sources = names.map((name) => [name, named(name)] as const).filter(([, found]) => found.length > 0)
    const fieldsOf = (name: string) => sources.find(([source]) => source === name)?.[1] ?? []
    const unknown = checked.ok ? (unknownName(checked.names, fieldsOf) ?? unknownColumn(text, models, fieldsOf)) : null
    const around = scope === null ? undefined : graph.nodeOf.get(scope)?.widget
    const subform = around !== undefined && hasRows(around) ? around : null
    const apart = checked.ok ? callsApart(text, models) : { text, functions: {} }
    fields.set(widget.key, { widget, subform, text, checked, apart, sources, names, unknown })
  }
  known.set(list, fields)
  return fields
}

type FieldsOf = (name: string) => readonly NamedField[]

function unknownName(names: readonly string[], fieldsOf: FieldsOf): ComputedField['unknown'] {
  const found = names.find((name) => fieldsOf(name).length === 0)
  return found === undefined ? null : { found, from: 0, to: 0, isColumn: false }
}

/** A column that the rows do not have would come to nothing without a word: `items.price in euro` asks whether `items.price` is in `euro`. */
function unknownColumn(text: string, models: readonly string[], fieldsOf: FieldsOf): ComputedField['unknown'] {
  for (const { rows, column, isInFilter, from, to } of columnReads(text, models)) {
    const subforms = fieldsOf(rows).map(({ widget }) => widget)
    if (subforms.length === 0 || !subforms.every(hasRows)) continue
    const columns = subforms.flatMap(rowFields).map(({ model }) => model)
    if (columns.some((model) => model === column || singleBlanks(model) === column)) continue
    if (isInFilter && (column === 'item' || fieldsOf(column).length > 0)) continue
    return { found: `${rows}.${column}`, from, to, isColumn: true }
  }
  return null
}
