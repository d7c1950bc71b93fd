/** One widget in its frame, with a value from anywhere: the form, or a widget's own default on a designer's canvas. */
import { type AnyKnownWidget, isField as carriesValue, typeOf, type Widget } from '@formwork/form-schema'
import type { ReactElement, ReactNode } from 'react'
import { type RenderSettings, useRenderSettings } from '../../form/render-settings'
import type { ShownIssue } from '../../field/field-cells'
import { fieldName } from '../../field/field-names'
import { fieldFrame, type FrameOptions } from './field-frame'
import { isGroupControl } from '../../field/field-semantics'
import { controlOf, flagsOf } from './widget-control'

export interface WidgetViewProps {
  readonly widget: AnyKnownWidget
  readonly value?: unknown
  readonly error?: ShownIssue | undefined
  readonly onChange?: (value: unknown) => void
  readonly onBlur?: () => void
  readonly renderWidgets: (widgets: readonly Widget[]) => ReactNode
}

const ignore = () => undefined

export function WidgetView(props: WidgetViewProps) {
  return widgetView(useRenderSettings(), props)
}

/** The same for a component that has the settings already. */
export function widgetView(
  settings: RenderSettings,
  { widget, value, error, onChange = ignore, onBlur = ignore, renderWidgets }: WidgetViewProps,
): ReactElement {
  const { slots, messages, mode, disabled, idPrefix } = settings
  const isEditing = mode === 'edit'
  // A tip tells how to fill a field; a reader does not need it.
  const options: FrameOptions = isEditing ? widget.options : { ...widget.options, tip: '' }
  const flags = flagsOf(widget)
  const id = `${idPrefix}${fieldName(widget.key)}`
  const shownError = isEditing ? error : undefined
  const control = controlOf(settings, {
    widget,
    id,
    tip: options.tip,
    value,
    error: shownError,
    onChange,
    onBlur,
    disabled: disabled || flags.disabled === true,
    readOnly: flags.readonly === true,
    required: flags.required === true,
    renderWidgets,
  })
  const isField = carriesValue(widget)
  // Containers frame their children themselves.
  if (widget.type === 'divider' || ('columns' in widget && !isField)) return control
  return fieldFrame({
    type: typeOf(widget),
    model: widget.model,
    label: widget.name || (isField ? messages.untitled : ''),
    options,
    id,
    isGroup: !isField || !isEditing || isGroupControl(widget),
    required: isField && isEditing && flags.required === true,
    error: shownError,
    slots,
    children: control,
  })
}
