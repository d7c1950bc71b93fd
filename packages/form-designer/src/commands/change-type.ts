/** Puts a widget of another type in the place of one. */
import { type FormDocument, replaceWidget } from '@formwork/form-schema'
import { type ChangeType, type CommandResult, fromEdit, refuse } from './command'
import { fitsInto, nodeOf } from './tree-queries'

export function changeType(document: FormDocument, { key, widget }: ChangeType): CommandResult {
  const node = nodeOf(document, key)
  if (node === null) return refuse('widget-not-found')
  if (node.widget.type === 'unknown' || widget.type === 'unknown') return refuse('widget-unknown')
  if (!fitsInto(document, node.parent, widget)) return refuse('child-not-allowed')
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
  return fits === false ? refuse('child-not-allowed') : fromEdit(changed)
}
