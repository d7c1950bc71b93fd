/** A query that failed, as drizzle throws it: with the values that it was given in its message and its properties. */

export const isFailedQuery = (error: Error): error is Error & { readonly query: unknown } => 'query' in error && 'params' in error

/** The message of an error, of a failed query without what it was given. */
export function messageWithoutValues(error: Error): string {
  return isFailedQuery(error) ? `Failed query: ${String(error.query).slice(0, 500)}` : error.message
}
