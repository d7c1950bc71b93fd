/** The server's message about one value, as a line of text. */
import type { ProblemIssue } from '@formwork/api-contract'
import { eachWidget, type FormDefinition } from '@formwork/form-schema'

/** Messages of the rules begin with the field's name already; for others it is put in front. */
export function refusedLine({ path, message }: ProblemIssue, form: FormDefinition | null): string {
  const model = path.findLast((part) => typeof part === 'string' && part !== 'values')
  const widget = form && [...eachWidget(form)].find((one) => one.type !== 'unknown' && one.model === model)
  const label = widget?.name ?? ''
  return label === '' || message.startsWith(label) ? message : `${label}: ${message}`
}
