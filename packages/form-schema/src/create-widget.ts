/** New widgets and independent copies of widgets. */
import { mapReferences, renameColumns } from './conditions/rename-references'
import { cloneJson } from './clone-json'
import { ownValue } from './json'
import { hasColumns, hasRows, isField, typeOf } from './widgets/behaviours'
import {
  type AnyKnownWidget,
  type GenericDefinition,
  type GridColumn,
  typeParts,
  type Widget,
  type WidgetDefinitions,
  widgetDefinitions,
  type WidgetOf,
  type WidgetType,
} from './widgets/index'

/** Where keys come from: this package has no clock and no chance of its own. */
export interface WidgetContext {
  /** A fresh key, unique in the form; the old family writes `${milliseconds}_${random}`. */
  readonly newKey: () => string
}

/** What it takes to copy widgets. */
export interface CopyContext extends WidgetContext {
  /**
   * The model of a field's copy; undefined, or absent: `${type}_${key}`. It is asked once for each field, in the order of the form.
   * `isInRows`: it stands in the rows of a subform that is copied too, whose record no other field belongs to.
   */
  readonly modelOf?: (field: AnyKnownWidget, isInRows: boolean) => string | undefined
}

/**
 * Makes a widget with the defaults of its type, the model `${type}_${key}` and the remote function name `func_${key}` (spec 4.1).
 * The label is empty: the caller names it in its own language. A grid and a subform start with two columns of span 12, tabs
 * and the like with two panes without a title, a card with one pane.
 *
 * @param type - name of a built-in type.
 * @param context - `newKey` makes the key; it is called once.
 * @returns the new widget, not yet part of a form.
 * @example createWidget('input', { newKey: () => `${Date.now()}_${Math.floor(Math.random() * 99999)}` })
 */
export function createWidget<T extends WidgetType>(type: T, context: WidgetContext): WidgetOf<T>
/**
 * Makes a widget of a type of `widgets`, by the same rules.
 *
 * @param type - name of a type that `widgets` has.
 * @param context - `newKey` as above; `widgets`: definitions by type, see {@link extendWidgets}.
 * @returns the new widget, not yet part of a form.
 * @throws {RangeError} for a type that `widgets` has no definition of.
 * @example createWidget('signature', { newKey, widgets: extendWidgets(widgetDefinitions, [signature]) })
 */
export function createWidget(type: string, context: WidgetContext & { readonly widgets: WidgetDefinitions }): AnyKnownWidget
export function createWidget(
  type: string,
  { newKey, widgets = widgetDefinitions }: WidgetContext & { readonly widgets?: WidgetDefinitions },
): AnyKnownWidget {
  const definition = ownValue(widgets, type)
  if (definition === undefined) throw new RangeError(`there is no definition of the widget type ${type}`)
  const key = newKey()
  const options = { ...definition.options.parse({}), remoteFunc: `func_${key}` }
  const widget = { ...typeParts(definition), name: '', key, model: `${type}_${key}`, options, rules: [], extras: {} }
  // The options were read from the schema of this very type; the compiler cannot follow `type` through the map.
  return (definition.slots === null ? widget : { ...widget, columns: newColumns(definition) }) as unknown as AnyKnownWidget
}

/**
 * Default options of a widget type, fresh on every call.
 *
 * @param type - name of a built-in type.
 * @returns every option of the type.
 * @example defaultOptions('number').step
 */
export function defaultOptions<T extends WidgetType>(type: T): WidgetOf<T>['options'] {
  return widgetDefinitions[type].options.parse({})
}

/** Two columns side by side, two panes, or the one pane of a card. */
export function newColumns({ panes }: Pick<GenericDefinition, 'panes'>): readonly GridColumn[] {
  const column = (): GridColumn => ({ span: panes === null ? 12 : 24, list: [], extras: {}, ...(panes === 'titled' && { title: '' }) })
  return panes === 'single' ? [column()] : [column(), column()]
}

/**
 * Copies a widget deeply, with a fresh key and model for it and for everything inside it. A condition that names a field inside the copied
 * widget names the copy of that field; one that names a field outside still does.
 *
 * @param widget - any widget; it is not changed.
 * @param context - `newKey` makes the keys, `modelOf` the models of fields.
 * @returns the copy; it shares nothing with the original.
 * @example cloneWidget(grid, { newKey })
 */
