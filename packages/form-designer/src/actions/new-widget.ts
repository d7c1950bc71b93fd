/** A new widget of the palette: named and filled with samples in the person's language. */
import { type AnyKnownWidget, type Choice, createWidget, definitionOf, hasChoices, isWidgetType, type Widget } from '@formwork/form-schema'
import { withOptions } from '../commands/with-options'
import { paneTitle, typeTitle } from '../messages/name-of-widget'
import type { DesignerContextValue } from '../store/designer-context'

/** What it takes to make one. */
type Surroundings = Pick<DesignerContextValue, 'newKey' | 'messages' | 'widgets'>

/** @param type - one of `widgets`. */
export function newWidget({ newKey, messages, widgets }: Surroundings, type: string): Widget {
  const widget: AnyKnownWidget = { ...createWidget(type, { newKey, widgets }), name: typeTitle(messages, type) }
  if (hasChoices(widget)) return withOptions(widget, { options: translated(widget.options.options, messages.samples.choice) })
  if (definitionOf(widget).panes === 'titled' && 'columns' in widget)
    return { ...widget, columns: widget.columns.map((column, slot) => ({ ...column, title: paneTitle(messages, type, slot + 1) })) }
  const words = isWidgetType(type) ? messages.samples.words[type] : undefined
  return words === undefined ? widget : withOptions(widget, { defaultValue: words })
}

function translated(choices: readonly Choice[], name: (position: number) => string): readonly Choice[] {
  return choices.map((choice, index) => {
    const text = name(index + 1)
    return choice.label === undefined ? { ...choice, value: text } : { ...choice, value: text, label: text }
  })
}
