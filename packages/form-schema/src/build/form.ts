/** Puts sketches together as a definition: each gets the key that its place gives it. */
import { DEFAULT_CONFIG, type FormConfig } from '../form-config'
import type { DefinitionSource, WidgetSource } from '../typed/definition-source'
import type { TypedForm, ValuesOfList } from '../typed/values-of'
import type { AnySketch, ContainerSketch } from './widget-builders'

/** The settings of a form; what is left out is as in a new form. */
export type FormSettings = Partial<Omit<FormConfig, 'extras'>>

/**
 * Makes a definition: plain JSON, as it is stored, with what has a default left out. The compiler knows its values.
 *
 * @param widgets - what the builders made, in the order in which it is shown.
 * @param settings - of the form: `labelWidth` in pixels (100), `labelPosition` (`right`), `size` (`small`), `customClass`.
 * @returns the definition: for `FormRenderer`, for `importDefinition`, or to be stored.
 * @throws {RangeError} when two fields of a record have the same model.
 * @example
 * const leave = form([
 *   radio('kind', { label: 'Kind', options: ['holiday', 'other'], required: true }),
 *   input('reason', { label: 'Reason', required: true, when: when('kind').is('other') }),
 * ])
 */
export function form<const Widgets extends readonly AnySketch[]>(
  widgets: Widgets,
  settings: FormSettings = {},
): DefinitionSource & TypedForm<ValuesOfList<Widgets>> {
  const keys = new Set<string>()
  const config = Object.entries(settings).filter(([setting, value]) => value !== undefined && !Object.is(value, defaults.get(setting)))
  return { list: place(widgets, { keys, models: new Set(), around: '' }), config: Object.fromEntries(config) }
}

const defaults: ReadonlyMap<string, unknown> = new Map(Object.entries(DEFAULT_CONFIG))

interface Scope {
  readonly keys: Set<string>
  /** Models of the record that the widgets belong to. */
  readonly models: Set<string>
  /** Key of the widget whose rows these are, with an underscore; '' outside of rows. */
  readonly around: string
}

function place(widgets: readonly AnySketch[], scope: Scope): readonly WidgetSource[] {
  return widgets.map((widget) => placed(widget, scope))
}

function placed(widget: AnySketch, scope: Scope): WidgetSource {
  const { type, name, model, options } = widget
  if (model !== '' && scope.models.has(model)) throw new RangeError(`two fields are called ${model}`)
  scope.models.add(model)
  const key = freeKey(`${scope.around}${model === '' ? type : model}`, model === '', scope.keys)
  const columns = 'columns' in widget ? { columns: columnsOf(widget, key, scope) } : {}
  // A sketch has the options of its type; the compiler cannot follow `type` through the union.
  return { type, name, key, model: model === '' ? key : model, options, ...columns } as unknown as WidgetSource
}

/** A widget with a model stores rows: what lies in it is a record of its own. */
function columnsOf(widget: ContainerSketch, key: string, scope: Scope) {
  const inner = widget.model === '' ? scope : { keys: scope.keys, models: new Set<string>(), around: `${key}_` }
  return widget.columns.map((column) => ({ ...column, list: place(column.list, inner) }))
}

function freeKey(wanted: string, isCounted: boolean, keys: Set<string>): string {
  let key = isCounted ? `${wanted}_1` : wanted
  for (let count = 2; keys.has(key); count++) key = `${wanted}_${count}`
  keys.add(key)
  return key
}
