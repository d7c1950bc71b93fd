/** Inserts widgets, with everything inside them, into a document. */
import { isList } from '../json'
import type { Widget } from '../widgets/index'
import {
  acceptsChild,
  addNodes,
  type DocumentEdit,
  type DocumentNode,
  type FormDocument,
  nestingOf,
  nodeOf,
  type Place,
} from './form-document'
import { keysAt, withKeysInserted } from './place-keys'

/**
 * Inserts one widget or several, in order, at a place.
 *
 * @param document - the flat form; it is not changed.
 * @param widget - what to insert, with everything inside it.
 * @param place - a slot, or the root for `parent: null`, and the index in it; an index past the end means "last".
 * @returns the new document; refusals: `unknown-place`, `child-not-allowed`, `duplicate-key`.
 * @example insertNode(document, createWidget('input', { newKey }), { parent: null, index: 0 })
 */
export function insertNode(document: FormDocument, widget: Widget | readonly Widget[], place: Place): DocumentEdit {
  const widgets: readonly Widget[] = isList(widget) ? widget : [widget]
  if (keysAt(document, place.parent) === null) return { ok: false, reason: 'unknown-place' }
  const parent = place.parent === null ? null : nodeOf(document, place.parent.key)
  const nesting = parent === null ? null : nestingOf(parent.widget)
  if (!widgets.every((widget) => acceptsChild(nesting, nestingOf(widget)))) return { ok: false, reason: 'child-not-allowed' }
  const added: Record<string, DocumentNode> = Object.create(null)
  const keys = addFresh(added, widgets, place)
  if (keys === null || Object.keys(added).some((key) => nodeOf(document, key) !== null)) return { ok: false, reason: 'duplicate-key' }
  const table = Object.assign(Object.create(null) as Record<string, DocumentNode>, document.widgets, added)
  return { ok: true, document: withKeysInserted({ ...document, widgets: table }, place, keys) }
}

function addFresh(table: Record<string, DocumentNode>, widgets: readonly Widget[], place: Place): readonly string[] | null {
  try {
    return addNodes(table, widgets, place.parent)
  } catch {
    return null // two of the new widgets share a key
  }
}
