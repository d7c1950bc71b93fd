/** The name of an option; one that a stranger's definition brings along shows its own key. */
import type { DesignerMessages } from '../messages/designer-messages'

export function optionLabel(messages: DesignerMessages, option: string): string {
  const names: Readonly<Record<string, string>> = messages.options
  return Object.hasOwn(names, option) ? (names[option] ?? option) : option
}
