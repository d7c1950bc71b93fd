/** Makes the builder of a widget type out of its definition: for fields, for rows, for what holds others, and for what only shows something. */
import type { ColumnsType, GenericDefinition, WidgetType } from '../widgets/index'
import type { AnySettings, SettingsOf } from './settings'
import { writeOptions } from './write-options'

/** A widget before the form around it gives it a key. `Told` is what its builder was told, for the types of its value. */
export interface Sketch<Type extends string = string, Model extends string = string, Told = unknown> {
  readonly type: Type
  readonly name: string
  readonly model: Model
  readonly options: Told
}

/** A widget that holds others, before it has a key. */
export interface ContainerSketch<
  Type extends string = string,
  Model extends string = string,
  Told = unknown,
  Columns = readonly SketchColumn[],
> extends Sketch<Type, Model, Told> {
  readonly columns: Columns
}

/** A column before its widgets have keys. */
export interface SketchColumn {
  readonly span: number
  readonly title?: string
  readonly list: readonly AnySketch[]
}

/** Any widget that a builder made. */
export type AnySketch = Sketch | ContainerSketch

/** What a column can be told: its widgets, a single one, or these with its share of 24 parts and the title of a pane. */
export type ColumnSettings =
  | AnySketch
  | readonly AnySketch[]
  | { readonly span?: number; readonly title?: string; readonly list: readonly AnySketch[] }

type ListOf<Column> = Column extends readonly unknown[] ? Column : Column extends { readonly list: infer List } ? List : readonly [Column]
type ColumnsOf<Columns extends readonly unknown[]> = {
  readonly [At in keyof Columns]: { readonly span: number; readonly list: ListOf<Columns[At]> }
}

const FORM_SPAN = 24

function columnOf(column: ColumnSettings, count: number): SketchColumn {
  const share = Math.max(1, Math.floor(FORM_SPAN / count))
  if (isList(column)) return { span: share, list: column }
  return 'list' in column ? { span: share, ...column } : { span: share, list: [column] }
}

const isList = (column: ColumnSettings): column is readonly AnySketch[] => Array.isArray(column)

function sketch(definition: GenericDefinition, model: string, settings: AnySettings = {}): Sketch {
  return { type: definition.type, name: settings.label ?? model, model, options: writeOptions(definition, settings) }
}

/** The builder of a type that carries a value. */
export interface FieldBuilder<T extends WidgetType> {
  /**
   * @param model - the key of its value in the record it belongs to.
   * @param settings - its options, its label (the model by default) and its conditions.
   * @returns the field, for {@link form} or a container.
   * @throws {TypeError} for an option that the type does not have, or a value that the option cannot be.
   */
  <const Model extends string, const Told extends SettingsOf<T> = SettingsOf<T>>(model: Model, settings?: Told): Sketch<T, Model, Told>
}

/** The builder of a type that stores rows. */
export interface RowsBuilder<T extends ColumnsType> {
  /**
   * @param model - the key of its rows in the record it belongs to.
   * @param columns - the fields of one row: a field or a list of fields for each column.
   * @param settings - its options, its label (the model by default) and its conditions.
   * @returns the rows, for {@link form} or a container.
   * @throws {TypeError} for an option that the type does not have, or a value that the option cannot be.
   */
  <const Model extends string, const Columns extends readonly ColumnSettings[], const Told extends SettingsOf<T> = SettingsOf<T>>(
    model: Model,
    columns: Columns,
    settings?: Told,
  ): ContainerSketch<T, Model, Told, ColumnsOf<Columns>>
}

/** The builder of a type that only holds others. */
export interface LayoutBuilder<T extends ColumnsType> {
  /**
   * @param columns - what it holds: a widget or a list of widgets for each column, or `{ span, title, list }`; columns of a grid share 24 parts evenly by default, panes have a title.
   * @param settings - its options and its conditions.
   * @returns the container, for {@link form} or another container.
   * @throws {TypeError} for an option that the type does not have, or a value that the option cannot be.
   */
  <const Columns extends readonly ColumnSettings[], const Told extends SettingsOf<T> = SettingsOf<T>>(
    columns: Columns,
    settings?: Told,
  ): ContainerSketch<T, '', Told, ColumnsOf<Columns>>
}

/** The builder of a type that only shows something. */
export interface DisplayBuilder<T extends WidgetType> {
  /**
   * @param settings - its options and its conditions.
   * @returns the widget, for {@link form} or a container.
   * @throws {TypeError} for an option that the type does not have, or a value that the option cannot be.
   */
  <const Told extends SettingsOf<T> = SettingsOf<T>>(settings?: Told): Sketch<T, '', Told>
}

type DefinitionOf<T extends WidgetType> = GenericDefinition & { readonly type: T }

// A sketch holds what it was told in the words of the definition; to the compiler it is what it was told, which says what it stores.
export function fieldBuilder<T extends WidgetType>(definition: DefinitionOf<T>): FieldBuilder<T> {
  return (model, settings) => sketch(definition, model, settings) as never
}

export function rowsBuilder<T extends ColumnsType>(definition: DefinitionOf<T>): RowsBuilder<T> {
  return (model, columns, settings) => {
    // Panes lie behind each other, so that each has the whole width.
    const abreast = definition.panes ? 1 : columns.length
    return {
      ...sketch(definition, model, settings),
      columns: columns.map((column) => columnOf(column, abreast)),
    } as never
  }
}

export function layoutBuilder<T extends ColumnsType>(definition: DefinitionOf<T>): LayoutBuilder<T> {
  const build = rowsBuilder(definition)
  return (columns, settings) => build('', columns, settings)
}

export function displayBuilder<T extends WidgetType>(definition: DefinitionOf<T>): DisplayBuilder<T> {
  const build = fieldBuilder(definition)
  return (settings) => build('', settings)
}
