/** For what nobody waits for: done when the page has nothing else to do. */

/** Runs it then, or after so many milliseconds; browsers that do not tell wait as long. @returns what gives it up */
export function whenIdle(run: () => void, withinMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, withinMs)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: withinMs })
  return () => cancelIdleCallback(id)
}
