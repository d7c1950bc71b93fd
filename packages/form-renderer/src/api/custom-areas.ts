/** Fields that the host draws itself: the widget type `blank`, a place in the form that the definition names and the host fills. */
import type { ComponentType } from 'react'
import type { RendererMode } from './widget-props'

/**
 * Props of a custom area. Label, tip and error stand around it; wire `id`, `labelId` and `describedBy` to what takes the focus, so that they
 * are read out and a link of the error summary finds it. The label names a group and points at no control by itself.
 *
 * @example
 * function Signature({ id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode }: CustomAreaProps) {
 *   if (mode === 'preview') return <img alt="" src={String(value)} />
 *   return (
 *     <SignaturePad id={id} aria-labelledby={labelId} aria-describedby={describedBy} aria-required={required} aria-invalid={invalid}
 *       image={String(value)} onDraw={onChange} onBlur={onBlur} disabled={disabled || readOnly} />
 *   )
 * }
 */
export interface CustomAreaProps {
  /** Model of the field. In a row of a subform, the model inside the row. */
  readonly model: string
  /** The value, unchecked: a text, an object or a list, as the definition's `defaultType` says; old data may hold anything. */
  readonly value: unknown
  /** Takes another value. It is validated as any field's: by `required`, and by the shape that `defaultType` asks for. */
  readonly onChange: (value: unknown) => void
  /** Says that a person left the field, so that it is validated. */
  readonly onBlur: () => void
  /** Id for the control. */
  readonly id: string
  /** Id of the visible label. */
  readonly labelId: string
  /** Ids of tip and error, joined by spaces; undefined when there is neither. */
  readonly describedBy: string | undefined
  /** True where nothing may be done: show it greyed. */
  readonly disabled: boolean
  /** True where the value may be read and copied, not changed. */
  readonly readOnly: boolean
  /** True where a value must be given; the mark at the label is drawn already. */
  readonly required: boolean
  /** True while an error is shown. */
  readonly invalid: boolean
  /** `edit`, or `preview`: print the value, take none. */
  readonly mode: RendererMode
}

/**
 * Components for the custom areas of a form, by the model of their `blank` widget. An area without one is named in its place, and its value
 * stays as it is. Conditions, rules, disabling and rows of subforms apply to it as to any field.
 *
 * @example <FormRenderer definition={definition} customAreas={{ signature: Signature }} />
 */
export type CustomAreas = Readonly<Record<string, ComponentType<CustomAreaProps>>>
