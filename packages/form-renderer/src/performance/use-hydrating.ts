/** Distinguishes hydration of a server's markup, which is complete and must not change, from a first render in a browser. No measure by itself: the other measures must leave such markup unchanged. */
import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** React calls `fromServer` on a server and during hydration, and `later` afterwards; both return the same value. */
function openFinding() {
  let isHydrated = false
  return { later: () => isHydrated, fromServer: () => (isHydrated = true) }
}

/** True on a server, and for what hydrates its markup. Never changes: an update would discard markup that waits for its code. */
export function useHydrating(): boolean {
  const [{ later, fromServer }] = useState(openFinding)
  return useSyncExternalStore(never, later, fromServer)
}
