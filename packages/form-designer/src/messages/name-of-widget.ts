/** How a widget is called in a sentence: its label in quotes when it has one, else its type. */
import { definitionOf, hasColumns, isWidgetType, typeOf, type Widget } from '@formwork/form-schema'
import type { NamedWidget } from '../commands/steps/command-label'
import type { DesignerMessages } from './designer-messages'

/** @param type - as the definition is called, see `typeOf` of form-schema. */
export function typeTitle(messages: DesignerMessages, type: string): string {
  const names: Readonly<Record<string, string>> = messages.widgets
  return (Object.hasOwn(names, type) ? names[type] : undefined) ?? messages.canvas.unknownType(type)
}

export function nameOfWidget(messages: DesignerMessages, widget: NamedWidget): string {
  const title = typeTitle(messages, widget.type)
  const name = widget.name.trim()
  return name === '' || name === title ? title : messages.named(title, name)
}

/** The title of a new pane of this type, and what a pane without one is called. */
export function paneTitle({ samples, outline }: DesignerMessages, type: string, position: number): string {
  return ((isWidgetType(type) ? samples.panes[type] : undefined) ?? outline.column)(position)
}

/** The name of a place in a container: a pane's title, nothing for the only one of a card, a column's number. */
export function slotTitle(messages: DesignerMessages, widget: Widget, slot: number): string {
  const panes = widget.type === 'unknown' ? null : definitionOf(widget).panes
  if (panes === 'single') return ''
  const title = hasColumns(widget) ? widget.columns[slot]?.title?.trim() : undefined
  if (title) return title
  return panes === null ? messages.outline.column(slot + 1) : paneTitle(messages, typeOf(widget), slot + 1)
}
