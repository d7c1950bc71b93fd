/** The one list of widget types. The `Widget` union, its options and every map are derived from it. */
import type { CommonOptions, OptionsOf, OptionsSchema, WidgetDefinition } from '../define-widget'
import type { Html, HtmlWriter } from '../html/html-writer'
import type { JsonObject } from '../json'
import { ownValue } from '../json'
import { z } from '../zod'
import { blankDefinition } from './blank/definition'
import { cardDefinition } from './card/definition'
import { cascaderDefinition } from './cascader/definition'
import { checkboxDefinition } from './checkbox/definition'
import { collapseDefinition } from './collapse/definition'
import { colorDefinition } from './color/definition'
import { dateDefinition } from './date/definition'
import { dividerDefinition } from './divider/definition'
import { editorDefinition } from './editor/definition'
import { fileDefinition } from './file/definition'
import { gridDefinition } from './grid/definition'
import { imguploadDefinition } from './imgupload/definition'
import { inputDefinition } from './input/definition'
import { numberDefinition } from './number/definition'
import { radioDefinition } from './radio/definition'
import { rateDefinition } from './rate/definition'
import { selectDefinition } from './select/definition'
import { sliderDefinition } from './slider/definition'
import { stepsDefinition } from './steps/definition'
import { subformDefinition } from './subform/definition'
import { switchDefinition } from './switch/definition'
import { tabsDefinition } from './tabs/definition'
import { textDefinition } from './text/definition'
import { textareaDefinition } from './textarea/definition'
import { timeDefinition } from './time/definition'

/**
 * Every widget type by its name, in palette order.
 *
 * @example widgetDefinitions.number.palette.group // 'basic'
 */
export const widgetDefinitions = {
  input: inputDefinition,
  textarea: textareaDefinition,
  number: numberDefinition,
  radio: radioDefinition,
  checkbox: checkboxDefinition,
  time: timeDefinition,
  date: dateDefinition,
  rate: rateDefinition,
  color: colorDefinition,
  select: selectDefinition,
  switch: switchDefinition,
  slider: sliderDefinition,
  text: textDefinition,
  blank: blankDefinition,
  imgupload: imguploadDefinition,
  file: fileDefinition,
  editor: editorDefinition,
  cascader: cascaderDefinition,
  subform: subformDefinition,
  grid: gridDefinition,
  tabs: tabsDefinition,
  collapse: collapseDefinition,
  card: cardDefinition,
  steps: stepsDefinition,
  divider: dividerDefinition,
} as const

type Definitions = typeof widgetDefinitions

/** The name of a widget type this package knows. */
export type WidgetType = keyof Definitions

/** The options of widget type `T`, complete with defaults. Unknown keys of the source stay on the object. */
export type WidgetOptions<T extends WidgetType> = OptionsOf<Definitions[T]['options']>

/** What every known widget has. `name` is the label, `model` the key of its value, `rules` the hand-written rules of the source. */
export interface WidgetBase<T extends string, O> {
  readonly type: T
  readonly name: string
  readonly key: string
  readonly model: string
  readonly options: O
  readonly rules: readonly JsonObject[]
  /** Unknown keys of the widget, kept verbatim. */
  readonly extras: JsonObject
}

/** One column of a grid or subform, or one pane of tabs and the like; a form is 24 units wide. */
export interface GridColumn {
  readonly span: number
  /** What stands over a pane; only panes have one. */
  readonly title?: string
  readonly list: readonly Widget[]
  readonly extras: JsonObject
}

/** The types that hold other widgets in columns. */
export type ColumnsType = { [T in WidgetType]: 'columns' extends Definitions[T]['slots'] ? T : never }[WidgetType]

/** The types that have an option of this name. */
type TypeWith<Option extends string> = {
  [T in WidgetType]: WidgetOptions<T> extends Readonly<Record<Option, unknown>> ? T : never
}[WidgetType]

type KnownWidget<T extends WidgetType> = T extends ColumnsType
  ? WidgetBase<T, WidgetOptions<T>> & { readonly columns: readonly GridColumn[] }
  : WidgetBase<T, WidgetOptions<T>>

/** A widget of a type this package does not know: kept as it came (`raw`) and written back unchanged. */
export interface UnknownWidget {
  readonly type: 'unknown'
  readonly key: string
  readonly name: string
  readonly sourceType: string
  readonly raw: JsonObject
}

/** An unknown widget that holds others: each of its lists is a column, so that what lies in it works. `raw` has empty lists in their places. */
export interface UnknownContainer extends UnknownWidget {
  readonly columns: readonly GridColumn[]
  /** Where in `raw` the list of each column belongs. */
  readonly places: readonly (readonly (string | number)[])[]
}

/** The widget of type `T`. */
export type WidgetOf<T extends WidgetType> = { [K in WidgetType]: KnownWidget<K> }[T]

