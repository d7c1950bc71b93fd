/** The verdict on entered values: the pinned form's own formulas and rules, by the same functions that the browser asks. */
import type { JsonObject, ProblemIssue } from '@formwork/api-contract'
import { type FormDefinition, importDefinition, validateValues } from '@formwork/form-schema'
import { computeValues } from '@formwork/form-schema/feel'
import type { Locale } from '../domain/locale'
import { refuse } from '../domain/refusal'

interface JudgedValues {
  readonly form: FormDefinition
  /** The values to store, only what the form knows. */
  readonly values: JsonObject
}

/** @throws {Refusal} `ticket.values-refused` with an issue for everything that is wrong, by its place among the values. */
export function judgeValues(formDefinition: JsonObject | null, values: JsonObject, locale: Locale): JudgedValues {
  const imported = importDefinition(formDefinition ?? { list: [], config: {} })
  if (!imported.ok) throw new Error('a published form cannot be read')
  // What a form computes is never taken from the sender. A value that cannot be computed is empty, and judged as such.
  const computed = computeValues(imported.form, values)
  const checked = validateValues(imported.form, computed.values, { locale })
  if (checked.ok) return { form: imported.form, values: { ...checked.values } }
  const issues = checked.issues.map(
    ({ path, code, message, params }): ProblemIssue => ({ path: ['values', ...path], code, message, params: { ...params } }),
  )
  throw refuse('ticket.values-refused', {}, issues)
}
