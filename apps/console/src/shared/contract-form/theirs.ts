/** The values that somebody else has written into fields while they were edited here. */
import { ApiError } from '../http/api-error'
import type { FormFields } from './contract-resolver'

export interface Theirs {
  readonly value: unknown
  /** The name of a value that is an id, which this form may not know. */
  readonly name: string | undefined
  /** Who wrote it, and the instant they did, where the server knows. */
  readonly change?: { readonly by: string; readonly at: string }
}

/** By the name of the field; null for any other error, and where a field is not shown here: then there is nothing to resolve. */
export function theirsOf(error: unknown, fields: FormFields): Readonly<Record<string, Theirs>> | null {
  if (!(error instanceof ApiError) || error.reason !== 'record.stale') return null
  const contested = error.issues.map(({ path, params = {} }) => {
    const { theirs, name, by, at } = { theirs: undefined, name: undefined, by: undefined, at: undefined, ...params }
    const change = typeof by === 'string' && typeof at === 'string' ? { change: { by, at } } : {}
    return [String(path[0] ?? ''), { value: theirs, name: typeof name === 'string' ? name : undefined, ...change }] as const
  })
  return contested.length > 0 && contested.every(([name]) => Object.hasOwn(fields, name)) ? Object.fromEntries(contested) : null
}
