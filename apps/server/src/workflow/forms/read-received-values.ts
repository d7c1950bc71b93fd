/** What another system sent for fields of the forms, read by the kind of each field. Pure. */
import type { JsonObject, ProblemIssue } from '@formwork/api-contract'
import { coerceValues, defaultValues } from '@formwork/form-schema'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { isOfStart, type ProcessForms } from './process-forms'

/**
 * @param said - by the model of a field: texts, and what JSON has beside them
 * @returns all values: the forms' defaults, overwritten by `values`, overwritten by those that were sent.
 * @throws {Refusal} `ticket.values-refused` for values that make no sense in their field, and for fields that no form has.
 */
export function withReceivedValues(forms: ProcessForms, values: JsonObject, received: JsonObject, locale: Locale): JsonObject {
  const ofStart = forms.filter(isOfStart).map(({ form }) => form)
  const fields = ofStart.flatMap(({ list }) => list)
  const read = coerceValues({ list: fields }, received, { locale })
  const issues = read.issues.map(
    ({ path, code, message, params }): ProblemIssue => ({ path: ['values', ...path], code, message, params: { ...params } }),
  )
  if (issues.length > 0) throw refuse('ticket.values-refused', {}, issues)
  return Object.assign({}, ...ofStart.map((form) => defaultValues(form)), values, read.values)
}
