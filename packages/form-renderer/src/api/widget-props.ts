/** What every widget component receives. One shape for all types, so that a host's own component fits any of them. */
import type { AddableDefinition, AddedWidget, OptionsOf, Widget, WidgetOf, WidgetType } from '@formwork/form-schema'
import type { ComponentType, ReactNode } from 'react'

/**
 * `edit` fills the form, `preview` prints the values and skips the rules.
 *
 * @example const mode: RendererMode = isClosed ? 'preview' : 'edit'
 */
export type RendererMode = 'edit' | 'preview'

/** The widget that a component draws: of one of our types, or of a definition that the host added. */
type DrawnWidget<T> = T extends WidgetType
  ? WidgetOf<T>
  : T extends AddableDefinition
    ? AddedWidget & { readonly options: OptionsOf<T['options']> }
    : never

/**
 * Props of a widget component. Label, tip and error text are drawn around it; the component draws the control alone and wires
 * `id`, `labelId` and `describedBy` to it. Display and layout widgets ignore everything that concerns a value. For a type of the host's own,
 * `T` is the type of its definition: `WidgetProps<typeof signature>`.
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
export interface WidgetProps<T extends WidgetType | AddableDefinition = WidgetType> {
  /** The widget with its options, defaults filled in. */
  readonly widget: DrawnWidget<T>
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
  /** Says that the field was left, as a whole when it is a group: then it is validated. */
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
export type WidgetComponent<T extends WidgetType | AddableDefinition = WidgetType> = ComponentType<WidgetProps<T>>

/**
 * A component for every widget type.
 *
 * @example <FormRenderer definition={definition} components={{ rate: Mood } satisfies Partial<WidgetComponents>} />
 */
export type WidgetComponents = { readonly [T in WidgetType]: WidgetComponent<T> }

/** A component of whatever props: those of an added type are known to the host alone. */
export type AnyComponent = ((props: never) => unknown) | (new (props: never) => object)

/**
 * What a host draws itself: components in place of ours, and those of the types it added. Ours are checked by type; an added one is a component of
 * {@link WidgetProps} for its definition.
 *
 * @example const components: HostComponents = { rate: Mood, signature: Signature }
 */
export type HostComponents = Partial<WidgetComponents> & { readonly [type: string]: AnyComponent }
