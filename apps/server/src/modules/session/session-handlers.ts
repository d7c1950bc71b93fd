/** Calls of the session: sign in, who am I, refresh, sign out, profile, password. */
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/call'
import { refuse } from '../../http/refusal'
import { findProfile } from './account-repo'
import { issueCaptcha } from './captcha'
import { changePassword } from './change-password'
import { openSession } from './open-session'
import { revokeSession } from './session-repo'
import { signIn } from './sign-in'

type SessionCalls = 'login' | 'getCaptcha' | 'getInfo' | 'logout' | 'refreshToken' | 'changePassword' | 'getProfile'

export function sessionHandlers(deps: Deps): Pick<Handlers, SessionCalls> {
  return {
    login: async ({ body, facts }) => ({ data: null, beside: await signIn(deps, body, facts) }),
    getCaptcha: async () => {
      const { id, image } = await issueCaptcha(deps)
      return { data: image, beside: { id } }
    },
    getInfo: async ({ actor }) => {
      const profile = await findProfile(deps.db, actor.userId)
      return {
        userId: actor.userId,
        userName: actor.username,
        name: actor.name,
        avatar: profile?.avatar ?? '',
        introduction: profile?.deptName ?? '',
        roles: [...actor.roleNames],
        permissions: [...actor.permissions],
        deptId: actor.departmentId,
        mustChangePassword: actor.mustChangePassword,
      }
    },
    logout: async ({ actor }) => {
      await revokeSession(deps.db, actor.sessionId, deps.now())
      return null
    },
    refreshToken: async ({ actor, facts }) => {
      const beside = await withTransaction(deps.db, async (tx) => {
        await revokeSession(tx, actor.sessionId, deps.now())
        return openSession(deps, tx, { userId: actor.userId, address: facts.address, userAgent: facts.userAgent })
      })
      return { data: null, beside }
    },
    changePassword: async ({ actor, body, facts }) => ({ data: null, beside: await changePassword(deps, actor, body, facts) }),
    getProfile: async ({ actor }) => {
      const profile = await findProfile(deps.db, actor.userId)
      if (profile === null) throw refuse('session.missing')
      const { username, nickName, phone, email, avatar, createdAt, deptName } = profile
      return {
        userId: actor.userId,
        username,
        nickName,
        phone,
        email,
        avatar,
        deptName: deptName ?? '',
        roleNames: [...actor.roleNames],
        createdAt: createdAt.toISOString(),
      }
    },
  }
}
