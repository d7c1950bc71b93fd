/** The verdict on a whole submission. */
import { formVisibility } from '../conditions/form-visibility'
import { eachWidget, type FormDefinition, type FormValues } from '../form-definition'
import { isList, isObject, type JsonValue, ownValue } from '../json'
import { DEFAULT_LOCALE, type Locale } from '../messages/locale'
import { type AnyKnownWidget, isField } from '../widgets/index'
import { cleanFieldValue, validateField } from './validate-field'
import { issueSuffix, type ValueIssue } from './value-issue'

/** The verdict of {@link validateValues}: cleaned values, or everything that is wrong. */
export type ValuesVerdict =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly issues: readonly ValueIssue[] }

/**
 * Checks what a person entered. Hidden fields never block and their values are left out; a model the form does not have is refused as
 * `unknown-field`. Browser and server run this same function.
 *
 * @param values - anything; a value that is not an object counts as empty.
 * @returns on success the visible fields' values, cleaned, in an object without a prototype.
 * @example const verdict = validateValues(form, body, { locale: 'en' }); if (!verdict.ok) refuse(verdict.issues)
 */
export function validateValues(
  form: FormDefinition,
  values: unknown,
  { locale = DEFAULT_LOCALE }: { readonly locale?: Locale } = {},
): ValuesVerdict {
  const entered = isObject(values) ? values : {}
  const fields = visibleInputs(form, entered)
  const issues = fields.flatMap((field) => validateField(field, ownValue(entered, field.model), { locale }))
  issues.push(...unknownFields(form, entered, locale))
  return issues.length > 0 ? { ok: false, issues } : { ok: true, values: cleanValues(fields, entered) }
}

/**
 * Leaves out the values of hidden fields and of keys that are no field; what stays is unchanged.
 *
 * @example pruneValues(form, { kind: 'other', hiddenNote: 'x' }) // { kind: 'other' }
 */
export function pruneValues(form: FormDefinition, values: FormValues): FormValues {
  const pruned: FormValues = Object.create(null)
  for (const { model } of visibleInputs(form, values)) {
    if (Object.hasOwn(values, model)) pruned[model] = values[model]
  }
  return pruned
}

function visibleInputs(form: FormDefinition, values: FormValues): readonly AnyKnownWidget[] {
  const visible = formVisibility(form).visibleWidgets(values)
  return [...eachWidget(form)].filter(isField).filter((field) => visible.has(field.key))
}

function cleanValues(fields: readonly AnyKnownWidget[], entered: FormValues): FormValues {
  const cleaned: FormValues = Object.create(null)
  for (const field of fields) {
    if (Object.hasOwn(entered, field.model)) cleaned[field.model] = cleanFieldValue(field, entered[field.model])
  }
  return cleaned
}

/** Models of texts, dividers, grids and unknown widgets are known too: old records hold values under them, which are ignored. */
function unknownFields(form: FormDefinition, entered: FormValues, locale: Locale): ValueIssue[] {
  const strangers = new Set(Object.keys(entered))
  for (const widget of eachWidget(form)) {
    if (widget.type === 'unknown') forgetModels(widget.raw, strangers)
    else strangers.delete(widget.model)
  }
  const message = (model: string) => `${model}${issueSuffix('unknown-field', {}, locale)}`
  return [...strangers].map((model) => ({ model, code: 'unknown-field', message: message(model), params: {} }))
}

/** An unknown container may hold fields: every model named in it counts as known. */
function forgetModels(raw: JsonValue, strangers: Set<string>): void {
  if (isList(raw)) for (const item of raw) forgetModels(item, strangers)
  if (!isObject(raw)) return
  if (typeof raw['model'] === 'string') strangers.delete(raw['model'])
  for (const item of Object.values(raw)) if (typeof item === 'object') forgetModels(item, strangers)
}
