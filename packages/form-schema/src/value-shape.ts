/** The shape of a field's value: declared once by its widget, read by lint, conditions, generated schemas and editors. */
import { LIMITS } from './limits'
import type { TreeChoice } from './options/choice-tree'
import { type Choice, type ChoiceValue, hasLocalChoices, type RemoteMode } from './options/choices'
import type { FileEntry } from './rules/values/check-files'
import type { DataType } from './rules/values/data-types'

/**
 * What a text has to look like. `typed` and `lines` are entered by hand; `date` and `time` follow `format`; `own` is whatever the host's
 * component makes of it.
 */
export type TextForm =
  | { readonly is: 'typed'; readonly dataType: DataType }
  | { readonly is: 'lines' | 'html' | 'own' }
  | { readonly is: 'color'; readonly alpha: boolean }
  /** `hasTime`: the date says a time of day too. */
  | { readonly is: 'date'; readonly format: string; readonly hasTime: boolean }
  | { readonly is: 'time'; readonly format: string }

/** Checks of the text of a value, whatever the value becomes. `maxLength` null is no limit, `pattern` '' no pattern. */
interface TextRules {
  readonly maxLength: number | null
  readonly pattern: string
}

/**
 * What a field stores when something was entered. `Members` is what is known of the fields of a row: nothing where a widget speaks for
 * itself, their members where a form does.
 */
export type ValueShape<Members = null> =
  | ({ readonly kind: 'text'; readonly form: TextForm } & TextRules)
  /** `true` and `false`, or the words. */
  | ({ readonly kind: 'boolean-text' } & TextRules)
  /** A number; digits that a number cannot hold stay text. */
  | ({ readonly kind: 'number-text'; readonly isWhole: boolean } & TextRules)
  /** `above` is a limit that is itself left out; `step` null where there are none. */
  | {
      readonly kind: 'number'
      readonly min: number | null
      readonly above?: number
      readonly max: number | null
      readonly step: number | null
    }
  /** A moment in milliseconds since 1970; `format` is how it is shown. */
  | { readonly kind: 'timestamp'; readonly format: string }
  | { readonly kind: 'boolean' }
  /** `choices` null: any plain value of a remote source. */
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] | null }
  /** A path through a tree; `tree` null: it is remote; `paths` null: that, or there are too many to be told. */
  | { readonly kind: 'path'; readonly tree: readonly TreeChoice[] | null; readonly paths: readonly (readonly ChoiceValue[])[] | null }
  /** `least` is how many there are at least once there are any; missing where one will do. */
  | { readonly kind: 'list'; readonly item: ValueShape<Members>; readonly max: number; readonly least?: number }
  /** Two of a kind, the first not after the second. */
  | { readonly kind: 'pair'; readonly item: ValueShape<Members> }
  /** An uploaded file: every member may be missing but the address. */
  | { readonly kind: 'file'; readonly entry: FileEntry; readonly isPicture: boolean }
  /** A row; it may carry a status, unless a field has that name. */
  | { readonly kind: 'row'; readonly members: Members }
  /** What the host's own component stores. */
  | { readonly kind: 'object' }
  | { readonly kind: 'anything' }

/**
 * The shape of a text, with the limits that its options set.
 *
 * @param form - what the text has to look like.
 * @param options - `maxlength` in characters, -1 (the default) for no limit; `pattern`, '' (the default) for none.
 * @returns the shape; `maxLength` is null for no limit.
 * @example textShape({ is: 'own' }, { maxlength: 40 })
 */
export const textShape = (form: TextForm, { maxlength = -1, pattern = '' } = {}) => ({
  kind: 'text' as const,
  form,
  maxLength: maxlength < 0 ? null : maxlength,
  pattern,
})

/**
 * The shape of a number from `min` to `max` in steps.
 *
 * @param options - `min` and `max`, where '' is no limit, and `step`.
 * @returns the shape; a limit that is not there is null.
 * @example numberShape({ min: 0, max: '', step: 1 })
 */
export const numberShape = ({ min, max, step }: { readonly min: number | ''; readonly max: number | ''; readonly step: number }) => ({
  kind: 'number' as const,
  min: min === '' ? null : min,
  max: max === '' ? null : max,
  step,
})

export const listShape = (item: ValueShape, max: number = LIMITS.choices, least = 0): ValueShape => ({
  kind: 'list',
  item,
  max,
  ...(least > 1 && { least }),
})

/** How many a list has at least once it has any; 0 where the shape says nothing of it. */
export const leastOf = (shape: ValueShape<unknown> | null): number => (shape?.kind === 'list' ? (shape.least ?? 0) : 0)

/** One of the choices that the options list. */
export const choiceShape = (options: { readonly remote: RemoteMode; readonly options: readonly Choice[] }): ValueShape => ({
  kind: 'choice',
  choices: hasLocalChoices(options) ? options.options : null,
})

/**
 * The shape inside a list or pair.
 *
 * @param shape - any shape.
 * @returns the innermost item's shape; the shape itself when it is no list or pair.
 * @example itemOf({ kind: 'list', item: { kind: 'boolean' }, max: 3 }).kind // 'boolean'
 */
export function itemOf<Members>(shape: ValueShape<Members>): ValueShape<Members> {
  return shape.kind === 'list' || shape.kind === 'pair' ? itemOf(shape.item) : shape
}

/** True when the value is a list or an object rather than one plain value. */
export function isComposed({ kind }: ValueShape<unknown>): boolean {
  return kind === 'list' || kind === 'pair' || kind === 'path' || kind === 'object'
}
