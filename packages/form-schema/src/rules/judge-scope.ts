/** Everything that is wrong in a record and in the rows of its subforms. */
import { ownValue } from '../json'
import type { Locale } from '../messages/locale'
import { unknownModels } from './unknown-models'
import { validateField } from './validate-field'
import { issueSuffix, type ValueIssue } from './value-issue'
import { presentRows, type Scope } from './value-scope'

/** The issues of a record in document order, then its keys that are no field. */
export function judgeScope(scope: Scope, locale: Locale): ValueIssue[] {
  const { visible, values, path } = scope
  const issues = visible.flatMap((field) => {
    const own = validateField(field, ownValue(values, field.model), { locale, ...scope.context(field) })
    const placed = path.length === 0 ? own : own.map((issue) => ({ ...issue, path: [...path, ...issue.path] }))
    // Rows past the limit are not looked at one by one.
    if (field.type !== 'subform' || own.length > 0) return placed
    return presentRows(field, scope).flatMap((row) => judgeScope(row, locale))
  })
  const strangers = unknownModels(scope.widgets, values, path.length > 0)
  return [...issues, ...strangers.map((model) => unknownField(model, path, locale))]
}

function unknownField(model: string, path: ValueIssue['path'], locale: Locale): ValueIssue {
  const code = 'unknown-field'
  return { model, path: [...path, model], code, message: `${model}${issueSuffix(code, {}, locale)}`, params: {} }
}
