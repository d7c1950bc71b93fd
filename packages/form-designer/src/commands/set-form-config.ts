/** Changes settings of the whole form. */
import type { FormDocument } from '@formwork/form-schema'
import { accept, refuse, type CommandResult, type SetFormConfig } from './command'

export function setFormConfig(document: FormDocument, { change }: SetFormConfig): CommandResult {
  const before: Readonly<Record<string, unknown>> = { ...document.config }
  if (Object.entries(change).every(([name, value]) => Object.is(before[name], value))) return refuse('nothing-changes')
  return accept({ ...document, config: { ...document.config, ...change } })
}
