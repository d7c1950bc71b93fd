/** Turns somebody's second factor off, for people who lost app and recovery codes. As strict as setting their password. */
import { rightsOf } from '../../access/rights'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { requirePerson } from '../scope/within'
import { requireNotAbove } from '../users/user-policy'
import { findUser } from '../users/user-repo'
import { deleteFactor } from './second-factor-repo'

/** @throws {Refusal} `user.not-found`, `scope.beyond-yours`, `permission.denied` for somebody with more rights, `second-factor.off` */
export async function resetSecondFactor(deps: Deps, actor: Caller, userId: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const rights = await rightsOf(tx, actor)
    const user = await findUser(tx, userId)
    if (user === null) throw refuse('user.not-found')
    requirePerson(rights, 'system:sysuser:resetPassword', userId, user.deptId)
    await requireNotAbove(tx, actor, rights, user)
    // One's own is turned off in the profile, where the password is asked for.
    if (userId === actor.userId) throw refuse('permission.denied')
    if (!(await deleteFactor(tx, userId))) throw refuse('second-factor.off')
    const subject = { id: userId, name: user.nickName }
    await appendAudit(tx, deps, actor, { kind: 'second-factor.reset', subject, before: null, after: null })
  })
}
