/** The computed fields of a form: their expressions, checked once, and the fields these name. */
import { logicOf } from '../conditions/condition'
import { graphOf } from '../conditions/form-visibility'
import type { FormDefinition } from '../form-definition'
import { hasRows, isField } from '../widgets/behaviours'
import type { AnyKnownWidget } from '../widgets/index'
import { checkExpression, type ExpressionResult } from './check-expression'

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
  /** Every name that means a field, with the fields of that name. */
  readonly sources: readonly (readonly [name: string, fields: readonly NamedField[]])[]
  /** A name that means nothing, or null. */
  readonly unknown: string | null
}

const known = new WeakMap<FormDefinition['list'], ReadonlyMap<string, ComputedField>>()

/** The computed fields of a form by key; remembered for the form's `list`. */
export function computedFields(form: FormDefinition): ReadonlyMap<string, ComputedField> {
  const remembered = known.get(form.list)
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
    const isKnown = (name: string) => sources.some(([source]) => source === name)
    const unknown = (checked.ok ? checked.names : []).find((name) => !isKnown(name)) ?? null
    const around = scope === null ? undefined : graph.nodeOf.get(scope)?.widget
    const subform = around !== undefined && hasRows(around) ? around : null
    fields.set(widget.key, { widget, subform, text, checked, sources, unknown })
  }
  known.set(form.list, fields)
  return fields
}
