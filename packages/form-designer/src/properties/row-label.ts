/** The name of a panel row: of its option, or of panes, which are kept as columns; an option of a host's own widget type shows its key. */
import type { PanelRow } from '@formwork/form-schema'
import type { DesignerMessages } from '../messages/designer-messages'

export function rowLabel(messages: DesignerMessages, { option, editor }: Pick<PanelRow, 'option' | 'editor'>): string {
  const names: Readonly<Record<string, string>> = messages.options
  const key = editor === 'panes' ? editor : option
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key
}
