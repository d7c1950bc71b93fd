/** Notices that the server can be reached again, so that queries that failed without a connection are repeated. */
type Listener = () => void

const listeners = new Set<Listener>()
let isBroken = false

function notify(): void {
  isBroken = false
  for (const listener of listeners) listener()
}

/** Every call reports its outcome. A success after a failure is the first sign, where the browser itself noticed nothing. */
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
