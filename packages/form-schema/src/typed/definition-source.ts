/** A definition as it is written in a file or in code: what has a default may be left out. */
import type { FormConfig } from '../form-config'
import type { ColumnsType, WidgetOptions, WidgetType } from '../widgets/index'

/** One column of a grid or subform, or a pane with a title. */
export interface ColumnSource {
  readonly span?: number
  readonly title?: string
  readonly list: readonly WidgetSource[]
}

type SourceOf<T extends WidgetType> = {
  readonly type: T
  readonly name?: string
  readonly key?: string
  readonly model?: string
  readonly options?: Partial<WidgetOptions<T>>
  readonly rules?: readonly object[]
} & (T extends ColumnsType ? { readonly columns: readonly ColumnSource[] } : unknown)

/** A widget of a definition that is written by hand. */
export type WidgetSource = { [T in WidgetType]: SourceOf<T> }[WidgetType]

/**
 * A definition that is written by hand: of each widget its type, and what is not as its type has it.
 *
 * @example const source: DefinitionSource = { list: [{ type: 'input', name: 'Name', model: 'name' }] }
 */
export interface DefinitionSource {
  /** For editors: the address of `definition.schema.json`. */
  readonly $schema?: string
  readonly list: readonly WidgetSource[]
  readonly config?: Partial<Omit<FormConfig, 'extras'>>
}
