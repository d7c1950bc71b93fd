/** The component that draws a widget's control, with everything it is told: the same in a form, in a row of a subform and on a canvas. */
import type { AnyKnownWidget, Widget } from '@formwork/form-schema'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { RenderSettings } from '../../form/render-settings'
import { describedBy, labelIdOf } from './field-frame'
import type { WidgetProps } from '../../api/widget-props'

export interface ControlBinding {
  readonly widget: AnyKnownWidget
  readonly id: string
  /** Id of the element that holds the tip, where that is not the field's own. */
  readonly tipId?: string | undefined
  readonly tip: string | undefined
  readonly value: unknown
  /** Shown only while the form is filled. */
  readonly error: string | undefined
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly required: boolean
  readonly renderWidgets: (widgets: readonly Widget[]) => ReactNode
}

interface FieldFlags {
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readonly?: boolean
}

/** The options that say who may fill a field and who must; display widgets and layouts have none of them. */
export function flagsOf({ options }: AnyKnownWidget): FieldFlags {
  return options satisfies object as FieldFlags
}

/** A function and not a component: one more component for each of a thousand fields would cost as much as a good part of the control. */
export function controlOf({ components, mode }: Pick<RenderSettings, 'components' | 'mode'>, binding: ControlBinding): ReactElement {
  const { widget, id, tipId, tip, error, value, onChange, onBlur, disabled, readOnly, required, renderWidgets } = binding
  // The map gives each type its own component; that the pair fits is lost on the compiler when it is looked up by a union.
  const Component = components[widget.type] as ComponentType<WidgetProps>
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
