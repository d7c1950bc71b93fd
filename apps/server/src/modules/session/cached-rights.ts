/** The caller's rights without asking the database each time. */
import { rightsWithRoles, type Rights, roleRightsOf } from '../../access/rights'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'

/** For reading lists and sums, from the cache (ADR 0030); code that writes asks `rightsOf` in its transaction. */
export const cachedRightsOf = async ({ db, sessions }: Pick<Deps, 'db' | 'sessions'>, actor: Actor): Promise<Rights> =>
  rightsWithRoles(actor, await sessions.findRights(actor.roleIds, () => roleRightsOf(db, actor.roleIds)))
