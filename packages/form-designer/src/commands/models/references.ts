/** Which widgets read a field by its data key: in conditions, computed values and rules; and what they say once it has another one. */
import { type AnyKnownWidget, type FormDocument, hasRows, renameReferences, type Widget, type WidgetKey } from '@formwork/form-schema'
import { type ModelScopes, modelScopes } from './model-scopes'
import { keysInOrder, nodeOf } from '../tree-queries'

/** A new name for what is called `from` in the record `scope`: a subform's rows, or the form's own for null. */
export interface Renaming {
  readonly scope: WidgetKey | null
  readonly from: string
  readonly to: string
}

/** True for a widget that reads a field of this name, in whatever record it looks the name up. */
export function readsModel(widget: Widget, model: string): boolean {
  return renameReferences(widget, model, `${model}_`) !== widget
}

/** The widget with every name of the field that it reads; the same one where it does not read it. */
export function followRenaming(document: FormDocument, widget: Widget, scopes: ModelScopes, { scope, from, to }: Renaming): Widget {
  const rows = scopes.of(widget.key)
  if (rows === scope) return renameReferences(widget, from, to)
  const subform = scope === null ? null : nodeOf(document, scope)?.widget
  if (subform && hasRows(subform)) return renameReferences(widget, from, to, { subform: subform.model })
  // A row's own field of that name hides the form's.
  return scopes.count(rows, from) > 0 ? widget : renameReferences(widget, from, to)
}

/** What is still in the form and reads a field that is gone from it, in the order of the form. */
export function readersLeft(before: FormDocument, after: FormDocument): readonly Widget[] {
  const [scopes, left] = [modelScopes(before), modelScopes(after)]
  const lost = Object.values(before.widgets).flatMap(({ widget }) => {
    if (widget.type === 'unknown' || nodeOf(after, widget.key) !== null) return []
    const scope = scopes.of(widget.key)
    return left.count(scope, widget.model) > 0 ? [] : [{ scope, from: widget.model, to: `${widget.model}_` }]
  })
  return keysInOrder(after).flatMap((key) => {
    const widget = nodeOf(after, key)?.widget
    if (widget === undefined || widget.type === 'unknown' || !hasConditions(widget)) return []
    return lost.some((field) => followRenaming(before, widget, scopes, field) !== widget) ? [widget] : []
  })
}

/** False for most widgets, which read no other. */
const hasConditions = ({ options: { displayVerify, formwork } }: AnyKnownWidget) =>
  displayVerify.list.length > 0 || Object.keys(formwork).length > 0
