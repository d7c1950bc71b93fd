/** Moves a widget, with everything inside it, to another place of the same document. */
import { acceptsChild, type DocumentEdit, type FormDocument, nestingOf, nodeOf, type Place, type WidgetKey } from './form-document'
import { keysAt, withKeyDetached, withKeysInserted, withNode } from './place-keys'
import { subtreeKeys } from './subtree-keys'

/**
 * Moves a widget. The key, the model and the rules stay as they are (the old designer made a new key).
 *
 * @param document - the flat form; it is not changed.
 * @param key - the key of the widget to move; everything inside it moves along.
 * @param place - as for {@link insertNode}; `index` counts as if the widget had been taken out first.
 * @returns the new document; refusals: `unknown-key`, `unknown-place`, `into-itself`, `child-not-allowed`.
 * @example moveNode(document, key, { parent: { key: gridKey, slot: 1 }, index: 0 })
 */
export function moveNode(document: FormDocument, key: WidgetKey, place: Place): DocumentEdit {
  const node = nodeOf(document, key)
  if (node === null) return { ok: false, reason: 'unknown-key' }
  if (keysAt(document, place.parent) === null) return { ok: false, reason: 'unknown-place' }
  if (place.parent !== null) {
    if (subtreeKeys(document, key).includes(place.parent.key)) return { ok: false, reason: 'into-itself' }
    const parent = nodeOf(document, place.parent.key)
    if (parent !== null && !acceptsChild(nestingOf(parent.widget), nestingOf(node.widget)))
      return { ok: false, reason: 'child-not-allowed' }
  }
  const detached = withKeyDetached(document, key)
  const rehung = { ...detached, widgets: withNode(detached.widgets, key, { ...node, parent: place.parent }) }
  return { ok: true, document: withKeysInserted(rehung, place, [key]) }
}
