/** A whole form: its widgets, its settings and the walks over them. */
import { cloneJson, type JsonObject } from './json'
import { type AnyKnownWidget, isField, type Widget } from './widgets/index'

/** Where labels stand. */
export const LABEL_POSITIONS = ['left', 'right', 'top'] as const
/** Sizes of the controls. */
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

/** Spec 3.1: the label width of a form, in pixels. */
export const LABEL_WIDTH = { least: 0, most: 200, step: 10, default: 100 } as const

/** The settings of a new form. */
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

/** The lists of widgets inside a widget: one per column of a grid, none for other types. */
export function childLists(widget: Widget): readonly (readonly Widget[])[] {
  return widget.type === 'grid' ? widget.columns.map((column) => column.list) : []
}

/**
 * Every widget of the form in document order; grids come before what they hold. What lies inside an unknown widget is not entered.
 *
 * @example const labels = [...eachWidget(form)].map((widget) => widget.name)
 */
export function* eachWidget(form: Pick<FormDefinition, 'list'>): Generator<Widget, void, undefined> {
  yield* eachIn(form.list)
}

function* eachIn(list: readonly Widget[]): Generator<Widget, void, undefined> {
  for (const widget of list) {
    yield widget
    for (const children of childLists(widget)) yield* eachIn(children)
  }
}

/**
 * The widgets that carry a value, in document order.
 *
 * @example inputFields(form).map((field) => field.model)
 */
export function inputFields(form: Pick<FormDefinition, 'list'>): AnyKnownWidget[] {
  return [...eachWidget(form)].filter(isField)
}
