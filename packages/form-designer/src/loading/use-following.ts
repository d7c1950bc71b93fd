/** For what is large and may come a moment later than what was asked for. */
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/** The longest delay, whatever else the page does; started in the rest of a frame it would delay the next one. */
const WAIT = { withinMs: 100, needsMs: 12 }

/** `value`, once the page has painted what else changed with it and has time; React alone would begin before the first paint. */
function useIdleValue<T>(value: T): T {
  const [shown, setShown] = useState(() => value)
  useEffect(() => whenIdle(() => startTransition(() => setShown(() => value)), WAIT), [value])
  return shown
}

/** Without `requestIdleCallback` React decides when. */
export const useFollowing: <T>(value: T) => T = typeof requestIdleCallback === 'function' ? useIdleValue : useDeferredValue
