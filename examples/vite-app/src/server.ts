/** Stands in for the application's server: it runs the rules once more, and knows a budget that no rule can. */
import { type FormIssue } from '@formwork/form-renderer'
import { type FormValues, importDefinition, validateValues } from '@formwork/form-schema'
import { knownWidgets } from './approval-type'
import definition from './definition.json'

const BUDGET = 1000

export interface Answer {
  readonly number?: string
  readonly issues?: readonly FormIssue[]
}

export async function send(values: FormValues): Promise<Answer> {
  const { ok, form } = importDefinition(definition, { widgets: knownWidgets })
  if (!ok) throw new Error('The definition of this example cannot be read.')
  const result = validateValues(form, values, { locale: 'en' })
  if (!result.ok) return { issues: result.issues }
  if (Number(values['amount']) > BUDGET)
    return {
      issues: [
        { path: ['amount'], message: `Only ${BUDGET} are left in the budget` },
        { path: [], message: 'Ask the controller, or wait for January' },
      ],
    }
  return { number: 'P-1' }
}
