/** Whether an error says that code could not be fetched, rather than that it is wrong. */

/** Messages of browsers, and of the build's own loader of styles, when a module cannot be fetched. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // React tells an error that it drew over by one of its own, with that as its cause.
  if (error.cause !== undefined && isChunkError(error.cause)) return true
  return /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i.test(error.message)
}
