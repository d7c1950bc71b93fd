/** Replaces a widget of a document by an edited one, children kept. */
import type { Widget } from '../widgets/index'
import { childLists } from '../form-definition'
import { type DocumentEdit, type DocumentNode, type FormDocument, nodeOf, type WidgetKey, withoutChildren } from './form-document'

/**
 * Replaces the widget under `key` by an edited one with the same key. Children stay: when a grid loses columns, what was in them moves
 * to the last column that is left, so that nothing disappears unseen.
 *
 * @param document - the flat form; it is not changed.
 * @param key - the key of the widget.
 * @param widget - the edited widget; widgets in its columns are ignored.
 * @returns the new document; refusals: `unknown-key`, `key-changed` (rename is a new widget), `child-not-allowed` (no slot left).
 * @example replaceWidget(document, key, { ...widget, name: 'Amount' })
 */
export function replaceWidget(document: FormDocument, key: WidgetKey, widget: Widget): DocumentEdit {
  const node = nodeOf(document, key)
  if (node === null) return { ok: false, reason: 'unknown-key' }
  if (widget.key !== key) return { ok: false, reason: 'key-changed' }
  const count = childLists(widget).length
  if (count === 0 && node.slots.some((slot) => slot.length > 0)) return { ok: false, reason: 'child-not-allowed' }
  const slots = Array.from({ length: count }, (_, slot) => (slot === count - 1 ? node.slots.slice(slot).flat() : (node.slots[slot] ?? [])))
  const table = Object.assign(Object.create(null) as Record<WidgetKey, DocumentNode>, document.widgets)
  table[key] = { ...node, widget: withoutChildren(widget), slots }
  // Only children of a removed column are in another slot than before.
  for (const [slot, children] of slots.entries()) {
    for (const child of children) {
      const moved = table[child]
      if (moved !== undefined && moved.parent?.slot !== slot) table[child] = { ...moved, parent: { key, slot } }
    }
  }
  return { ok: true, document: { ...document, widgets: table } }
}
