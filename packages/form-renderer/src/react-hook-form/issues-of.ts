/** The errors of react-hook-form below the name of a field, as issues of our form. */
import type { FormIssue } from '../submit/server-issues'

/** Findings of our own rules: the form shows them itself. */
export const OUR_ERROR = 'validate'

/**
 * @param error - an error, or errors by key or position, as a resolver or `setError` of the host left them.
 * @returns one issue for each, by its path below the field; none for what our own rules said.
 */
export function issuesOf(error: unknown, path: readonly (string | number)[] = []): readonly FormIssue[] {
  if (typeof error !== 'object' || error === null) return []
  if (Array.isArray(error)) return error.flatMap((inner, index) => issuesOf(inner, [...path, index]))
  const { type, message } = error as { readonly type?: unknown; readonly message?: unknown }
  // A field of ours may be called like a member of an error, but what it holds is an object then.
  if (typeof type === 'string' || typeof message === 'string') {
    if (path.length === 0 && type === OUR_ERROR) return []
    return [{ path, message: typeof message === 'string' ? message : '', ...(typeof type === 'string' && { code: type }) }]
  }
  return Object.entries(error).flatMap(([key, inner]) => (key === 'ref' ? [] : issuesOf(inner, [...path, key])))
}
