/** Checks entered values: the pinned form's own formulas and rules, by the same functions as in the browser. */
import type { JsonObject, ProblemIssue } from '@formwork/api-contract'
import {
  defaultValues,
  type FormDefinition,
  type FormValues,
  hasRows,
  inputFields,
  legacyRuleMessages,
  logicOf,
  pruneValues,
  rowFields,
  localizeForm,
  validateValues,
} from '@formwork/form-schema'
import { computeValues } from '@formwork/form-schema/feel'
import type { Locale } from '../domain/locale'
import { refuse } from '../domain/refusal'
import { cleanRichTexts } from './clean-rich-text'

/** Where values are written at a step that is not the first. */
export interface Rewriting {
  /** What stood before. */
  readonly previous: JsonObject
  /** Whether its writer may write a field: what others wrote is not theirs to mend. */
  readonly isChecked: (model: string) => boolean
}

/**
 * @returns the values to store: only fields of the form.
 * @throws {Refusal} `ticket.values-refused` with an issue for everything that is wrong, by its place among the values.
 */
export function computeAndCheck(form: FormDefinition, values: JsonObject, locale: Locale, rewriting: Partial<Rewriting> = {}): JsonObject {
  // What a form computes is never taken from the sender. A value that cannot be computed is empty, and checked as such.
  const computed = computeValues(form, cleanRichTexts(form, values))
  const { isChecked = () => true } = rewriting
  const previous = cleanRichTexts(form, rewriting.previous ?? valuesBefore(form, computed.values))
  const checked = validateValues(localizeForm(form, locale), computed.values, {
    locale,
    previous,
    ruleMessages: legacyRuleMessages[locale],
  })
  if (checked.ok) return { ...checked.values }
  const theirs = checked.issues.filter(({ path: [model] }) => typeof model !== 'string' || isChecked(model))
  if (theirs.length === 0) return { ...pruneValues(form, computed.values, { previous }) }
  const issues = theirs.map(
    ({ path, code, message, params }): ProblemIssue => ({ path: ['values', ...path], code, message, params: { ...params } }),
  )
  throw refuse('ticket.values-refused', {}, issues)
}

/**
 * The values before somebody filled the form to start a ticket, which are the form's own: fields that nobody may edit have to hold those, whatever was
 * sent. A field that is read-only under a condition may have been filled before the condition held, and there is no record that says otherwise: it holds
 * what was sent.
 */
function valuesBefore(form: FormDefinition, sent: FormValues): FormValues {
  const isEditableAtTimes = (field: ReturnType<typeof inputFields>[number]): boolean =>
    logicOf(field).readonlyWhen !== undefined || (hasRows(field) && rowFields(field).some(isEditableAtTimes))
  const before = defaultValues(form)
  for (const field of inputFields(form)) if (isEditableAtTimes(field)) before[field.model] = sent[field.model]
  return before
}
