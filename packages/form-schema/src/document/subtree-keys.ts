/** A widget and everything inside it, by key. */
import { type FormDocument, nodeOf, type WidgetKey } from './form-document'

/**
 * The key and the keys of everything inside it, in document order; empty for a key the document does not have.
 *
 * @example subtreeKeys(document, gridKey)
 */
export function subtreeKeys(document: FormDocument, key: WidgetKey): readonly WidgetKey[] {
  const node = nodeOf(document, key)
  return node === null ? [] : [key, ...node.slots.flat().flatMap((child) => subtreeKeys(document, child))]
}
