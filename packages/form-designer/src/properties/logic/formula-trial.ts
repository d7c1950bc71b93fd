/** The result of a formula with sample values. Loaded with the editor of formulas. */
import {
  type AnyKnownWidget,
  createForm,
  definitionOf,
  type FormDefinition,
  type FormValues,
  hasRows,
  itemOf,
  type LanguageTag,
  rowFields,
} from '@formwork/form-schema'
import { checkExpression, type ComputeRefusal, computeValues, explainRefusal, lintComputed } from '@formwork/form-schema/feel'
import { withOptions } from '../../commands/with-options'
import type { NamedField } from '../editors/conditions/seen-fields'

/** A field that the formula reads, with the text that stands for its value. */
export interface SampledField {
  readonly model: string
  readonly text: string
  readonly sample: string
}

interface Span {
  readonly from: number
  readonly to: number
}

export type FormulaTrial =
  /** `at`: where in the text; null for what only shows when it is computed. */
  | { readonly kind: 'refused'; readonly reason: string; readonly at: Span | null; readonly names: readonly SampledField[] }
  /** `value`: as it would be shown; null when these samples have no result. */
  | { readonly kind: 'result'; readonly value: string | null; readonly names: readonly SampledField[] }

export interface TrialInput {
  readonly widget: AnyKnownWidget
  readonly fields: readonly NamedField[]
  readonly text: string
  readonly samples: Readonly<Record<string, string>>
  readonly locale: LanguageTag | undefined
}

/** Null while there is no formula. */
export function formulaTrial({ widget, fields, text, samples, locale }: TrialInput): FormulaTrial | null {
  if (text.trim() === '') return null
  // As the form itself reads it: a name with blanks or signs in it is only one where it is known.
  const columns = new Set(fields.flatMap(({ widget: each }) => (hasRows(each) ? rowFields(each).map(({ model }) => model) : [])))
  const checked = checkExpression(text, [...fields.map(({ model }) => model), ...columns])
  if (!checked.ok) return { kind: 'refused', reason: explainRefusal(checked.refusal, { locale }), at: checked.refusal, names: [] }
  const outside = new Set([...checked.names, ...checked.filterNames.filter((name) => !columns.has(name))])
  const read = fields.filter(({ model }) => outside.has(model))
  const names = read.map((field) => ({ model: field.model, text: field.text, sample: samples[field.model] ?? firstSample(field.widget) }))
  const values: FormValues = Object.fromEntries(
    read.map(({ model, widget: each }, at) => [model, sampleValue(each, names[at]?.sample ?? '')]),
  )
  // A form of its own: the fields that are read without their logic, and this one.
  const list = [...read.map((field) => plain(field.widget)), withOptions(plain(widget), { formwork: { computed: text } })]
  const form = { ...createForm(), list }
  const unknown = unknownColumnOf(form)
  if (unknown !== null) return { kind: 'refused', reason: explainRefusal(unknown, { locale }), at: unknown, names }
  const { values: filled, refusals } = computeValues(form, values)
  const [refusal] = refusals
  if (refusal !== undefined) return { kind: 'refused', reason: explainRefusal(refusal, { locale }), at: placeOf(text, refusal), names }
  const value = filled[widget.model]
  const isNothing = value === null || value === undefined || value === ''
  return { kind: 'result', value: isNothing ? null : typeof value === 'string' ? value : JSON.stringify(value), names }
}

/** A column that the rows do not have, even if there is a result. */
function unknownColumnOf(form: FormDefinition) {
  const { name, from, to } = lintComputed(form).find(({ code }) => code === 'computed-unknown-name')?.params ?? {}
  return typeof from === 'number' && typeof to === 'number' && to > 0
    ? { code: 'unknown-name' as const, found: String(name), from, to }
    : null
}

/** Where a name stands that does not exist; a computation that fails does so as a whole. */
function placeOf(text: string, { code, found }: Pick<ComputeRefusal, 'code' | 'found'>): Span | null {
  if (code !== 'unknown-name') return null
  for (let from = text.indexOf(found); from >= 0; from = text.indexOf(found, from + 1)) {
    const to = from + found.length
    if (!isNamePart(text[from - 1]) && !isNamePart(text[to])) return { from, to }
  }
  return null
}

/** Part of a longer name: there another one stands. */
const isNamePart = (letter: string | undefined): boolean => letter !== undefined && /[\p{Letter}\p{Number}_]/u.test(letter)

const plain = (widget: AnyKnownWidget): AnyKnownWidget => withOptions(widget, { formwork: {}, displayVerify: { type: 'hide', list: [] } })

/** A value to begin with, as text. */
function firstSample(widget: AnyKnownWidget): string {
  const shape = definitionOf(widget).valueShape(widget.options)
  const item = shape === null ? null : itemOf(shape)
  if (item?.kind === 'number') return '2'
  if (item?.kind === 'boolean') return 'true'
  return item?.kind === 'choice' ? String(item.choices?.[0]?.value ?? '') : ''
}

/** The value that a text stands for: of a list or rows as JSON, of a number a number. */
function sampleValue(widget: AnyKnownWidget, sample: string): FormValues[string] {
  const shape = definitionOf(widget).valueShape(widget.options)
  if (shape === null || shape.kind === 'text') return sample
  if (shape.kind === 'choice') return shape.choices?.find(({ value }) => String(value) === sample)?.value ?? sample
  try {
    return JSON.parse(sample)
  } catch {
    return sample
  }
}