export function cloneWidget<W extends Widget>(widget: W, context: CopyContext): W {
  const models: CopiedModels = { own: new Map(), rows: new Map() }
  return followModels(cloneAny(widget, context, models, false), models) as W
}

/**
 * Copies widgets that stand side by side, each as {@link cloneWidget} does, and those that name each other do so in the copy too.
 *
 * @param widgets - any widgets of one form.
 * @param context - `newKey` makes the keys of the copies, `modelOf` the models of fields.
 * @returns the copies, in the same order.
 * @example cloneWidgets(form.list, { newKey })
 */
export function cloneWidgets(widgets: readonly Widget[], context: CopyContext): readonly Widget[] {
  const models: CopiedModels = { own: new Map(), rows: new Map() }
  const copies = widgets.map((widget) => cloneAny(widget, context, models, false))
  return copies.map((copy) => followModels(copy, models))
}

/** The new model of every copied field, by its old one: those of one record, and by key of a copied subform those of its rows. */
interface CopiedModels {
  readonly own: Map<string, string>
  readonly rows: Map<string, CopiedModels>
}

/** Copies a widget and notes the new model of every copied field. */
function cloneAny(widget: Widget, context: CopyContext, models: CopiedModels, isInRows: boolean): Widget {
  const key = context.newKey()
  if (widget.type === 'unknown') return cloneUnknown(widget, key, (columns) => cloneColumns(columns, context, models, isInRows))
  const model = (isField(widget) ? context.modelOf?.(widget, isInRows) : undefined) ?? `${typeOf(widget)}_${key}`
  if (isField(widget) && !models.own.has(widget.model)) models.own.set(widget.model, model)
  const fresh = { key, model, options: { ...cloneJson(widget.options), remoteFunc: copiedRemoteFunc(widget, key) } }
  const kept = { rules: cloneJson(widget.rules), extras: cloneJson(widget.extras) }
  // Options and type come from the same widget; the compiler cannot follow that through the spread of a union.
  if (!hasColumns(widget)) return { ...widget, ...kept, ...fresh } as AnyKnownWidget
  const inside: CopiedModels = hasRows(widget) ? { own: new Map(), rows: new Map() } : models
  if (hasRows(widget)) models.rows.set(key, inside)
  return {
    ...widget,
    ...kept,
    ...fresh,
    columns: cloneColumns(widget.columns, context, inside, isInRows || hasRows(widget)),
  } as AnyKnownWidget
}

function cloneColumns(
  columns: readonly GridColumn[],
  context: CopyContext,
  models: CopiedModels,
  isInRows: boolean,
): readonly GridColumn[] {
  return columns.map((column) => ({
    ...column,
    list: column.list.map((child) => cloneAny(child, context, models, isInRows)),
    extras: cloneJson(column.extras),
  }))
}

/** Points the conditions inside a copy at the copied fields; in a row, at those of the row first. */
function followModels(widget: Widget, models: CopiedModels): Widget {
  const copy = mapReferences(widget, models.own)
  if (!hasColumns(copy)) return copy
  const row = models.rows.get(copy.key)
  const own = row === undefined ? copy : renameColumns(copy, (model) => row.own.get(model) ?? model)
  const inside = row === undefined ? models : { ...row, own: new Map([...models.own, ...row.own]) }
  return { ...own, columns: copy.columns.map((column) => ({ ...column, list: column.list.map((child) => followModels(child, inside)) })) }
}

/** A generated function name follows the key; one the author typed in is kept, because it names a function of the host. */
function copiedRemoteFunc(widget: AnyKnownWidget, key: string): string {
  return widget.options.remoteFunc === `func_${widget.key}` || widget.options.remoteFunc === '' ? `func_${key}` : widget.options.remoteFunc
}

function cloneUnknown(
  widget: Extract<Widget, { type: 'unknown' }>,
  key: string,
  clone: (columns: readonly GridColumn[]) => readonly GridColumn[],
): Widget {
  const raw = { ...cloneJson(widget.raw), key }
  const hasModel = Object.hasOwn(widget.raw, 'model')
  const copy = { ...widget, key, raw: hasModel ? { ...raw, model: `${widget.sourceType}_${key}` } : raw }
  return hasColumns(copy) ? { ...copy, columns: clone(copy.columns), places: cloneJson(copy.places) } : copy
}
