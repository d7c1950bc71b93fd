/** Calls of API tokens. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import * as service from './api-token-service'

type TokenCalls = 'listMyTokens' | 'createMyToken' | 'revokeMyToken' | 'listTokens' | 'revokeToken'

export function apiTokenHandlers(deps: Deps): Pick<Handlers, TokenCalls> {
  return {
    listMyTokens: ({ actor }) => service.listMyTokens(deps, actor),
    createMyToken: ({ actor, body }) => service.createMyToken(deps, actor, body),
    revokeMyToken: async ({ actor, params }) => {
      await service.revokeMyToken(deps, actor, params.id)
      return null
    },
    listTokens: ({ actor, query }) => service.listTokens(deps, actor, query),
    revokeToken: async ({ actor, params }) => {
      await service.revokeToken(deps, actor, params.id)
      return null
    },
  }
}
