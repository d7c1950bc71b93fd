/** A widget as the palette hands it out: named and filled with samples in the person's language. */
import { type Choice, createWidget, hasChoices, type Widget, type WidgetType } from '@formwork/form-schema'
import type { DesignerContextValue } from '../store/designer-context'

export function newWidget({ newKey, messages }: Pick<DesignerContextValue, 'newKey' | 'messages'>, type: WidgetType): Widget {
  const widget: Widget = { ...createWidget(type, { newKey }), name: messages.widgets[type] }
  if (hasChoices(widget))
    return { ...widget, options: { ...widget.options, options: translated(widget.options.options, messages.samples.choice) } } as Widget
  const words = messages.samples.words[type]
  return words === undefined ? widget : ({ ...widget, options: { ...widget.options, defaultValue: words } } as Widget)
}

function translated(choices: readonly Choice[], name: (position: number) => string): readonly Choice[] {
  return choices.map((choice, index) => {
    const text = name(index + 1)
    return choice.label === undefined ? { ...choice, value: text } : { ...choice, value: text, label: text }
  })
}
