/** Calls of the session: sign in, who am I, refresh, sign out, profile, password. */
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { CallFacts, Handlers } from '../call'
import { issueCaptcha } from './captcha/captcha'
import { changePassword } from './change-password'
import { exchangeToken } from './exchange-token'
import { getInfo, getProfile, signOut } from './session-service'
import { signIn } from './sign-in'

type SessionCalls = 'login' | 'getCaptcha' | 'getInfo' | 'logout' | 'refreshToken' | 'refreshTokenByGet' | 'changePassword' | 'getProfile'

export function sessionHandlers(deps: Deps): Pick<Handlers, SessionCalls> {
  const refresh = async (actor: Actor, facts: CallFacts) => ({ data: null, extras: await exchangeToken(deps, actor, facts) })
  return {
    login: async ({ body, facts }) => ({ data: null, extras: await signIn(deps, body, facts) }),
    getCaptcha: async ({ query, locale }) => {
      const { id, shown } = await issueCaptcha(deps, query.kind, locale)
      return { data: shown, extras: { id } }
    },
    getInfo: ({ actor, locale }) => getInfo(deps, actor, locale),
    logout: async ({ actor }) => {
      await signOut(deps, actor)
      return null
    },
    refreshToken: ({ actor, facts }) => refresh(actor, facts),
    refreshTokenByGet: ({ actor, facts }) => refresh(actor, facts),
    changePassword: async ({ actor, body, facts }) => ({ data: null, extras: await changePassword(deps, actor, body, facts) }),
    getProfile: ({ actor }) => getProfile(deps, actor),
  }
}
