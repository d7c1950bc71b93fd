/** The name of a value that a `select` editor offers; a value without one shows itself. */
import type { DesignerMessages } from './designer-messages'

export function choiceNameOf(messages: DesignerMessages, option: string, value: string | number | boolean): string {
  const names: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = messages.choiceNames
  const named = Object.hasOwn(names, option) ? names[option] : undefined
  const text = String(value)
  return named !== undefined && Object.hasOwn(named, text) ? (named[text] ?? text) : text
}
