/** A widget as the palette hands it out: named and filled with samples in the person's language. */
import { type Choice, createWidget, type Widget, type WidgetType } from '@formwork/form-schema'
import type { DesignerContextValue } from '../store/designer-context'

export function newWidget({ newKey, messages }: Pick<DesignerContextValue, 'newKey' | 'messages'>, type: WidgetType): Widget {
  const widget: Widget = { ...createWidget(type, { newKey }), name: messages.widgets[type] }
  switch (widget.type) {
    case 'radio':
      return { ...widget, options: { ...widget.options, options: translated(widget.options.options, messages.samples.choice) } }
    case 'checkbox':
      return { ...widget, options: { ...widget.options, options: translated(widget.options.options, messages.samples.choice) } }
    case 'select':
      return { ...widget, options: { ...widget.options, options: translated(widget.options.options, messages.samples.choice) } }
    case 'text':
      return { ...widget, options: { ...widget.options, defaultValue: messages.samples.text } }
    case 'divider':
      return { ...widget, options: { ...widget.options, defaultValue: messages.samples.divider } }
    default:
      return widget
  }
}

function translated(choices: readonly Choice[], name: (position: number) => string): readonly Choice[] {
  return choices.map((choice, index) => {
    const text = name(index + 1)
    return choice.label === undefined ? { ...choice, value: text } : { ...choice, value: text, label: text }
  })
}
