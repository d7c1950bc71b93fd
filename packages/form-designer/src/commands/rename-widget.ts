/** Sets a widget's label, and with it the data key where that follows the label. */
import { type FormDocument, replaceWidget } from '@formwork/form-schema'
import { nodeOf } from './tree-queries'
import { type CommandResult, fromEdit, refuse, type RenameWidget } from './command'
import { renameModel } from './rename-model'

export function renameWidget(document: FormDocument, { key, name, model }: RenameWidget): CommandResult {
  const widget = nodeOf(document, key)?.widget
  if (widget === undefined) return refuse('widget-not-found')
  if (widget.type === 'unknown') return refuse('widget-unknown')
  if (widget.name === name) return refuse('nothing-changes')
  const renamed = replaceWidget(document, key, { ...widget, name })
  if (!renamed.ok || model === undefined) return fromEdit(renamed)
  const followed = renameModel(renamed.document, { type: 'rename-model', key, model })
  return followed.ok ? followed : fromEdit(renamed)
}
