/** The name of an option; one of a host's own widget type shows its key. */
import type { DesignerMessages } from '../messages/designer-messages'

export function optionLabel(messages: DesignerMessages, option: string): string {
  const names: Readonly<Record<string, string>> = messages.options
  return Object.hasOwn(names, option) ? (names[option] ?? option) : option
}
