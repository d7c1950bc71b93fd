/** After a new version is deployed, a page still open asks for code that is gone. Then one reload is offered, never forced. */
import { create } from 'zustand'

export const useStaleChunk = create<{ readonly isStale: boolean }>(() => ({ isStale: false }))

export function offerReloadOnStaleChunk(): void {
  globalThis.addEventListener('vite:preloadError', () => useStaleChunk.setState({ isStale: true }))
}

/** What browsers say when a module cannot be fetched. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|Importing a module script failed|error loading dynamically/i.test(error.message)
  )
}
