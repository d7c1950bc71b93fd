/** Notices that the server can be reached again, so that what failed for want of it is asked for once more. */
type Listener = () => void

const listeners = new Set<Listener>()
let isBroken = false

function notify(): void {
  isBroken = false
  for (const listener of listeners) listener()
}

/** Each call says how it went. One that arrives after one that did not is the first sign, where the browser itself saw no difference. */
export function noteConnection(isUp: boolean): void {
  if (!isUp) isBroken = true
  else if (isBroken) notify()
}

/** @returns stops listening. */
export function onReconnect(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

globalThis.addEventListener('online', notify)
