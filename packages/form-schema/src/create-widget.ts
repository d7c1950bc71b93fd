/** New widgets and independent copies of widgets. */
import { cloneJson } from './json'
import { type AnyKnownWidget, type GridColumn, type Widget, type WidgetOf, type WidgetType, widgetDefinitions } from './widgets/index'

/** Where keys come from: this package has no clock and no chance of its own. */
export interface WidgetContext {
  /** A fresh key, unique in the form; the old family writes `${milliseconds}_${random}`. */
  readonly newKey: () => string
}

/**
 * A new widget with the defaults of its type, the model `${type}_${key}` and the remote function name `func_${key}` (spec 4.1).
 * The label is empty: the caller names it in its own language. A grid starts with two columns of span 12.
 *
 * @example createWidget('input', { newKey: () => `${Date.now()}_${Math.floor(Math.random() * 99999)}` })
 */
export function createWidget<T extends WidgetType>(type: T, { newKey }: WidgetContext): WidgetOf<T> {
  const key = newKey()
  const options = { ...defaultOptions(type), remoteFunc: `func_${key}` }
  const widget = { type, name: '', key, model: `${type}_${key}`, options, rules: [], extras: {} }
  // The options were read from the schema of this very type; the compiler cannot follow `type` through the map.
  return (type === 'grid' ? { ...widget, columns: [newColumn(), newColumn()] } : widget) as unknown as WidgetOf<T>
}

/**
 * The default options of a widget type, fresh on every call.
 *
 * @example defaultOptions('number').step
 */
export function defaultOptions<T extends WidgetType>(type: T): WidgetOf<T>['options'] {
  return widgetDefinitions[type].options.parse({})
}

function newColumn(): GridColumn {
  return { span: 12, list: [], extras: {} }
}

/**
 * A deep copy with a fresh key and model for the widget and for everything inside it. Nothing is shared with the original.
 *
 * @example cloneWidget(grid, { newKey })
 */
export function cloneWidget<W extends Widget>(widget: W, context: WidgetContext): W {
  return cloneAny(widget, context) as W
}

function cloneAny(widget: Widget, context: WidgetContext): Widget {
  const key = context.newKey()
  if (widget.type === 'unknown') return cloneUnknown(widget, key)
  const copy = cloneJson<AnyKnownWidget>(widget)
  const fresh = {
    ...copy,
    key,
    model: `${widget.type}_${key}`,
    options: { ...copy.options, remoteFunc: copiedRemoteFunc(widget, key) },
  } as AnyKnownWidget
  if (fresh.type !== 'grid') return fresh
  return { ...fresh, columns: fresh.columns.map((column) => ({ ...column, list: column.list.map((child) => cloneAny(child, context)) })) }
}

/** A generated function name follows the key; one the author typed in is kept, because it names a function of the host. */
function copiedRemoteFunc(widget: AnyKnownWidget, key: string): string {
  return widget.options.remoteFunc === `func_${widget.key}` || widget.options.remoteFunc === '' ? `func_${key}` : widget.options.remoteFunc
}

function cloneUnknown(widget: Extract<Widget, { type: 'unknown' }>, key: string): Widget {
  const raw = { ...cloneJson(widget.raw), key }
  const hasModel = Object.hasOwn(widget.raw, 'model')
  return { ...widget, key, raw: hasModel ? { ...raw, model: `${widget.sourceType}_${key}` } : raw }
}
