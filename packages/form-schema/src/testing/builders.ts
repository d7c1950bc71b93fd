/** Builders for tests: widgets and forms in a line, with keys that count up. */
import { createWidget, type WidgetContext } from '../create-widget'
import { type FormDefinition } from '../form-definition'
import { createForm } from '../create-form'
import type { DisplayCondition } from '../options/display-condition'
import type { Widget, WidgetOf, WidgetOptions, WidgetType } from '../widgets/index'

/** Keys k1, k2, … */
export function countedKeys(): WidgetContext {
  let count = 0
  return { newKey: () => `k${++count}` }
}

interface Overrides<T extends WidgetType> {
  readonly model?: string
  readonly name?: string
  readonly key?: string
  readonly options?: Partial<WidgetOptions<T>>
}

/** A widget whose key, model and label are all `model`, unless told otherwise. */
export function widget<T extends WidgetType>(
  type: T,
  { model = 'field', name = model, key = model, options = {} }: Overrides<T> = {},
): WidgetOf<T> {
  const made = createWidget(type, { newKey: () => key })
  return { ...made, model, name, options: { ...made.options, ...options } }
}

/** A grid with one column per list. */
export function grid(key: string, lists: readonly (readonly Widget[])[], options: Partial<WidgetOptions<'grid'>> = {}): WidgetOf<'grid'> {
  const columns = lists.map((list) => ({ span: Math.floor(24 / lists.length), list, extras: {} }))
  return { ...widget('grid', { model: key, options }), columns }
}

/** A subform with one column per list. */
export function subform(
  model: string,
  lists: readonly (readonly Widget[])[],
  options: Partial<WidgetOptions<'subform'>> = {},
): WidgetOf<'subform'> {
  return { ...widget('subform', { model, options }), columns: grid(model, lists).columns }
}

/** Tabs and the like, with a pane for each title; a card has one list and the title itself. */
export function panes(
  type: 'tabs' | 'collapse' | 'steps' | 'card',
  key: string,
  lists: Readonly<Record<string, readonly Widget[]>>,
  options: Partial<WidgetOptions<'tabs'>> = {},
): Widget {
  const columns = Object.entries(lists).map(([title, list]) => ({ span: 24, ...(type !== 'card' && { title }), list, extras: {} }))
  return { ...widget(type, { model: key, options }), columns }
}

/** A form of these widgets with default settings. */
export function formOf(...list: readonly Widget[]): FormDefinition {
  return { ...createForm(), list }
}

/** `shownWhen('and', { kind: 'other' })` */
export function shownWhen(type: DisplayCondition['type'], pairs: Readonly<Record<string, string>>): DisplayCondition {
  return { type, list: Object.entries(pairs).map(([model, value]) => ({ model, value })) }
}
