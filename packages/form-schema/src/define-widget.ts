/** The contract of a widget type: its definition is the single source of everything derived from it. */
import { NO_VALUE, type WidgetBehaviour } from './define-behaviour'
import type { WidgetHtml } from './html/html-writer'
import type { JsonValue } from './json'
import type { Locale } from './messages/locale'
import type { DisplayCondition } from './options/display-condition'
import type { FieldLogic } from './options/field-logic'
import type { ValueShape } from './value-shape'
import type { z } from './zod'

/** The palette's three groups. */
export type PaletteGroup = 'basic' | 'advanced' | 'layout'

/**
 * The editor a property panel shows for one option. `length` edits a CSS width, `columns` the columns of a grid or subform, `panes` the panes of tabs and the like,
 * `choice-tree` the choices of a cascader, `size` a width and height in pixels, `headers` HTTP headers, `request` the request that answers choices, with the names of their parts,
 * `remote-function` and `token-function` the name of a function of the host's: that answers choices, that hands out the token for uploads.
 */
export type PanelEditor =
  | 'text'
  | 'multiline'
  | 'number'
  | 'switch'
  | 'select'
  | 'choices'
  | 'pattern'
  | 'condition'
  | 'length'
  | 'color'
  | 'columns'
  | 'panes'
  | 'choice-tree'
  | 'size'
  | 'headers'
  | 'request'
  | 'remote-function'
  | 'token-function'
  | 'default-value'

/** The sections of a property panel, in this order. */
export type PanelGroup = 'basic' | 'choices' | 'validation' | 'display' | 'style' | 'condition'

/** One row of the property panel, as data. `when` hides the row until another option has one of the given values. */
export interface PanelRow<Option extends string = string> {
  readonly option: Option
  readonly editor: PanelEditor
  readonly group: PanelGroup
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly choices?: readonly (string | number | boolean)[]
  readonly when?: { readonly option: Option; readonly in: readonly JsonValue[] }
}

/** A zod/mini object schema whose every key has a default. */
export type OptionsSchema = z.ZodMiniObject<z.core.$ZodLooseShape>

/** The options an {@link OptionsSchema} describes. */
export type OptionsOf<S extends OptionsSchema> = z.output<S>

/** The part of any widget's options that code may rely on without knowing the type. */
export interface CommonOptions {
  readonly labelWidth: number
  readonly labelWidthDisabled: boolean
  readonly labelWidthStatus: boolean
  readonly displayVerify: DisplayCondition
  readonly formwork: FieldLogic
  readonly remoteFunc: string
}

/** What people read of a widget type that a host adds; the designer has the words of our own in its catalogues. */
export interface WidgetWords {
  /** What the type is called, in the palette and wherever a field of it has no title. */
  readonly name: string
  /** The names of its own options; those that our types have too are named already. */
  readonly options?: Readonly<Record<string, string>>
  /** The names of what a `select` row offers, by option and value. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Everything about one widget type. Build it with {@link defineWidget}. */
export interface WidgetDefinition<T extends string = string, S extends OptionsSchema = OptionsSchema, Slot extends string = string>
  extends WidgetBehaviour<OptionsOf<S>> {
  readonly type: T
  /** `icon` is a name of the designer's set; `glyph` are the paths of a drawing of one's own, outlined on a square of 24 units. */
  readonly palette: { readonly group: PaletteGroup; readonly icon: string; readonly glyph?: readonly string[] }
  /** Null for our own types. */
  readonly words: Readonly<Record<Locale, WidgetWords>> | null
  readonly options: S
  /** Rows name options, or the slots: that a row names something makes no slot of it. */
  readonly panel: readonly PanelRow<(keyof OptionsOf<S> & string) | NoInfer<Slot>>[]
  /** Options the property panel has no row for, named so that none is left out by mistake. */
  readonly hiddenOptions: readonly ((keyof OptionsOf<S> & string) | NoInfer<Slot>)[]
  /** The widget's key that holds its child slots, or null when it holds no other widget. */
  readonly slots: Slot | null
  /**
   * How its columns are shown when not side by side: `titled` panes have a title each and are seen one at a time, or on demand; a `single` one
   * has the title of the widget. Null for every other type.
   */
  readonly panes: 'titled' | 'single' | null
  /** What a field with these options stores when something was entered; null for a widget without a value. */
  valueShape(options: OptionsOf<S>): ValueShape | null
  /** What stands in the page of `toHtmlPage`; null for the plainest control that holds a value of this shape. */
  readonly html: WidgetHtml<OptionsOf<S>> | null
  /** The value that a text pasted into a cell means, or undefined when it means none; null for a widget that takes no text. */
  readonly fromText: ((text: string, options: OptionsOf<S>) => unknown) | null
  /** Other options that change with one that an editor sets to `value`: the default of a range is none for a single value. */
  dependentOptions(option: string, value: unknown, options: OptionsOf<S>): Readonly<Record<string, unknown>>
}

type OptionalPart =
  | 'slots'
  | 'panes'
  | 'hiddenOptions'
  | 'words'
  | 'html'
  | 'fromText'
  | 'valueShape'
  | 'dependentOptions'
  | keyof typeof NO_VALUE

/** What {@link defineWidget} asks for; the value functions default to those of a widget without a value. */
export type WidgetDefinitionInput<T extends string, S extends OptionsSchema, Slot extends string> = Omit<
  WidgetDefinition<T, S, Slot>,
  OptionalPart
> &
  Partial<Pick<WidgetDefinition<T, S, Slot>, OptionalPart>>

/**
 * Declares a widget type. A panel row that names an option the schema lacks is a type error.
 *
 * @param input - the definition; without the functions about values, the type has no value.
 * @returns the definition with every part: what was left out is null, empty or that of a type without a value.
 * @example
 * const signature = defineWidget({
 *   ...widgetDefinitions.input, // its options, panel and rules
 *   type: 'signature',
 *   palette: { group: 'advanced', icon: 'signature' },
 * })
 */
export function defineWidget<const T extends string, S extends OptionsSchema, const Slot extends string = never>(
  input: WidgetDefinitionInput<T, S, Slot>,
): WidgetDefinition<T, S, Slot> {
  return {
    slots: null,
    panes: null,
    hiddenOptions: [],
    words: null,
    html: null,
    fromText: null,
    valueShape: () => null,
    dependentOptions: () => ({}),
    ...NO_VALUE,
    ...input,
  }
}
