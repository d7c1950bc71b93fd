/** Removes a widget, with everything inside it, from a document. */
import { type DocumentEdit, type DocumentNode, type FormDocument, nodeOf, type WidgetKey } from './form-document'
import { withKeyDetached } from './place-keys'
import { subtreeKeys } from './subtree-keys'

/**
 * Removes a widget and everything inside it.
 *
 * @param document - the flat form; it is not changed.
 * @param key - the key of the widget.
 * @returns the new document; refusals: `unknown-key`.
 * @example removeNode(document, key)
 */
export function removeNode(document: FormDocument, key: WidgetKey): DocumentEdit {
  if (nodeOf(document, key) === null) return { ok: false, reason: 'unknown-key' }
  const gone = new Set(subtreeKeys(document, key))
  const detached = withKeyDetached(document, key)
  const table: Record<WidgetKey, DocumentNode> = Object.create(null)
  for (const [kept, node] of Object.entries(detached.widgets)) if (!gone.has(kept)) table[kept] = node
  return { ok: true, document: { ...detached, widgets: table } }
}
