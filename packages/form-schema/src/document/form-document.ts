/** The flat working form: every widget once, by key. Lossless both ways; unknown widgets and unknown keys survive. */
import { childLists, type FormDefinition } from '../form-definition'
import { type FormConfig } from '../form-config'
import type { JsonObject } from '../json'
import { type GridColumn, hasColumns, isWidgetType, type Widget, widgetDefinitions } from '../widgets/index'

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
 * The flat form of a definition. Keys must be unique, which `importDefinition` and `createWidget` see to.
 *
 * @throws {Error} when two widgets share a key: only a bug can cause that.
 * @example const document = toDocument(form)
 */
export function toDocument(form: FormDefinition): FormDocument {
  const widgets: Record<WidgetKey, DocumentNode> = Object.create(null)
  const root = addNodes(widgets, form.list, null)
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
 * The definition of a document.
 *
 * @example exportDefinition(fromDocument(document))
 */
export function fromDocument(document: FormDocument): FormDefinition {
  return { list: nestedList(document, document.root), config: document.config, extras: document.extras }
}

/**
 * One node with everything inside it, as a nested widget; null for a key the document does not have.
 *
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

/**
 * True when a widget may lie inside a widget of type `parentType` (null: the root). A grid holds anything, other grids too: the old
 * family means to forbid nested grids, but its files have them. A subform holds the fields of a row, and no other subform.
 *
 * @example acceptsChild('subform', 'input') // true
 */
export function acceptsChild(parentType: Widget['type'] | null, childType: Widget['type']): boolean {
  if (parentType === null) return true
  if (parentType === 'unknown' || widgetDefinitions[parentType].slots === null) return false
  if (widgetDefinitions[parentType].kind !== 'input') return true
  return isWidgetType(childType) && widgetDefinitions[childType].kind === 'input' && widgetDefinitions[childType].slots === null
}
