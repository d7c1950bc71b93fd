/** Removes a widget with everything in it. Conditions that name it stay: undo must restore the very same form. */
import { type FormDocument, removeNode } from '@formwork/form-schema'
import { type CommandResult, type DeleteWidget, fromEdit } from './command'

export function deleteWidget(document: FormDocument, { key }: DeleteWidget): CommandResult {
  return fromEdit(removeNode(document, key))
}
