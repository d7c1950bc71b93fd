/** Tells markup of a server, which is whole and has to stay as it is, from a form that begins in a browser. Earns nothing by itself: the measures beside it must leave such markup alone. */
import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** React asks `fromServer` on a server and while it takes over, and `later` ever after; both give one answer. */
function openFinding() {
  let isHydrated = false
  return { later: () => isHydrated, fromServer: () => (isHydrated = true) }
}

/** True on a server, and for what takes its markup over. Never turns: an update would throw away markup that waits for its code. */
export function useHydrating(): boolean {
  const [{ later, fromServer }] = useState(openFinding)
  return useSyncExternalStore(never, later, fromServer)
}
