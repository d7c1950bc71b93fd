/** What an answer means that says the session is over: whether the call is repeated, and who is notified. */
import { readToken } from '../session/token-cookie'

type Listener = () => void

let listener: Listener = () => undefined

/** The shell listens; there is one shell. */
export function onSessionEnd(next: Listener): void {
  listener = next
}

/**
 * Notifies the listener, every time: a later refused call has to be announced as well. That several fail at once is the listener's to
 * know. A call in the background notifies nobody: a question must not open over somebody who is typing. Their next act is refused, too.
 *
 * @param token - the one the call was made with.
 * @returns `renewed` when another one has been written since, by a sign-in in another tab or a new password. Nothing is reported then: the call was
 * refused before anything was done, and may be made again.
 */
export function announceSessionEnd(token: string | null, isBackground = false): 'over' | 'renewed' {
  const current = readToken()
  if (current !== null && current !== token) return 'renewed'
  if (!isBackground) listener()
  return 'over'
}
