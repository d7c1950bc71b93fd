/** Calls of the OpenID provider: its settings, and signing in there. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { getOidcSettings, saveOidcSettings, tryOidcSettings } from './oidc-settings'
import { finishOidcSignIn, startOidcSignIn } from './oidc-sign-in'

type OidcCalls = 'getOidcSettings' | 'saveOidcSettings' | 'tryOidcSettings' | 'startOidcSignIn' | 'finishOidcSignIn'

export function oidcHandlers(deps: Deps): Pick<Handlers, OidcCalls> {
  return {
    getOidcSettings: () => getOidcSettings(deps),
    saveOidcSettings: async ({ actor, body }) => {
      await saveOidcSettings(deps, actor, body)
      return null
    },
    tryOidcSettings: ({ body }) => tryOidcSettings(deps, body),
    startOidcSignIn: () => startOidcSignIn(deps),
    finishOidcSignIn: ({ body, facts }) => finishOidcSignIn(deps, body, facts),
  }
}
