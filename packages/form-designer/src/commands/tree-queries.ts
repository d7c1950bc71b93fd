/** Queries on a document's tree that several commands use. */
import {
  acceptsChild,
  type AnyKnownWidget,
  type DocumentNode,
  type FormDocument,
  type Nesting,
  nestingOf,
  type Place,
  type Widget,
  type WidgetKey,
} from '@formwork/form-schema'

/** The node of a key; own properties only, so that `constructor` names no node. */
export function nodeOf(document: FormDocument, key: WidgetKey): DocumentNode | null {
  return Object.hasOwn(document.widgets, key) ? (document.widgets[key] ?? null) : null
}

/** False for a widget that is kept as it came, because its type is unknown here. */
export const isKnown = (widget: Widget): widget is AnyKnownWidget => widget.type !== 'unknown'

/** The ordered keys of one container, or null when there is no such container. */
export function siblingsAt(document: FormDocument, parent: Place['parent']): readonly WidgetKey[] | null {
  if (parent === null) return document.root
  return nodeOf(document, parent.key)?.slots[parent.slot] ?? null
}

/** Where a widget stands now, or null when it is not in the document. */
export function placeOf(document: FormDocument, key: WidgetKey): Place | null {
  const node = nodeOf(document, key)
  if (node === null) return null
  const index = siblingsAt(document, node.parent)?.indexOf(key) ?? -1
  return index < 0 ? null : { parent: node.parent, index }
}

/** True when both name the same container. */
export function isSameList(one: Place['parent'], other: Place['parent']): boolean {
  return one === other || (one !== null && other !== null && one.key === other.key && one.slot === other.slot)
}

/** Every key in document order, containers before what they hold. */
export function keysInOrder(document: FormDocument): readonly WidgetKey[] {
  const keys: WidgetKey[] = []
  const walk = (list: readonly WidgetKey[]) => {
    for (const key of list) {
      keys.push(key)
      for (const slot of nodeOf(document, key)?.slots ?? []) walk(slot)
    }
  }
  walk(document.root)
  return keys
}

/**
 * True when a widget may be put into another (null: the sheet). Columns of a grid hold no grids: the old
 * family draws one level only; panes hold anything. Those of a subform hold the fields of a row. What an imported form nests otherwise stays as it is.
 */
export function mayHold(parent: Nesting | null, child: Nesting): boolean {
  return acceptsChild(parent, child) && !(isGrid(parent) && isGrid(child))
}

/** True for a widget that arranges others side by side and has no value of its own. */
function isGrid(nesting: Nesting | null): boolean {
  return nesting !== null && nesting.kind === 'layout' && nesting.slots !== null && !nesting.panes
}

/** True when `child` may be put into the container at `parent`. */
export function fitsInto(document: FormDocument, parent: Place['parent'], child: Widget): boolean {
  const around = parent === null ? null : nodeOf(document, parent.key)
  return mayHold(around === null ? null : nestingOf(around.widget), nestingOf(child))
}
