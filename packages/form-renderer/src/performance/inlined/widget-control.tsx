/** The component that draws a widget's control, with all its props: the same in a form, in a row of a subform and on a canvas. */
import { type AnyKnownWidget, typeOf, type Widget } from '@formwork/form-schema'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { ShownIssue } from '../../field/field-cells'
import type { RenderSettings } from '../../form/render-settings'
import { describedBy, type FrameOptions, labelIdOf } from './field-frame'
import type { WidgetProps } from '../../api/widget-props'

export interface ControlBinding {
  readonly widget: AnyKnownWidget
  readonly id: string
  /** Id of the element that holds the tip, where that is not the field's own. */
  readonly tipId?: string | undefined
  readonly tip: string | undefined
  readonly value: unknown
  /** Shown only while the form is filled. */
  readonly error: ShownIssue | undefined
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly required: boolean
  readonly renderWidgets: (widgets: readonly Widget[]) => ReactNode
}

/** Props for a widget of any type: which one the component takes is known to the map alone. */
interface AnyWidgetProps extends Omit<WidgetProps, 'widget'> {
  readonly widget: AnyKnownWidget
}

/** The options that decide who may and who must fill a field; display widgets and layouts have none of them. */
export function flagsOf({ options }: AnyKnownWidget): Pick<FrameOptions, 'required' | 'disabled' | 'readonly'> {
  const flags: FrameOptions = options
  return flags
}

/** A function and not a component: one more component for each of a thousand fields would cost as much as a good part of the control. */
export function controlOf({ components, mode }: Pick<RenderSettings, 'components' | 'mode'>, binding: ControlBinding): ReactElement {
  const { widget, id, tipId, tip, error, value, onChange, onBlur, disabled, readOnly, required, renderWidgets } = binding
  // The map gives each type its own component; that the pair fits is lost on the compiler when it is looked up by a name.
  // A type of the host's without a component is a custom area: the host may render it by its model, or a text says that nobody does.
  const Component = (components[typeOf(widget)] ?? components.blank) as ComponentType<AnyWidgetProps>
  return (
    <Component
      widget={widget}
      id={id}
      labelId={labelIdOf(id)}
      describedBy={describedBy(id, tip, error, tipId)}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      disabled={disabled}
      readOnly={readOnly}
      required={required}
      invalid={error !== undefined}
      mode={mode}
      renderWidgets={renderWidgets}
    />
  )
}
