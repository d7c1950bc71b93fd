/** Checks entered values: the pinned form's own formulas and rules, by the same functions as in the browser. */
import type { JsonObject, ProblemIssue } from '@formwork/api-contract'
import { type FormDefinition, legacyRuleMessages, validateValues } from '@formwork/form-schema'
import { computeValues } from '@formwork/form-schema/feel'
import type { Locale } from '../domain/locale'
import { refuse } from '../domain/refusal'
import { cleanRichTexts } from './clean-rich-text'

/**
 * @returns the values to store, only what the form knows.
 * @throws {Refusal} `ticket.values-refused` with an issue for everything that is wrong, by its place among the values.
 */
export function computeAndCheck(form: FormDefinition, values: JsonObject, locale: Locale): JsonObject {
  // What a form computes is never taken from the sender. A value that cannot be computed is empty, and checked as such.
  const computed = computeValues(form, cleanRichTexts(form, values))
  const checked = validateValues(form, computed.values, { locale, ruleMessages: legacyRuleMessages[locale] })
  if (checked.ok) return { ...checked.values }
  const issues = checked.issues.map(
    ({ path, code, message, params }): ProblemIssue => ({ path: ['values', ...path], code, message, params: { ...params } }),
  )
  throw refuse('ticket.values-refused', {}, issues)
}
