/** Sets a widget's label. */
import { type FormDocument, replaceWidget } from '@formwork/form-schema'
import { nodeOf } from './tree-queries'
import { type CommandResult, fromEdit, refuse, type RenameWidget } from './command'

export function renameWidget(document: FormDocument, { key, name }: RenameWidget): CommandResult {
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined) return refuse('widget-not-found')
  if (widget.type === 'unknown') return refuse('widget-unknown')
  return widget.name === name ? refuse('nothing-changes') : fromEdit(replaceWidget(document, key, { ...widget, name }))
}
