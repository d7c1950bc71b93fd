/** A whole form: its widgets, its settings and the walks over them. */
import { cloneJson, type JsonObject } from './json'
import { hasColumns, isField } from './widgets/behaviours'
import type { AnyKnownWidget, Widget, WidgetOf } from './widgets/index'

/**
 * Where labels stand.
 *
 * @example LABEL_POSITIONS.includes('top') // true
 */
export const LABEL_POSITIONS = ['left', 'right', 'top'] as const
/**
 * Sizes of the controls.
 *
 * @example FORM_SIZES.includes('small') // true
 */
export const FORM_SIZES = ['medium', 'small', 'mini'] as const

/** Form-wide settings (spec 3.1). `labelWidth` is in pixels, 0 to 200; `extras` keeps unknown keys verbatim. */
export interface FormConfig {
  readonly labelWidth: number
  readonly labelPosition: (typeof LABEL_POSITIONS)[number]
  readonly size: (typeof FORM_SIZES)[number]
  readonly customClass: string
  readonly extras: JsonObject
}

/** A form definition (spec 3.1). `extras` keeps unknown top-level keys verbatim. */
export interface FormDefinition {
  readonly list: readonly Widget[]
  readonly config: FormConfig
  readonly extras: JsonObject
}

/** What a person entered, by model. Read it with own-property lookups only. */
export type FormValues = Record<string, unknown>

/**
 * Spec 3.1: the label width of a form, in pixels.
 *
 * @example LABEL_WIDTH.most // 200
 */
export const LABEL_WIDTH = { least: 0, most: 200, step: 10, default: 100 } as const

/**
 * The settings of a new form.
 *
 * @example DEFAULT_CONFIG.labelWidth // 100
 */
export const DEFAULT_CONFIG: FormConfig = {
  labelWidth: LABEL_WIDTH.default,
  labelPosition: 'right',
  size: 'small',
  customClass: '',
  extras: {},
}

/**
 * An empty form with the spec's default settings.
 *
 * @example const form = createForm() // { list: [], config: { labelWidth: 100, … }, extras: {} }
 */
export function createForm(): FormDefinition {
  return { list: [], config: cloneJson(DEFAULT_CONFIG), extras: {} }
}

/** The lists of widgets inside a widget: one per column of a grid or subform, none for other types. */
export function childLists(widget: Widget): readonly (readonly Widget[])[] {
  return hasColumns(widget) ? widget.columns.map((column) => column.list) : []
}

/** The lists inside a widget whose fields belong to the same record: those of a grid; a subform's belong to its rows. */
export function scopeLists(widget: Widget): readonly (readonly Widget[])[] {
  return widget.type === 'grid' ? childLists(widget) : []
}

/**
 * Every widget of the form in document order; grids and subforms come before what they hold. What lies inside an unknown widget is not
 * entered.
 *
 * @example const labels = [...eachWidget(form)].map((widget) => widget.name)
 */
export function* eachWidget(form: Pick<FormDefinition, 'list'>): Generator<Widget, void, undefined> {
  yield* eachIn(form.list, childLists)
}

/** Every widget of one record, in document order: grids are entered, subforms are not. */
export function* scopeWidgets(list: readonly Widget[]): Generator<Widget, void, undefined> {
  yield* eachIn(list, scopeLists)
}

function* eachIn(list: readonly Widget[], listsOf: typeof childLists): Generator<Widget, void, undefined> {
  for (const widget of list) {
    yield widget
    for (const children of listsOf(widget)) yield* eachIn(children, listsOf)
  }
}

/**
 * The fields of the form's own record, in document order: grids are entered; a subform is one field, its columns are those of
 * {@link rowFields}.
 *
 * @example inputFields(form).map((field) => field.model)
 */
export function inputFields(form: Pick<FormDefinition, 'list'>): AnyKnownWidget[] {
  return [...scopeWidgets(form.list)].filter(isField)
}

/** Every widget of one row of a subform: its columns from left to right, grids entered. */
export function rowWidgets(subform: WidgetOf<'subform'>): Widget[] {
  return subform.columns.flatMap((column) => [...scopeWidgets(column.list)])
}

/**
 * The fields of one row of a subform, in the order its table shows them.
 *
 * @example rowFields(subform).map((field) => field.model)
 */
export function rowFields(subform: WidgetOf<'subform'>): AnyKnownWidget[] {
  return rowWidgets(subform).filter(isField)
}
