/** Replaces the whole form. */
import { toDocument } from '@formwork/form-schema'
import { accept, type CommandResult, type ReplaceForm } from './command'

export function replaceForm(_document: unknown, { form }: ReplaceForm): CommandResult {
  return accept(toDocument(form))
}
