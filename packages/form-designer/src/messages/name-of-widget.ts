/** How a widget is called in a sentence: its label in quotes when it has one, else its type. */
import { isWidgetType } from '@formwork/form-schema'
import type { NamedWidget } from '../commands/command-label'
import type { DesignerMessages } from './designer-messages'

export function typeTitle(messages: DesignerMessages, type: string): string {
  return isWidgetType(type) ? messages.widgets[type] : messages.canvas.unknownType(type)
}

export function nameOfWidget(messages: DesignerMessages, widget: NamedWidget): string {
  const title = typeTitle(messages, widget.type)
  const name = widget.name.trim()
  return name === '' || name === title ? title : `${title}“${name}”`
}
