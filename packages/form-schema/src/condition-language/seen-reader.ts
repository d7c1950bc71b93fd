/** Asks conditions of values that were kept or sent as plain JSON. */
import { readerOf, type ValueReader } from './condition-holds'

/**
 * Values as conditions see them, as plain JSON: for whoever keeps or sends them before they are asked, like an approval flow.
 *
 * - `values`: by model, without those that nobody can see.
 * - `empty`: models under which nothing was entered although there is a value, as their field's type has it (a rating of 0).
 */
export interface SeenValues {
  readonly values: Readonly<Record<string, unknown>>
  readonly empty: readonly string[]
}

/**
 * Makes a reader of {@link SeenValues}. Only own properties are read.
 *
 * @param seen - what {@link seenValues} returned, also after a way through JSON.
 * @returns a reader for {@link conditionHolds}.
 * @example conditionHolds({ model: 'days', is: 'atLeast', value: 3 }, seenReader({ values: { days: 5 }, empty: [] })) // true
 */
export function seenReader({ values, empty }: SeenValues): ValueReader {
  const reader = readerOf((model) => (Object.hasOwn(values, model) ? values[model] : undefined))
  return { read: (model) => reader.read(model), isEmpty: (model) => empty.includes(model) || reader.isEmpty(model) }
}
