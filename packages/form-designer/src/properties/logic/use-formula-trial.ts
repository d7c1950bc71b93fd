/** What a formula comes to with sample values. Its parser is loaded with the first formula. */
import { type AnyKnownWidget, createForm, definitionOf, type FormValues, itemOf } from '@formwork/form-schema'
import type * as Formulas from '@formwork/form-schema/feel'
import { useEffect, useMemo, useState } from 'react'
import { withOptions } from '../../commands/with-options'
import { useDesigner } from '../../store/designer-context'
import type { NamedField } from '../editors/conditions/seen-fields'

type Feel = typeof Formulas

/** A field that the formula reads, with the text that stands for its value. */
export interface SampledField {
  readonly model: string
  readonly text: string
  readonly sample: string
}

export type FormulaTrial =
  | { readonly kind: 'refused'; readonly reason: string; readonly names: readonly SampledField[] }
  /** `value`: as it would be shown; null when nothing comes of these samples. */
  | { readonly kind: 'result'; readonly value: string | null; readonly names: readonly SampledField[] }

export interface TrialInput {
  readonly widget: AnyKnownWidget
  readonly fields: readonly NamedField[]
  readonly text: string
  readonly samples: Readonly<Record<string, string>>
}

/** Null while there is no formula, or no parser for it yet. */
export function useFormulaTrial({ widget, fields, text, samples }: TrialInput): FormulaTrial | null {
  const { locale } = useDesigner()
  const [feel, setFeel] = useState<Feel | null>(null)
  const isEmpty = text.trim() === ''
  useEffect(() => {
    if (isEmpty || feel !== null) return
    let isStopped = false
    void import('@formwork/form-schema/feel').then(
      (loaded) => {
        if (!isStopped) setFeel(loaded)
      },
      () => undefined,
    )
    return () => {
      isStopped = true
    }
  }, [isEmpty, feel])
  return useMemo(() => {
    if (isEmpty || feel === null) return null
    const checked = feel.checkExpression(
      text,
      fields.map(({ model }) => model),
    )
    if (!checked.ok) return { kind: 'refused', reason: feel.explainRefusal(checked.refusal, { locale }), names: [] }
    const read = fields.filter(({ model }) => checked.names.includes(model))
    const names = read.map((field) => ({ model: field.model, text: field.text, sample: samples[field.model] ?? firstSample(field.widget) }))
    const values: FormValues = Object.fromEntries(
      read.map(({ model, widget: each }, at) => [model, sampleValue(each, names[at]?.sample ?? '')]),
    )
    // A form of its own: the fields that are read without their logic, and this one.
    const list = [...read.map((field) => plain(field.widget)), withOptions(plain(widget), { formwork: { computed: text } })]
    const { values: filled, refusals } = feel.computeValues({ ...createForm(), list }, values)
    const [refusal] = refusals
    if (refusal !== undefined) return { kind: 'refused', reason: feel.explainRefusal(refusal, { locale }), names }
    const value = filled[widget.model]
    const isNothing = value === null || value === undefined || value === ''
    return { kind: 'result', value: isNothing ? null : typeof value === 'string' ? value : JSON.stringify(value), names }
  }, [isEmpty, feel, text, fields, samples, widget, locale])
}

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
