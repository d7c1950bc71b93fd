/** An answer said the session is over. However many calls find out at once, the listener hears it once per token. */
type Listener = () => void

let listener: Listener = () => undefined
let announced: string | null = null

/** The shell listens; there is one shell. */
export function onSessionEnd(next: Listener): void {
  listener = next
}

/** `token` is the one the call was made with: an old call that fails late must not end a new session. */
export function announceSessionEnd(token: string | null): void {
  if (token === null || token === announced) return
  announced = token
  listener()
}
