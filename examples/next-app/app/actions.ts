'use server'

import type { FormIssue } from '@formwork/form-renderer'
import { importDefinition, validateValues } from '@formwork/form-schema'
import definition from './definition.json'

const DAYS_LEFT = 10

interface Answer {
  readonly number?: string
  readonly issues?: readonly FormIssue[]
}

/** The rules once more, for anybody can call an action, and one thing that only the server knows. */
export async function requestLeave(values: unknown): Promise<Answer> {
  const read = importDefinition(definition)
  if (!read.ok) throw new Error('The definition of this example cannot be read.')
  const result = validateValues(read.form, values, { locale: 'en' })
  if (!result.ok) return { issues: result.issues }
  if (Number(result.values['days']) > DAYS_LEFT) return { issues: [{ path: ['days'], message: `Only ${DAYS_LEFT} days are left` }] }
  return { number: 'L-1' }
}
