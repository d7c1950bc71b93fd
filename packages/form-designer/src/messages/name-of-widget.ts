/** How a widget is called in a sentence: its label in quotes when it has one, else its type. */
import type { NamedWidget } from '../commands/command-label'
import type { DesignerMessages } from './designer-messages'

/** @param type - as the definition is called, see `typeOf` of form-schema. */
export function typeTitle(messages: DesignerMessages, type: string): string {
  const names: Readonly<Record<string, string>> = messages.widgets
  return (Object.hasOwn(names, type) ? names[type] : undefined) ?? messages.canvas.unknownType(type)
}

export function nameOfWidget(messages: DesignerMessages, widget: NamedWidget): string {
  const title = typeTitle(messages, widget.type)
  const name = widget.name.trim()
  return name === '' || name === title ? title : `${title}“${name}”`
}
