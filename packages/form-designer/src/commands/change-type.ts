/** Puts a widget of another type in the place of one. */
import { type FormDocument, replaceWidget, type WidgetKey } from '@formwork/form-schema'
import { type ChangeType, type CommandResult, fromEdit, refuse } from './command'
import { modelScopes } from './models/model-scopes'
import { modelProblem } from './rename-model'
import { fitsInto, isKnown, nodeOf } from './tree-queries'

export function changeType(document: FormDocument, { key, widget }: ChangeType): CommandResult {
  const node = nodeOf(document, key)
  if (node === null) return refuse('widget-not-found')
  if (node.widget.type === 'unknown' || widget.type === 'unknown') return refuse('widget-unknown')
  if (!fitsInto(document, node.parent, widget)) return refuse('child-not-allowed')
  // When it is repeated on somebody else's form, it may bring a data key that the widget does not have there.
  const problem = widget.model === node.widget.model ? null : modelProblem(document, key, widget.model)
  if (problem !== null) return refuse(problem)
  const changed = replaceWidget(document, key, widget)
  if (!changed.ok) return fromEdit(changed)
  const { document: after } = changed
  const place = nodeOf(after, key)
  const fits = place?.slots.every((slot, index) =>
    slot.every((child) => {
      const inside = nodeOf(after, child)
      return inside === null || fitsInto(after, { key, slot: index }, inside.widget)
    }),
  )
  if (fits === false) return refuse('child-not-allowed')
  return node.slots.flat().some((child) => clashes(document, after, child)) ? refuse('model-taken') : fromEdit(changed)
}

/** True where a field that belongs to another record now finds its data key taken there: rows that are rows no longer, or have become some. */
function clashes(before: FormDocument, after: FormDocument, key: WidgetKey): boolean {
  const widget = nodeOf(after, key)?.widget
  const record = modelScopes(after).of(key)
  if (widget === undefined || !isKnown(widget) || record === modelScopes(before).of(key)) return false
  return modelScopes(after).count(record, widget.model) > 1
}
