/** One handler for every declared call: a call without one does not compile. */
import type { Deps } from '../deps'
import type { Handlers } from '../http/call'

export function handlersOf(_deps: Deps): Handlers {
  return {} as Handlers
}