/** The types that only hold others. */
export type LayoutType = Exclude<ColumnsType, TypeWith<'required'>>

/** A widget that stores rows: its columns hold the fields of a row. */
export type RowsWidget = WidgetOf<ColumnsType & TypeWith<'required'>>

/** A field whose text is typed and may have to match a pattern. */
export type TextField = WidgetOf<TypeWith<'pattern'>>

/** A widget whose options list its choices; those of a cascader are a tree. */
export type ChoiceWidget = WidgetOf<TypeWith<'showLabel'>>

/** A widget of a type that a host added: it carries its definition along, so that whoever has the form knows how to treat it. */
export interface AddedWidget extends WidgetBase<'added', CommonOptions> {
  readonly definition: GenericDefinition
}

/** Any widget with a definition: of a type of this package or of one that a host added. */
export type AnyKnownWidget = { [K in WidgetType]: KnownWidget<K> }[WidgetType] | AddedWidget

/** Any widget of a form, told apart by `type`. */
export type Widget = AnyKnownWidget | UnknownWidget | UnknownContainer

interface Calls {
  html(options: CommonOptions, page: HtmlWriter): Html
  fromText(text: string, options: CommonOptions): unknown
}

/** A definition seen without its type: what generic code may use. */
export interface GenericDefinition
  extends Omit<
    WidgetDefinition,
    | 'panel'
    | 'emptyValue'
    | 'defaultValue'
    | 'isEmpty'
    | 'checkValue'
    | 'cleanValue'
    | 'valueShape'
    | 'html'
    | 'fromText'
    | 'dependentOptions'
  > {
  readonly panel: WidgetDefinition['panel']
  emptyValue(options: CommonOptions): ReturnType<WidgetDefinition['emptyValue']>
  defaultValue(options: CommonOptions): ReturnType<WidgetDefinition['defaultValue']>
  isEmpty(value: unknown, options: CommonOptions): boolean
  checkValue(value: unknown, options: CommonOptions): ReturnType<WidgetDefinition['checkValue']>
  cleanValue(value: unknown, options: CommonOptions): unknown
  valueShape(options: CommonOptions): ReturnType<WidgetDefinition['valueShape']>
  // Read off a method, so that a definition fits whose function asks for its own options.
  readonly html: Calls['html'] | null
  readonly fromText: Calls['fromText'] | null
  dependentOptions(option: string, value: unknown, options: CommonOptions): ReturnType<WidgetDefinition['dependentOptions']>
}

/** Widget definitions by type: what a form is read with. Ours are {@link widgetDefinitions}; `extendWidgets` adds others. */
export type WidgetDefinitions = Readonly<Record<string, GenericDefinition>>

/**
 * The palette's order of widget types.
 *
 * @example WIDGET_TYPES.length // 25
 */
export const WIDGET_TYPES = Object.keys(widgetDefinitions) as readonly WidgetType[]

/**
 * Recognises names of built-in types; never consults `Object.prototype`.
 *
 * @param value - any value.
 * @returns true for the name of a type this package knows.
 * @example isWidgetType('input') // true
 */
export function isWidgetType(value: unknown): value is WidgetType {
  return typeof value === 'string' && Object.hasOwn(widgetDefinitions, value)
}

/**
 * The definition of a widget type.
 *
 * @example widgetDefinition('number').panel.map((row) => row.option)
 */
export function widgetDefinition<T extends WidgetType>(type: T): Definitions[T] {
  return widgetDefinitions[type]
}

/**
 * The definition of a widget, seen without its type.
 *
 * @param widget - a widget of a known type.
 * @returns the definition of that type, or the one an added widget came with.
 * @example definitionOf(widget).kind // 'input'
 */
export function definitionOf(widget: AnyKnownWidget): GenericDefinition {
  // A correlated union: `widget.type` and `widget.options` belong together, which the compiler cannot follow through a map.
  return widget.type === 'added' ? widget.definition : widgetDefinitions[widget.type]
}

/** What a widget of this definition is, to the compiler and to whoever draws it: one of ours by its type, else an added one. */
export function typeParts(definition: GenericDefinition): { readonly type: string; readonly definition?: GenericDefinition } {
  const { type } = definition
  return isWidgetType(type) && widgetDefinitions[type] === definition ? { type } : { type: 'added', definition }
}

/**
 * True for a field whose text is typed and may have to match a pattern.
 *
 * @example form.list.filter(isTextField).map((field) => field.options.pattern)
 */
export function isTextField(widget: Widget): widget is TextField {
  return widget.type !== 'unknown' && Object.hasOwn(definitionOf(widget).options.shape, 'pattern')
}

/** The default of one option, or undefined when the type has no such option. */
export function optionDefault(schema: OptionsSchema, option: string): unknown {
  const field = ownValue(schema.shape, option)
  return field === undefined ? undefined : z.safeParse(field as z.ZodMiniType, undefined).data
}
