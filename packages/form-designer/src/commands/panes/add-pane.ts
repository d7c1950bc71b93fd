/** Adds an empty pane after the last one. */
import type { FormDocument } from '@formwork/form-schema'
import type { AddPane, CommandResult } from '../command'
import { changePanes } from './change-panes'

export function addPane(document: FormDocument, { key, title }: AddPane): CommandResult {
  return changePanes(document, key, (panes) => [...panes, { column: { span: 24, title, list: [], extras: {} }, keys: [] }])
}
