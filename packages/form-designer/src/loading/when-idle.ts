/** For work that nothing waits for: done when the page is idle. */

/** Longer work says how much of a frame has to be left, in milliseconds. */
interface Wait {
  readonly withinMs: number
  readonly needsMs?: number
}

/** Runs it then, or when it has waited so long; browsers that do not tell wait as long. @returns what gives it up */
export function whenIdle(run: () => void, { withinMs, needsMs = 0 }: Wait): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, withinMs)
    return () => clearTimeout(timer)
  }
  const until = performance.now() + withinMs
  const look = (deadline: IdleDeadline) => {
    if (deadline.didTimeout || deadline.timeRemaining() >= needsMs || performance.now() >= until) run()
    else ask()
  }
  let id = 0
  const ask = () => {
    id = requestIdleCallback(look, { timeout: Math.max(1, until - performance.now()) })
  }
  ask()
  return () => cancelIdleCallback(id)
}
