/** Sets the title of a pane. */
import type { FormDocument } from '@formwork/form-schema'
import { type CommandResult, refuse, type RenamePane } from '../command'
import { changePanes } from './change-panes'
import { nodeOf } from '../tree-queries'

export function renamePane(document: FormDocument, { key, pane, title }: RenamePane): CommandResult {
  const widget = nodeOf(document, key)?.widget
  if (widget && 'columns' in widget && widget.columns[pane]?.title === title) return refuse('nothing-changes')
  return changePanes(document, key, (panes) => {
    const renamed = panes[pane]
    return renamed === undefined ? null : panes.with(pane, { ...renamed, column: { ...renamed.column, title } })
  })
}
