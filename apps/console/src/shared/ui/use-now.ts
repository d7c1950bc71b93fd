/** The time, to the minute: what says how long ago something was keeps saying so. */
import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

let now = Date.now()

function listen(listener: () => void): () => void {
  now = Date.now()
  const timer = setInterval(() => {
    now = Date.now()
    listener()
  }, MINUTE_MS)
  return () => clearInterval(timer)
}

export function useNow(): number {
  return useSyncExternalStore(listen, () => now)
}
