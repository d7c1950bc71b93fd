/** What every widget component receives. One shape for all types, so that a host's own component fits any of them. */
import type { Widget, WidgetOf, WidgetType } from '@formwork/form-schema'
import type { ComponentType, ReactNode } from 'react'

/** `edit` fills the form, `preview` prints the values and skips the rules. */
export type RendererMode = 'edit' | 'preview'

/**
 * Props of a widget component. Label, tip and error text are drawn around it; the component draws the control alone and wires
 * `id`, `labelId` and `describedBy` to it. Display and layout widgets ignore everything that concerns a value.
 */
export interface WidgetProps<T extends WidgetType = WidgetType> {
  readonly widget: WidgetOf<T>
  /** Id for the control (or for the group of controls). The label points at it. */
  readonly id: string
  /** Id of the visible label, for groups. */
  readonly labelId: string
  /** Ids of tip and error text, joined by spaces. */
  readonly describedBy: string | undefined
  /** The current value, unchecked: old data may hold anything. */
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly required: boolean
  /** True while an error is shown. */
  readonly invalid: boolean
  readonly mode: RendererMode
  /** Draws widgets inside this one (grid columns). */
  readonly renderWidgets: (widgets: readonly Widget[]) => ReactNode
}

/** A component that draws widgets of type `T`. */
export type WidgetComponent<T extends WidgetType = WidgetType> = ComponentType<WidgetProps<T>>

/** A component for every widget type. */
export type WidgetComponents = { readonly [T in WidgetType]: WidgetComponent<T> }
