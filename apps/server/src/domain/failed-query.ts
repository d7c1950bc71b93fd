/** A failed query, as drizzle throws it: its message and its properties contain the values it was given. */

export const isFailedQuery = (error: Error): error is Error & { readonly query: unknown } => 'query' in error && 'params' in error

/** The message of an error; that of a failed query without its values. */
export function messageWithoutValues(error: Error): string {
  return isFailedQuery(error) ? `Failed query: ${String(error.query).slice(0, 500)}` : error.message
}
