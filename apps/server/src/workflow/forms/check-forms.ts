/** What is written into the forms of a ticket: each checked by its own rules, as far as its writer may write. Pure. */
import { inBothLanguages, type JsonObject, type ProblemIssue } from '@formwork/api-contract'
import { defaultValues, hasRows, inputFields, rowFields } from '@formwork/form-schema'
import { type FieldRightsNow, isWritable } from '@formwork/workflow-core'
import type { Locale } from '../../domain/locale'
import { Refusal, refuse } from '../../domain/refusal'
import { computeAndCheck, type Rewriting } from '../check-values'
import { fileIdsIn } from '../attached-files'
import { checkAttachmentsInForms, isFilled, isOfStart, modelsOf, type ProcessForm, type ProcessForms, valuesOf } from './process-forms'

/** Whether anything in a form, a column of a subform too, may be written. */
export function mayWriteIn({ form }: ProcessForm, rights: FieldRightsNow): boolean {
  return inputFields(form).some(
    (field) =>
      isWritable(rights, field.model) ||
      (hasRows(field) && rowFields(field).some(({ model }) => isWritable(rights, `${field.model}.${model}`))),
  )
}

/** A form that is filled in later begins with its own default values, as at the start. */
export function withDefaults(forms: ProcessForms, stored: JsonObject): JsonObject {
  const untouched = forms.filter((each) => isUntouched(each, stored)).map(({ form }) => defaultValues(form))
  return untouched.length === 0 ? stored : Object.assign({}, ...untouched, stored)
}

const isUntouched = (each: ProcessForm, stored: JsonObject) => !isOfStart(each) && !isFilled(modelsOf(each.form), stored)

export interface WrittenForms extends Rewriting {
  /** Those that are checked; values of others stay. */
  readonly written: ProcessForms
}

/** @throws {Refusal} `ticket.values-refused` with the issues of all forms. */
export function checkForms(
  forms: ProcessForms,
  values: JsonObject,
  locale: Locale,
  { written, previous, isChecked }: WrittenForms,
): JsonObject {
  const [entered, before] = [apart(forms, values), apart(forms, previous)]
  return eachChecked(forms, (each, index) => {
    const stands = before[index] ?? {}
    if (!written.includes(each)) return stands
    return computeAndCheck(
      each.form,
      entered[index] ?? {},
      locale,
      isUntouched(each, previous) ? { isChecked } : { previous: stands, isChecked },
    )
  })
}

/**
 * The same where a ticket is started: forms of later steps stay empty, unless a step of another ticket brings values for them.
 *
 * @throws {Refusal} `ticket.values-refused` with the issues of all forms.
 */
export function checkStartForms(
  forms: ProcessForms,
  entered: JsonObject,
  locale: Locale,
  limits: Partial<Pick<Rewriting, 'isChecked'>>,
): JsonObject {
  const later = forms.filter((each) => !isOfStart(each) && isFilled(modelsOf(each.form), entered))
  const values = apart(forms, withDefaults(later, entered))
  return eachChecked(forms, (each, index) => {
    if (isOfStart(each)) return computeAndCheck(each.form, values[index] ?? {}, locale, limits)
    return later.includes(each) ? computeAndCheck(each.form, values[index] ?? {}, locale, { isChecked: () => false }) : {}
  })
}

/** The values of each form; unknown values go to the first one, which refuses them. */
function apart(forms: ProcessForms, values: JsonObject): JsonObject[] {
  const [, ...others] = forms.map(({ form }) => new Set(modelsOf(form)))
  const first = Object.entries(values).filter(([model]) => !others.some((models) => models.has(model)))
  return [Object.fromEntries(first), ...others.map((models) => valuesOf([...models], values))]
}

/** Issues of all forms are answered at once. */
function eachChecked(forms: ProcessForms, check: (each: ProcessForm, index: number) => JsonObject): JsonObject {
  const issues: ProblemIssue[] = []
  const parts = forms.map((each, index) => {
    try {
      return check(each, index)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      issues.push(...error.issues)
      return {}
    }
  })
  if (issues.length > 0) throw refuse('ticket.values-refused', {}, issues)
  return Object.assign({}, ...parts)
}

/**
 * Writes values of a script: ones that a person could have entered, in fields of the forms, including fields that nobody may edit. Null empties a field.
 *
 * @throws {Refusal} `ticket.values-refused`; each issue names its field, in both languages: who reads it is not known yet
 */
export function writeCheckedValues(forms: ProcessForms, stored: JsonObject, supplied: JsonObject): JsonObject {
  try {
    return bringIn('zh-CN', forms, stored, supplied)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const english = issuesOf(() => bringIn('en', forms, stored, supplied))
    const issues = error.issues.map((issue, at) => ({
      ...issue,
      message: inBothLanguages(issue.message, english[at]?.message ?? issue.message),
    }))
    throw refuse(error.code, error.params, issues)
  }
}

function issuesOf(check: () => unknown): readonly ProblemIssue[] {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.issues
    throw error
  }
}

function bringIn(locale: Locale, forms: ProcessForms, stored: JsonObject, supplied: JsonObject): JsonObject {
  const fields = new Map(forms.flatMap(({ form }) => inputFields(form).map((field) => [field.model, field] as const)))
  const strange = Object.keys(supplied).filter((model) => !fields.has(model))
  if (strange.length > 0)
    throw refuse(
      'ticket.values-refused',
      {},
      strange.map((model) => ({ path: ['values', model], code: UNKNOWN_FIELD, message: model })),
    )
  const entries = Object.entries(supplied).filter(([, value]) => value !== null)
  const entered: JsonObject = Object.fromEntries(entries)
  const written = forms.filter(({ form }) => isFilled(modelsOf(form), supplied))
  const kept = Object.fromEntries(Object.entries(withDefaults(written, stored)).filter(([model]) => !Object.hasOwn(supplied, model)))
  try {
    const previous = { ...stored, ...entered }
    const values = checkForms(forms, { ...kept, ...entered }, locale, {
      written,
      previous,
      isChecked: (model) => Object.hasOwn(supplied, model),
    })
    const known = fileIdsIn(stored).map((id) => ({ id, isImage: true }))
    const attached = checkAttachmentsInForms(written, values, known, locale)
    if (!attached.ok) throw refuse('ticket.values-refused', {}, attached.issues)
    return values
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw refuse(
      'ticket.values-refused',
      {},
      error.issues.map((issue) => {
        const name = fields.get(String(issue.path[1]))?.name ?? ''
        return issue.message.startsWith(name) ? issue : { ...issue, message: `${name}${locale === 'en' ? ': ' : '：'}${issue.message}` }
      }),
    )
  }
}

/** The code of an issue: no form has that field. */
export const UNKNOWN_FIELD = 'unknown-field'

/** Writes values of no person, like the answer of a call: nothing of it is refused, and a form that is not filled in yet begins with it. */
export function writeSystemValues(forms: ProcessForms, stored: JsonObject, supplied: JsonObject): JsonObject {
  const written = forms.filter(({ form }, index) => index === 0 || isFilled(modelsOf(form), supplied))
  const values = { ...withDefaults(written, stored), ...supplied }
  return checkForms(forms, values, 'zh-CN', { written, previous: stored, isChecked: () => false })
}
