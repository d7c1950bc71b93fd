/** Sets the languages of a form with their translations. */
import { equalJson, type FormDocument, languagesOf, withLanguages } from '@formwork/form-schema'
import { accept, type CommandResult, refuse, type SetLanguages } from './command'

export function setLanguages(document: FormDocument, { languages }: SetLanguages): CommandResult {
  if (equalJson(languagesOf(document), languages)) return refuse('nothing-changes')
  return accept({ ...document, config: withLanguages(document.config, languages) })
}
