/** For what is large and may come a moment later than what was asked for. */
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/** Nobody waits longer than this for it, whatever else the page does; begun in the rest of a frame it would hold up the next one. */
const WAIT = { withinMs: 100, needsMs: 12 }

/** `value`, once the page has painted what else changed with it and has time; React alone would begin before the first paint. */
function useIdleValue<T>(value: T): T {
  const [shown, setShown] = useState(() => value)
  useEffect(() => whenIdle(() => startTransition(() => setShown(() => value)), WAIT), [value])
  return shown
}

/** A browser that does not tell when it is idle leaves it to React. */
export const useFollowing: <T>(value: T) => T = typeof requestIdleCallback === 'function' ? useIdleValue : useDeferredValue
