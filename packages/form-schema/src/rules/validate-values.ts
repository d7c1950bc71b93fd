/** The verdict on a whole submission. */
import { formVisibility } from '../conditions/form-visibility'
import { type FormDefinition, type FormValues, rowWidgets, scopeWidgets } from '../form-definition'
import { isList, isObject, ownValue } from '../json'
import { DEFAULT_LOCALE, type Locale } from '../messages/locale'
import { type AnyKnownWidget, isField, type Widget, type WidgetOf } from '../widgets/index'
import { isRemovedRow, ROW_STATUS, ROW_STATUS_KEY } from './row-status'
import { unknownModels } from './unknown-models'
import { cleanFieldValue, validateField } from './validate-field'
import { issueSuffix, type ValueIssue } from './value-issue'

/** The verdict of {@link validateValues}: cleaned values, or everything that is wrong. */
export type ValuesVerdict =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly issues: readonly ValueIssue[] }

/** One record under judgement: the form's own, or one row of a subform. */
interface Scope {
  /** Every widget of the record: a value under the model of any of them is known. */
  readonly widgets: readonly Widget[]
  /** The visible fields. */
  readonly fields: readonly AnyKnownWidget[]
  readonly values: FormValues
  readonly path: ValueIssue['path']
}

/**
 * Checks what a person entered, rows of subforms included. Hidden fields never block and their values are left out; a model the form does
 * not have is refused as `unknown-field`. Removed rows are not judged. Browser and server run this same function.
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
  const scope = formScope(form, isObject(values) ? values : {})
  const issues = scopeIssues(scope, locale)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, values: cleanScope(scope) }
}

/**
 * Leaves out the values of hidden fields and of keys that are no field; what stays is unchanged.
 *
 * @example pruneValues(form, { kind: 'other', hiddenNote: 'x' }) // { kind: 'other' }
 */
export function pruneValues(form: FormDefinition, values: FormValues): FormValues {
  return pruneScope(formScope(form, values))
}

function formScope(form: FormDefinition, values: FormValues): Scope {
  const visible = formVisibility(form).visibleWidgets(values)
  const widgets = [...scopeWidgets(form.list)]
  const fields = widgets.filter(isField).filter((field) => visible.has(field.key))
  return { widgets, fields, values, path: [] }
}

function rowScope(subform: WidgetOf<'subform'>, values: FormValues, path: ValueIssue['path']): Scope {
  const widgets = rowWidgets(subform)
  return { widgets, fields: widgets.filter(isField), values, path }
}

/** The rows of a subform that are there, each as a scope of its own. */
function rowScopes(subform: WidgetOf<'subform'>, { values, path }: Scope): readonly Scope[] {
  const rows = ownValue(values, subform.model)
  if (!isList(rows)) return []
  return rows.flatMap((row, index) =>
    isObject(row) && !isRemovedRow(row) ? [rowScope(subform, row, [...path, subform.model, index])] : [],
  )
}

function scopeIssues(scope: Scope, locale: Locale): ValueIssue[] {
  const { fields, values, path } = scope
  const issues = fields.flatMap((field) => {
    const own = validateField(field, ownValue(values, field.model), { locale })
    const placed = path.length === 0 ? own : own.map((issue) => ({ ...issue, path: [...path, ...issue.path] }))
    // Rows past the limit are not looked at one by one.
    if (field.type !== 'subform' || own.length > 0) return placed
    return rowScopes(field, scope).flatMap((row) => scopeIssues(row, locale))
  })
  const code = 'unknown-field'
  const strangers = unknownModels(scope.widgets, values, path.length > 0)
  return [
    ...issues,
    ...strangers.map(
      (model): ValueIssue => ({ model, path: [...path, model], code, message: `${model}${issueSuffix(code, {}, locale)}`, params: {} }),
    ),
  ]
}

function cleanScope(scope: Scope): FormValues {
  return mapFields(scope, (field, value) =>
    field.type === 'subform' && isList(value) ? cleanRows(field, scope) : cleanFieldValue(field, value),
  )
}

function cleanRows(subform: WidgetOf<'subform'>, { values, path }: Scope): unknown {
  const rows = ownValue(values, subform.model)
  if (!isList(rows)) return rows
  return rows.filter(isObject).map((row, index) => {
    const scope = rowScope(subform, row, [...path, subform.model, index])
    return withStatus(isRemovedRow(row) ? pruneScope(scope) : cleanScope(scope), row, scope)
  })
}

function pruneScope(scope: Scope): FormValues {
  return mapFields(scope, (field, value) => {
    if (field.type !== 'subform' || !isList(value)) return value
    return value.map((row, index) => {
      if (!isObject(row)) return row
      const rowOf = rowScope(field, row, [...scope.path, field.model, index])
      return withStatus(pruneScope(rowOf), row, rowOf)
    })
  })
}

/** The entered values of a scope's visible fields, each through `change`. */
function mapFields({ fields, values }: Scope, change: (field: AnyKnownWidget, value: unknown) => unknown): FormValues {
  const mapped: FormValues = Object.create(null)
  for (const field of fields) {
    if (Object.hasOwn(values, field.model)) mapped[field.model] = change(field, values[field.model])
  }
  return mapped
}

/** Puts a row's mark back, unless the row has a field of that name. */
function withStatus(row: FormValues, entered: FormValues, { fields }: Scope): FormValues {
  const status = ownValue(entered, ROW_STATUS_KEY)
  const isMark = status === ROW_STATUS.added || status === ROW_STATUS.removed
  if (isMark && fields.every(({ model }) => model !== ROW_STATUS_KEY)) row[ROW_STATUS_KEY] = status
  return row
}
