/** Calls about where people are signed in. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { endMySession, endOtherSessions, endSession, endSessionsOf, listMySessions, listSessions } from './active-session-service'

type ActiveSessionCalls = 'listMySessions' | 'endMySession' | 'endOtherSessions' | 'listSessions' | 'endSession' | 'endSessionsOf'

export function activeSessionHandlers(deps: Deps): Pick<Handlers, ActiveSessionCalls> {
  return {
    listMySessions: ({ actor }) => listMySessions(deps, actor),
    endMySession: async ({ actor, params }) => {
      await endMySession(deps, actor, params.id)
      return null
    },
    endOtherSessions: async ({ actor }) => ({ ended: await endOtherSessions(deps, actor) }),
    listSessions: ({ actor, query }) => listSessions(deps, actor, query),
    endSession: async ({ actor, params }) => {
      await endSession(deps, actor, params.id)
      return null
    },
    endSessionsOf: async ({ actor, params }) => ({ ended: await endSessionsOf(deps, actor, params.id) }),
  }
}
