/** The flat working form: every widget once, by key. Lossless both ways; unknown widgets and unknown keys survive. */
import type { WidgetKind } from '../define-behaviour'
import { childLists, type FormDefinition } from '../form-definition'
import { type FormConfig } from '../form-config'
import type { JsonObject } from '../json'
import { hasColumns } from '../widgets/behaviours'
import { definitionOf, type GridColumn, type Widget } from '../widgets/index'
import { heldList } from '../held-list'

/** The key of a widget inside a document. */
export type WidgetKey = string

/** Where a node hangs: in slot number `slot` of the widget `key`. */
export interface SlotRef {
  readonly key: WidgetKey
  readonly slot: number
}

/** Where a node goes: at `index` of a slot, or of the root when `parent` is null. An index past the end means "last". */
export interface Place {
  readonly parent: SlotRef | null
  readonly index: number
}

/** One widget of a document. `widget` holds no children: a grid's columns have empty lists, `slots` names what is in them. */
export interface DocumentNode {
  readonly widget: Widget
  readonly parent: SlotRef | null
  readonly slots: readonly (readonly WidgetKey[])[]
}

/** A form as a flat table. Immutable: every edit returns a new document that shares what did not change. */
export interface FormDocument {
  readonly config: FormConfig
  readonly extras: JsonObject
  readonly root: readonly WidgetKey[]
  readonly widgets: Readonly<Record<WidgetKey, DocumentNode>>
}

/** Why an edit was refused. */
export type DocumentRefusal = 'unknown-key' | 'duplicate-key' | 'unknown-place' | 'child-not-allowed' | 'into-itself' | 'key-changed'

/** An edit's answer: a new document, or why not. */
export type DocumentEdit = { readonly ok: true; readonly document: FormDocument } | { readonly ok: false; readonly reason: DocumentRefusal }

/**
 * Flattens a definition for editing. Keys must be unique, which `importDefinition` and `createWidget` see to.
 *
 * @param form - the definition; it is not changed.
 * @returns the same form as a table of widgets by key.
 * @throws {Error} when two widgets share a key: only a bug can cause that.
 * @example const document = toDocument(form)
 */
export function toDocument(form: FormDefinition): FormDocument {
  const widgets: Record<WidgetKey, DocumentNode> = Object.create(null)
  const root = addNodes(widgets, heldList(form), null)
  return { config: form.config, extras: form.extras, root, widgets }
}

/** Adds nested widgets to a table of nodes; returns their keys. */
export function addNodes(table: Record<WidgetKey, DocumentNode>, list: readonly Widget[], parent: SlotRef | null): readonly WidgetKey[] {
  return list.map((widget) => {
    if (widget.key in table) throw new Error(`two widgets share the key ${widget.key}`)
    const node = { widget: withoutChildren(widget), parent, slots: childLists(widget).map(() => []) }
    table[widget.key] = node
    const slots = childLists(widget).map((children, slot) => addNodes(table, children, { key: widget.key, slot }))
    table[widget.key] = { ...node, slots }
    return widget.key
  })
}

/** The widget as a node holds it: a grid's columns without their widgets. */
export function withoutChildren(widget: Widget): Widget {
  if (!hasColumns(widget) || widget.columns.every((column) => column.list.length === 0)) return widget
  return { ...widget, columns: widget.columns.map((column): GridColumn => ({ ...column, list: [] })) }
}

/**
 * Nests a document again; the inverse of {@link toDocument}.
 *
 * @param document - the flat form; it is not changed.
 * @returns the definition of the form.
 * @example exportDefinition(fromDocument(document))
 */
export function fromDocument(document: FormDocument): FormDefinition {
  return { list: nestedList(document, document.root), config: document.config, extras: document.extras }
}

/**
 * Nests one node of a document, with everything inside it.
 *
 * @param document - the flat form; it is not changed.
 * @param key - the key of the widget.
 * @returns the nested widget; null for a key the document does not have.
 * @example
 * const widget = nestedWidget(document, key)
 * if (widget !== null) cloneWidget(widget, { newKey })
 */
export function nestedWidget(document: FormDocument, key: WidgetKey): Widget | null {
  const node = Object.hasOwn(document.widgets, key) ? document.widgets[key] : undefined
  if (node === undefined) return null
  const { widget, slots } = node
  if (!hasColumns(widget)) return widget
  return { ...widget, columns: widget.columns.map((column, slot) => ({ ...column, list: nestedList(document, slots[slot] ?? []) })) }
}

function nestedList(document: FormDocument, keys: readonly WidgetKey[]): readonly Widget[] {
  return keys.flatMap((key) => nestedWidget(document, key) ?? [])
}

/** The node of a key, or null; never consults `Object.prototype`. */
export function nodeOf(document: FormDocument, key: WidgetKey): DocumentNode | null {
  return Object.hasOwn(document.widgets, key) ? (document.widgets[key] ?? null) : null
}

/** What decides where a widget may lie: whether it has a value, and whether it holds others. Of an unknown one neither is known. */
export interface Nesting {
  readonly kind: WidgetKind | 'unknown'
  readonly slots: string | null
  /** How its columns are shown when not side by side; see `WidgetDefinition`. */
  readonly panes?: 'titled' | 'single' | null
}

const UNKNOWN: Nesting = { kind: 'unknown', slots: null }
const UNKNOWN_CONTAINER: Nesting = { kind: 'unknown', slots: 'columns' }

/**
 * What decides where a widget may lie. The definition of a widget that is still to be made says the same.
 *
 * @param widget - any widget.
 * @returns `kind` and `slots` of its definition; `unknown` for an unknown widget, which has slots when it holds others.
 * @example acceptsChild(nestingOf(subform), nestingOf(field))
 */
export function nestingOf(widget: Widget): Nesting {
  if (widget.type !== 'unknown') return definitionOf(widget)
  return hasColumns(widget) ? UNKNOWN_CONTAINER : UNKNOWN
}

/**
 * Decides whether one widget may lie inside another. A grid holds anything, other grids too: the old family means to forbid nested grids,
 * but its files have them. A subform holds the fields of a row, and no other subform. A container of an unknown type holds what it likes.
 *
 * @param parent - the outer widget, as a definition or by {@link nestingOf}; null is the root, which holds anything.
 * @param child - the inner widget, likewise.
 * @returns true when it may.
 * @example acceptsChild(widgetDefinitions.subform, widgetDefinitions.input) // true
 */
export function acceptsChild(parent: Nesting | null, child: Nesting): boolean {
  if (parent === null) return true
  if (parent.slots === null) return false
  return parent.kind !== 'input' || (child.kind === 'input' && child.slots === null)
}
