/** What the server decides: the same rules as the browser, and one thing only it can know. */
import { importDefinition, validateValues } from '@formwork/form-schema'
import type { FormIssue } from '@formwork/form-renderer'
import definition from './definition.json'

const read = importDefinition(definition)
if (!read.ok) throw new Error('The definition of this example cannot be read.')
const { form } = read

const taken = new Set<unknown>()

export function register(values: unknown): { number: string } | { issues: readonly FormIssue[] } {
  const result = validateValues(form, values, { locale: 'en' })
  if (!result.ok) return { issues: result.issues }
  const email = result.values['email']
  if (taken.has(email)) return { issues: [{ path: ['email'], message: 'This address is registered already' }] }
  taken.add(email)
  return { number: String(taken.size) }
}
