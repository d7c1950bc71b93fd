/** The current time, updated every minute, for relative times that stay on the screen. */
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
