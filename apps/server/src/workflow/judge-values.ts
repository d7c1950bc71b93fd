/** The verdict on entered values: the pinned form's own rules and nothing else. The same function that the browser asked. */
import type { JsonObject, ProblemIssue } from '@formwork/api-contract'
import { type FormDefinition, importDefinition, validateValues } from '@formwork/form-schema'
import type { Locale } from '../http/locale'
import { refuse } from '../http/refusal'

interface JudgedValues {
  readonly form: FormDefinition
  /** The values to store, only what the form knows. */
  readonly values: JsonObject
}

/** @throws {Refusal} `ticket.values-refused` with an issue for everything that is wrong, by its place among the values. */
export function judgeValues(formDefinition: JsonObject | null, values: JsonObject, locale: Locale): JudgedValues {
  const imported = importDefinition(formDefinition ?? { list: [], config: {} })
  if (!imported.ok) throw new Error('a published form cannot be read')
  const checked = validateValues(imported.form, values, { locale })
  if (checked.ok) return { form: imported.form, values: { ...checked.values } }
  const issues = checked.issues.map(
    ({ path, code, message, params }): ProblemIssue => ({ path: ['values', ...path], code, message, params: { ...params } }),
  )
  throw refuse('ticket.values-refused', {}, issues)
}
