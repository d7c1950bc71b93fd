/** The call of the sign-in log. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { listSignIns } from './sign-in-log-service'

export function signInLogHandlers(deps: Deps): Pick<Handlers, 'listSignIns'> {
  return { listSignIns: ({ actor, query }) => listSignIns(deps, actor, query) }
}
