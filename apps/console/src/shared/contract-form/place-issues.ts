/** Errors of the server, field by field: `issues` of either wire, in the words the browser itself would use. */
import { ApiError } from '../http/api-error'
import { type FormFields, wordsOf } from './contract-resolver'
import { issueText } from './issue-text'

export interface PlacedIssues {
  /** By the name of the field, the first of each. */
  readonly atFields: Readonly<Record<string, string>>
  /** Those that belong to no field that is shown. */
  readonly others: readonly string[]
}

/**
 * @param under - where the call's body contains the fields, when that is not its top
 * @returns null for an error without places: it is shown like any other
 */
export function placeIssues(error: unknown, fields: FormFields, under: readonly string[]): PlacedIssues | null {
  if (!(error instanceof ApiError) || error.issues.length === 0) return null
  const atFields: Record<string, string> = {}
  const others: string[] = []
  for (const { path, code, params, message } of error.issues) {
    const isUnder = under.every((part, at) => path[at] === part)
    const name = String(path[under.length] ?? '')
    const text = error.reason === 'request.invalid' ? issueText({ code, params }, wordsOf(fields, name)) : message
    if (isUnder && Object.hasOwn(fields, name)) atFields[name] ??= text
    else others.push(text)
  }
  return { atFields, others }
}
