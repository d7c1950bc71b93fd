/** Back to an empty list and the default settings. */
import { createForm, toDocument, type FormDocument } from '@formwork/form-schema'
import { accept, refuse, type CommandResult } from './command'

export function clearForm(document: FormDocument): CommandResult {
  const empty = toDocument(createForm())
  const isClear = document.root.length === 0 && JSON.stringify(document.config) === JSON.stringify(empty.config)
  // Unknown top-level keys belong to the host's record of the form, not to its contents: they stay.
  return isClear ? refuse('nothing-changes') : accept({ ...empty, extras: document.extras })
}
