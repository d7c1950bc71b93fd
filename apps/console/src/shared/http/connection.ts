/** Notices that the server can be reached again, so that queries that failed without a connection are repeated. */
type Listener = () => void

/** Where the server says that it is there: it needs no session. */
const HEALTH = '/health'
const FIRST_LOOK_MS = 3000
const LONGEST_WAIT_MS = 30_000

/** With each, whether it waits for the server at present. */
const listeners = new Map<Listener, () => boolean>()
let isBroken = false
let looking: ReturnType<typeof setTimeout> | undefined

function notify(): void {
  isBroken = false
  clearTimeout(looking)
  looking = undefined
  for (const listener of listeners.keys()) listener()
}

/** Every call reports its outcome. A success after a failure is the first sign, where the browser itself noticed nothing. */
export function reportConnection(isUp: boolean): void {
  if (!isUp) {
    isBroken = true
    looking ??= setTimeout(look, FIRST_LOOK_MS, FIRST_LOOK_MS)
  } else if (isBroken) notify()
}

/** A page that shows a failure may see no further call: the server is looked for as long as something waits for it. */
async function look(waitedMs: number): Promise<void> {
  if (![...listeners.values()].some((isWaiting) => isWaiting())) {
    looking = undefined
    return
  }
  const isSeen = document.visibilityState === 'visible' && navigator.onLine
  const isThere =
    isSeen &&
    (await fetch(HEALTH, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ))
  if (!isBroken) return
  if (isThere) notify()
  else {
    const waitMs = Math.min(LONGEST_WAIT_MS, waitedMs * 1.5)
    looking = setTimeout(look, waitMs, waitMs)
  }
}

/**
 * @param isWaiting - while false the server is not looked for on the listener's behalf
 * @returns stops listening.
 */
export function onReconnect(listener: Listener, isWaiting: () => boolean = () => true): () => void {
  listeners.set(listener, isWaiting)
  return () => {
    listeners.delete(listener)
  }
}

globalThis.addEventListener('online', notify)
