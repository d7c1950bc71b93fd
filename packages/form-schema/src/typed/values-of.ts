/** The values of a form, to the compiler, from the literal of its definition. */
import type { FormValues } from '../form-definition'
import type { ROW_STATUS } from '../rules/row-status'
import type { RowsType, StoredValues } from '../widgets/value-types'

/**
 * Says to the compiler what a form stores. Nothing of it is there when the program runs.
 *
 * @example function fill<Values>(form: TypedForm<Values>, values: Values) {}
 */
export interface TypedForm<Values> {
  readonly '~values'?: Values
}

/**
 * The checked values of a form, by model: what `toTypeScript` writes, to the compiler. Of a definition whose models the compiler does not know, such as an
 * imported `.json`, any values.
 *
 * @example type LeaveRequest = ValuesOf<typeof form>
 */
export type ValuesOf<Definition> = Definition extends { readonly '~values'?: infer Values }
  ? Exclude<Values, undefined>
  : Definition extends { readonly list: infer List extends readonly unknown[] }
    ? ValuesOfList<List>
    : FormValues

/** The values of a list of widgets. */
export type ValuesOfList<List extends readonly unknown[]> = number extends List['length'] ? FormValues : RecordOf<FieldsIn<List, false>>

/** A field as it is found: `hides` where conditions of its own or around it decide whether it is shown. */
interface Found<Model extends string, Stored, Options, Hides extends boolean> {
  readonly model: Model
  readonly stored: Stored
  readonly options: Options
  readonly hides: Hides
}

type FieldsIn<List extends readonly unknown[], Hides extends boolean> = { [At in keyof List]: FieldsOf<List[At], Hides> }[number]

type OptionsIn<W> = W extends { readonly options: infer O } ? O : unknown

type FieldsOf<W, Hides extends boolean> = W extends { readonly type: infer Type; readonly model: infer Model extends string }
  ? Type extends keyof StoredValues<unknown>
    ? Found<Model, StoredValues<OptionsIn<W>>[Type], OptionsIn<W>, HidesIn<W, Hides>>
    : Type extends RowsType
      ? Found<Model, { value: RowOf<W, HidesIn<W, Hides>>[]; empty: [] }, OptionsIn<W>, HidesIn<W, Hides>>
      : InnerFields<W, HidesIn<W, Hides>>
  : InnerFields<W, HidesIn<W, Hides>>

type InnerFields<W, Hides extends boolean> = W extends {
  readonly columns: infer Columns extends readonly { readonly list: readonly unknown[] }[]
}
  ? { [At in keyof Columns]: FieldsIn<Columns[At]['list'], Hides> }[number]
  : never

/** A row that is there or new, or a stored one that was removed. A field called `status` leaves no place for the mark. */
type RowOf<W, Hides extends boolean> =
  InnerFields<W, Hides> extends infer Fields
    ? 'status' extends ModelIn<Fields>
      ? RecordOf<Fields>
      :
          | (RecordOf<Fields> & { status?: (typeof ROW_STATUS)['added'] })
          | { status: (typeof ROW_STATUS)['removed']; [model: string]: unknown }
    : never

type ModelIn<F> = F extends { readonly model: infer Model } ? Model : never

type HidesIn<W, Around extends boolean> = Around extends true ? true : HasCondition<OptionsIn<W>>
type HasCondition<O> = O extends
  | { readonly displayVerify: { readonly type: 'and' | 'or'; readonly list: readonly [unknown, ...unknown[]] } }
  | { readonly formwork: { readonly showWhen: unknown } }
  | { readonly when: unknown }
  ? true
  : false

type Logic<O> = O extends { readonly formwork: infer Parts } ? Parts : O

/** A computed field is asked for nothing. */
type IsRequired<O> = O extends { readonly required: true } ? (Logic<O> extends { readonly computed: string } ? false : true) : false
type IsOmitted<O> = Logic<O> extends { readonly hiddenValue: 'omit' } ? true : false

/** A hidden field may keep its empty value, or is given it; only one that is left out never shows it. */
type Value<F extends AnyFound> =
  IsRequired<F['options']> extends true
    ? F['hides'] extends true
      ? IsOmitted<F['options']> extends true
        ? F['stored']['value']
        : F['stored']['value'] | F['stored']['empty']
      : F['stored']['value']
    : F['stored']['value'] | F['stored']['empty']

type IsAlwaysThere<F extends AnyFound> = F['hides'] extends true ? false : IsRequired<F['options']>

interface AnyFound {
  readonly model: string
  readonly stored: { readonly value: unknown; readonly empty: unknown }
  readonly options: unknown
  readonly hides: boolean
}

type RecordOf<Fields> =
  string extends ModelIn<Fields>
    ? FormValues
    : Flat<
        {
          [F in Fields as F extends AnyFound ? (IsAlwaysThere<F> extends true ? F['model'] : never) : never]: F extends AnyFound
            ? Value<F>
            : never
        } & {
          [F in Fields as F extends AnyFound ? (IsAlwaysThere<F> extends true ? never : F['model']) : never]?: F extends AnyFound
            ? Value<F>
            : never
        }
      >

type Flat<T> = { [K in keyof T]: T[K] }
