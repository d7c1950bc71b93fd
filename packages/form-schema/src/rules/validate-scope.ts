/** Everything that is wrong in a record and in the rows of its subforms. */
import { furtherRules } from '#further-rules'
import { ownValue } from '../json'
import { hasRows } from '../widgets/behaviours'
import { pastLimit } from './past-limit'
import { unknownModels } from './unknown-models'
import { validateField } from './validate-field'
import { issueMessage, type IssueWords, type ValueIssue } from './value-issue'
import { presentRows, type Scope } from './value-scope'

/** The issues of a record in document order, then its keys that are no field. */
export function validateScope(scope: Scope, words: IssueWords): ValueIssue[] {
  const { visible, values, path, around } = scope
  // Once for all records: the form's own holds the others.
  const past = around ? null : pastLimit(values)
  if (past !== null) return [issueAt(String(past.path[0]), past.path, 'limit', { limit: past.limit }, words)]
  const issues = visible.flatMap((field) => {
    const own = validateField(field, ownValue(values, field.model), scope.context(field))
    // Rows past the limit are not looked at one by one.
    if (!hasRows(field) || own.length > 0) return own.map((issue) => ({ ...issue, path: [...path, ...issue.path] }))
    return presentRows(field, scope).flatMap((row) => validateScope(row, words))
  })
  const unknownKeys = unknownModels(scope.widgets, values, around !== null)
  return [
    ...issues,
    ...(furtherRules()?.record(scope, issues) ?? []),
    ...unknownKeys.map((model) => issueAt(model, [...path, model], 'unknown-field', {}, words)),
  ]
}

/** An issue of no field in particular, named by its key. */
function issueAt(
  model: string,
  path: ValueIssue['path'],
  code: ValueIssue['code'],
  params: ValueIssue['params'],
  words: IssueWords,
): ValueIssue {
  return { model, path, code, message: issueMessage(model, code, params, words), params }
}
