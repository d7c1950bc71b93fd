/** How the values of a widget type behave, apart from its options' schema and its panel: a page that fills a form loads this alone. */
import type { JsonValue } from './json'
import { isEmptyValue } from './rules/is-empty-value'

/** `input` carries a value, `display` only shows something, `layout` holds other widgets. */
export type WidgetKind = 'input' | 'display' | 'layout'

/** Why a value is refused. The code picks the message, `params` fill it. */
export interface ValueProblem {
  readonly code: 'type' | 'pattern' | 'min' | 'max' | 'step' | 'order' | 'choice' | 'date' | 'upload' | 'shape'
  readonly params: Readonly<Record<string, string | number>>
}

/** What filling and judging a widget with these options takes. */
export interface WidgetBehaviour<Options> {
  readonly kind: WidgetKind
  /** Its options list its choices, in `options`; those of a cascader are a tree. */
  readonly hasChoices?: true
  /** The value of a field that a person cleared. */
  emptyValue(options: Options): JsonValue
  /** The value a new record starts with. */
  defaultValue(options: Options): JsonValue
  /** True when nothing was entered. */
  isEmpty(value: unknown, options: Options): boolean
  /** Problems of a value that is not empty, in the order they are reported. */
  checkValue(value: unknown, options: Options): readonly ValueProblem[]
  /** The stored form of a value that passed {@link checkValue}: a choice's own value, a number for numeric text. */
  cleanValue(value: unknown, options: Options): unknown
}

/** The one problem of a value that is of another kind than its field stores. */
export function wrongShape(expected: string): readonly ValueProblem[] {
  return [{ code: 'shape', params: { expected } }]
}

/** The behaviour of a widget without a value: what {@link defineBehaviour} and `defineWidget` fill in. */
export const NO_VALUE = {
  emptyValue: () => null,
  defaultValue: () => null,
  isEmpty: isEmptyValue,
  checkValue: () => [],
  cleanValue: (value: unknown) => value,
} satisfies Partial<WidgetBehaviour<unknown>>

/** Declares the behaviour of a widget type; what is left out is that of a widget without a value. */
export function defineBehaviour<Options = unknown>(
  input: Pick<WidgetBehaviour<Options>, 'kind'> & Partial<WidgetBehaviour<Options>>,
): WidgetBehaviour<Options> {
  return { ...NO_VALUE, ...input }
}
