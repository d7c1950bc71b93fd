/** What each type of field stores, to the compiler: `valueShape` of its definition in the language of types. A test compares it with `toTypeScript`. */
import type { FILE_ENTRY, PICTURE_ENTRY } from '../rules/values/check-files'

/** A plain value of a source that the definition does not know. */
type Plain = string | number | boolean

/** The option `K` of a literal; `Default` where it is left out. */
type Option<O, K extends string, Default> = O extends { readonly [key in K]: infer V } ? V : Default
type IsOn<O, K extends string> = Option<O, K, false> extends true ? true : false

/** The stored value of a field when something was entered, and its value when nothing was. */
interface Stored<Value, Empty> {
  readonly value: Value
  readonly empty: Empty
}

type InputValue<O> =
  Option<O, 'dataType', 'string'> extends 'number' | 'integer' | 'float'
    ? Stored<number | string, ''>
    : Option<O, 'dataType', 'string'> extends 'boolean'
      ? Stored<boolean | 'true' | 'false', ''>
      : Stored<string, ''>

/** A choice that the definition lists, as an object or, for the builders, by its value; any plain value of a remote source. */
type ChoiceOf<O> =
  Option<O, 'remote', false> extends false
    ? Option<O, 'options', unknown> extends readonly (infer C)[]
      ? C extends { readonly value: infer V }
        ? V
        : Extract<C, Plain>
      : string
    : Plain

type SelectValue<O> = IsOn<O, 'multiple'> extends true ? Stored<ChoiceOf<O>[], []> : Stored<ChoiceOf<O>, ''>

type Moment<O> = IsOn<O, 'timestamp'> extends true ? number : string
type DateValue<O> =
  Option<O, 'type', 'date'> extends 'dates'
    ? Stored<Moment<O>[], []>
    : Option<O, 'type', 'date'> extends 'daterange' | 'datetimerange'
      ? Stored<[Moment<O>, Moment<O>], []>
      : Stored<Moment<O>, ''>

type BlankValue<O> =
  Option<O, 'defaultType', 'String'> extends 'Object'
    ? Stored<Record<string, unknown>, Record<string, unknown>>
    : Option<O, 'defaultType', 'String'> extends 'Array'
      ? Stored<unknown[], []>
      : Stored<string, ''>

interface Members {
  readonly text: string
  readonly number: number
  readonly id: string | number
}
type FileOf<Entry> = { -readonly [K in keyof Entry as K extends 'url' ? never : K]?: Members[Entry[K] & keyof Members] } & { url: string }

/** The path to a leaf of a tree of choices; any path where the tree is remote. */
type PathOf<O> =
  Option<O, 'remote', false> extends false
    ? Option<O, 'options', readonly []> extends infer Tree extends readonly unknown[]
      ? number extends Tree['length']
        ? Plain[]
        : LeafPath<Tree>
      : Plain[]
    : Plain[]
type LeafPath<Tree extends readonly unknown[]> = Tree[number] extends infer Node
  ? Node extends { readonly value: infer V; readonly children: infer Children extends readonly [unknown, ...unknown[]] }
    ? [V, ...LeafPath<Children>]
    : Node extends { readonly value: infer V }
      ? [V]
      : never
  : never

/** What a field with the options `O` stores, by its type. A type that is not here has no value of its own, or rows. */
export interface StoredValues<O> {
  readonly input: InputValue<O>
  readonly textarea: Stored<string, ''>
  readonly number: Stored<number, null>
  readonly radio: Stored<ChoiceOf<O>, ''>
  readonly checkbox: Stored<ChoiceOf<O>[], []>
  readonly select: SelectValue<O>
  readonly time: IsOn<O, 'isRange'> extends true ? Stored<[string, string], []> : Stored<string, ''>
  readonly date: DateValue<O>
  readonly rate: Stored<number, null>
  readonly color: Stored<string, null>
  readonly switch: Stored<boolean, false>
  readonly slider: IsOn<O, 'range'> extends true ? Stored<[number, number], []> : Stored<number, null>
  readonly blank: BlankValue<O>
  readonly imgupload: Stored<FileOf<typeof PICTURE_ENTRY>[], []>
  readonly file: Stored<FileOf<typeof FILE_ENTRY>[], []>
  readonly editor: Stored<string, ''>
  readonly cascader: Stored<PathOf<O>, []>
}

/** The types that store rows. */
export type RowsType = 'subform'
