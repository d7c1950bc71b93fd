/** What every widget component receives. One shape for all types, so that a host's own component fits any of them. */
import type { Widget, WidgetOf, WidgetType } from '@formwork/form-schema'
import type { ComponentType, ReactNode } from 'react'

/**
 * `edit` fills the form, `preview` prints the values and skips the rules.
 *
 * @example const mode: RendererMode = isClosed ? 'preview' : 'edit'
 */
export type RendererMode = 'edit' | 'preview'

/**
 * Props of a widget component. Label, tip and error text are drawn around it; the component draws the control alone and wires
 * `id`, `labelId` and `describedBy` to it. Display and layout widgets ignore everything that concerns a value.
 *
 * @example
 * function Mood({ id, labelId, describedBy, value, onChange, onBlur, disabled, mode }: WidgetProps<'rate'>) {
 *   if (mode === 'preview') return <span>{String(value)}</span>
 *   return (
 *     <div id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy} onBlur={onBlur}>
 *       {[1, 2, 3].map((mood) => (
 *         <button key={mood} type="button" disabled={disabled} aria-pressed={value === mood} onClick={() => onChange(mood)}>{mood}</button>
 *       ))}
 *     </div>
 *   )
 * }
 */
export interface WidgetProps<T extends WidgetType = WidgetType> {
  /** The widget with its options, defaults filled in. */
  readonly widget: WidgetOf<T>
  /** Id for the control (or for the group of controls). The label points at it. */
  readonly id: string
  /** Id of the visible label, for groups. */
  readonly labelId: string
  /** Ids of tip and error text, joined by spaces. */
  readonly describedBy: string | undefined
  /** The current value, unchecked: old data may hold anything. */
  readonly value: unknown
  /** Takes the new value, in the shape that the type stores. Call it on every change; the form validates when it has to. */
  readonly onChange: (value: unknown) => void
  /** Says that the field was left, as a whole when it is a group: then it is judged. */
  readonly onBlur: () => void
  /** True when form or widget is disabled. */
  readonly disabled: boolean
  /** True when the value may be read and not changed. */
  readonly readOnly: boolean
  /** True when an empty value is refused; for `aria-required`. */
  readonly required: boolean
  /** True while an error is shown. */
  readonly invalid: boolean
  /** `preview` asks for the value as text, without a control. */
  readonly mode: RendererMode
  /** Draws widgets inside this one (the columns of a grid). */
  readonly renderWidgets: (widgets: readonly Widget[]) => ReactNode
}

/**
 * A component that draws widgets of type `T`.
 *
 * @example const Mood: WidgetComponent<'rate'> = ({ value }) => <span>{String(value)}</span>
 */
export type WidgetComponent<T extends WidgetType = WidgetType> = ComponentType<WidgetProps<T>>

/**
 * A component for every widget type.
 *
 * @example <FormRenderer definition={definition} components={{ rate: Mood } satisfies Partial<WidgetComponents>} />
 */
export type WidgetComponents = { readonly [T in WidgetType]: WidgetComponent<T> }
