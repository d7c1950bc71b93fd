/** What kind of call each one is: which connections it uses, and how many of one person's run at once. */
import type { RouteName } from '@formwork/api-contract'
import { concurrencyLimit, type ConcurrencyLimit } from '../db/concurrency-limit'
import type { Deps } from '../deps'
import type { Handlers } from '../modules/call'
import { handlersOf } from '../modules/handlers'

/** Signing in and out, what every page asks for, and the badge: they answer under any load, so they send short statements only. */
const QUICK: ReadonlySet<RouteName> = new Set([
  'login',
  'getCaptcha',
  'getInfo',
  'menuRole',
  'logout',
  'refreshToken',
  'refreshTokenByGet',
  'getSettings',
  'getUpcoming',
])

/** Calls that take rights from a session: answered once every server has dropped it from its cache. */
const CHANGES_RIGHTS: ReadonlySet<RouteName> = new Set([
  'logout',
  'refreshToken',
  'refreshTokenByGet',
  'changePassword',
  'switchRole',
  'endMySession',
  'endOtherSessions',
  'endSession',
  'endSessionsOf',
  'revokeMyToken',
  'revokeToken',
  'updateUser',
  'deleteUser',
  'setUsersStatus',
  'movePeople',
  'changeRoleMembers',
  'updateRole',
  'setRoleScope',
  'deleteRole',
  'updateDepartment',
  'placeDepartment',
  'deleteDepartment',
])

export const changesRights = (name: RouteName): boolean => CHANGES_RIGHTS.has(name)

type Kind = 'quick' | 'usual'

export const kindOf = (name: RouteName): Kind => (QUICK.has(name) ? 'quick' : 'usual')

export interface CallKind {
  readonly handlers: Handlers
  readonly limit: ConcurrencyLimit
}

/** One person gets at most half of a pool's connections. A browser sends six calls at once; waiting longer than a few seconds is not worth it. */
export function callKinds(deps: Deps): Readonly<Record<Kind, CallKind>> {
  return {
    usual: { handlers: handlersOf(deps), limit: concurrencyLimit({ running: 4, waiting: 60, waitMs: 5000, refusal: 'rate.limited' }) },
    quick: {
      handlers: handlersOf({ ...deps, db: deps.quickDb }),
      limit: concurrencyLimit({ running: 2, waiting: 60, waitMs: 3000, refusal: 'rate.limited' }),
    },
  }
}
