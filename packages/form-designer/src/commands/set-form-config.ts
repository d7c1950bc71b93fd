/** Changes settings of the whole form. A label width from outside the spec's 0 to 200 pixels is set to the nearer bound. */
import { type FormDocument, LABEL_WIDTH } from '@formwork/form-schema'
import { accept, refuse, type CommandResult, type SetFormConfig } from './command'

export function setFormConfig(document: FormDocument, { change }: SetFormConfig): CommandResult {
  const before: Readonly<Record<string, unknown>> = { ...document.config }
  const { labelWidth } = change
  const bounded =
    labelWidth === undefined ? change : { ...change, labelWidth: Math.min(LABEL_WIDTH.most, Math.max(LABEL_WIDTH.least, labelWidth)) }
  if (Object.entries(bounded).every(([name, value]) => Object.is(before[name], value))) return refuse('nothing-changes')
  return accept({ ...document, config: { ...document.config, ...bounded } })
}
