/** Puts keys into, and takes them out of, the ordered lists of a document. */
import { type DocumentNode, type FormDocument, nodeOf, type Place, type SlotRef, type WidgetKey } from './form-document'

/** The keys in a slot, or in the root for null; null when there is no such slot. */
export function keysAt(document: FormDocument, parent: SlotRef | null): readonly WidgetKey[] | null {
  return parent === null ? document.root : (nodeOf(document, parent.key)?.slots[parent.slot] ?? null)
}

/** The document with the keys of one slot, or of the root, replaced. */
export function withKeysAt(document: FormDocument, parent: SlotRef | null, keys: readonly WidgetKey[]): FormDocument {
  if (parent === null) return { ...document, root: keys }
  const node = nodeOf(document, parent.key)
  if (node === null) return document
  const slots = node.slots.map((slot, index) => (index === parent.slot ? keys : slot))
  return { ...document, widgets: withNode(document.widgets, parent.key, { ...node, slots }) }
}

/** The document with `keys` inserted at `place`; an index past the end means "last". */
export function withKeysInserted(document: FormDocument, place: Place, keys: readonly WidgetKey[]): FormDocument {
  const present = keysAt(document, place.parent) ?? []
  const index = Math.max(0, Math.min(place.index, present.length))
  return withKeysAt(document, place.parent, present.toSpliced(index, 0, ...keys))
}

/** The document with one key taken out of the list it hangs in; its node stays in the table. */
export function withKeyDetached(document: FormDocument, key: WidgetKey): FormDocument {
  const parent = nodeOf(document, key)?.parent ?? null
  return withKeysAt(
    document,
    parent,
    (keysAt(document, parent) ?? []).filter((present) => present !== key),
  )
}

/** A copy of the table with one node replaced; it keeps having no prototype. */
export function withNode(table: FormDocument['widgets'], key: WidgetKey, node: DocumentNode): FormDocument['widgets'] {
  return Object.assign(Object.create(null) as Record<WidgetKey, DocumentNode>, table, { [key]: node })
}
