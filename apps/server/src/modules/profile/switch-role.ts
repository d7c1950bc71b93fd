/** Acting as one of one's roles: fewer rights for a while, and never more. The token is exchanged, so that one that leaked before is worth nothing. */
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { type OpenedSession, openSession } from '../session/open-session'
import { lockExchange, revokeSession } from '../session/session-repo'
import { findOwnRoles } from './profile-repo'

/**
 * @param roleId - one of the caller's enabled roles; null for all of them
 * @throws {Refusal} `role.not-yours`; `session.missing` when the session ended meanwhile
 */
export async function switchRole(deps: Deps, actor: Caller, roleId: string | null): Promise<OpenedSession> {
  return withTransaction(deps.db, async (tx) => {
    const state = await lockExchange(tx, actor.sessionId)
    if (state === null || state.endedAt !== null) throw refuse('session.missing')
    const own = await findOwnRoles(tx, actor.userId)
    const role = own.find(({ id }) => id === roleId)
    if (roleId !== null && role === undefined) throw refuse('role.not-yours')
    const { address, userAgent } = actor.origin
    const opened = await openSession(deps, tx, {
      userId: actor.userId,
      address,
      userAgent,
      lastsMs: state.lastsMs,
      signedInAt: state.signedInAt,
      actingRoleId: roleId,
    })
    await revokeSession(tx, actor.sessionId, deps.now())
    const subject = { id: actor.userId, name: actor.name }
    const nameOf = (id: string | null) => ({ role: own.find((one) => one.id === id)?.name ?? null })
    await appendAudit(tx, deps, actor, { kind: 'role.switched', subject, before: nameOf(actor.actingRoleId), after: nameOf(roleId) })
    return opened
  })
}
