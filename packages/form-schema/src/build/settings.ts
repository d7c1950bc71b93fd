/** What a builder accepts for a widget: its options by their own names, without the values that mean "none", and its logic in words. */
import type { Condition } from '../condition-language/condition'
import type { Choice, ChoiceValue } from '../options/choices'
import type { FieldLogic } from '../options/field-logic'
import type { WidgetOptions, WidgetType } from '../widgets/index'

/** Options that are set by other settings here, or that nothing reads. */
type InOtherWords =
  | 'displayVerify'
  | 'formwork'
  | 'labelWidthDisabled'
  | 'labelWidthStatus'
  | 'options'
  | 'remote'
  | 'remoteFunc'
  | 'remoteOptions'
  | 'requestMethod'
  | 'token'

/** An option without the value that stands for leaving it out. */
type Meant<Value> = Exclude<Value, '' | null>

type OwnOptions<T extends WidgetType> = {
  readonly [K in keyof WidgetOptions<T> as K extends InOtherWords ? never : K]?: Meant<WidgetOptions<T>[K]>
}

/** Choices: those that the definition lists, or where they come from. */
interface ChoiceSettings<C> {
  /** The choices; a bare value is its own label. */
  readonly options?: readonly (C | ChoiceValue)[]
  /** Name of the host's function that answers with the choices. */
  readonly remote?: string
  /** A request that answers with the choices. */
  readonly request?: RequestSettings
}

/** The request that choices come from. */
export interface RequestSettings {
  readonly url: string
  readonly method?: 'get' | 'post'
  /** Sent in the query, or as JSON in the body of a `post`. */
  readonly params?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  /** Path to the list in the answer, with dots; `data` by default. */
  readonly result?: string
  /** In seconds; 10 by default. */
  readonly timeout?: number
}

type ChoicesOf<T extends WidgetType> = WidgetOptions<T> extends { readonly options: readonly (infer C)[] } ? ChoiceSettings<C> : unknown

/** Label, conditions and what follows from other values. */
export interface LogicSettings extends Omit<FieldLogic, 'showWhen'> {
  /** What stands beside the field; its model by default. */
  readonly label?: string
  /** Without a label beside it. */
  readonly hideLabel?: boolean
  /** Shown only while this holds. */
  readonly when?: Condition
}

/** What a builder accepts for a widget of type `T`. */
export type SettingsOf<T extends WidgetType> = LogicSettings & OwnOptions<T> & ChoicesOf<T>

/** Settings as the program sees them, whatever the type. */
export interface AnySettings extends LogicSettings, ChoiceSettings<Choice> {
  readonly [option: string]: unknown
}
