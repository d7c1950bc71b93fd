/** Shows where people are signed in, and ends sessions. The http layer answers once every server has dropped them from its cache. */
import { type ActiveSession, type PageQuery, routes } from '@formwork/api-contract'
import { peopleIn, reachFor, rightsOf } from '../../access/rights'
import { appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { pageAnswer, pageOf } from '../list-window'
import { requirePerson } from '../scope/within'
import { lockExchange, revokeSession, revokeSessionsOf } from '../session/session-repo'
import { findUser } from '../users/user-repo'
import { findHolder, findSessions, findSessionsOf, type SessionHolder } from './active-session-repo'

interface FoundSession {
  readonly id: string
  readonly userAgent: string
  readonly address: string
  readonly signedInAt: Date
  readonly lastUsedAt: Date
}

const toWire = ({ id, userAgent, address, signedInAt, lastUsedAt }: FoundSession, actor: Actor): ActiveSession => ({
  id,
  isThis: id === actor.sessionId,
  userAgent,
  address,
  signedInAt: signedInAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
})

export async function listMySessions({ db, now }: Deps, actor: Actor) {
  const found = await findSessionsOf(db, actor.userId, now())
  return { list: found.map((session) => toWire(session, actor)) }
}

export interface SessionsQuery extends PageQuery {
  readonly personId?: string | undefined
}

export async function listSessions({ db, now }: Deps, actor: Actor, query: SessionsQuery) {
  const people = peopleIn(await reachFor(db, actor, routes.listSessions.access), actor.userId)
  const window = pageOf(query)
  const { rows, count } = await findSessions(db, { personId: query.personId, people, now: now() }, window)
  const list = rows.map(({ person, ...session }) => ({
    ...toWire(session, actor),
    person: { ...person, deptName: person.deptName ?? '' },
  }))
  return pageAnswer(window, { rows: list, count })
}

/** @throws {Refusal} `session.not-found` for one that is not the caller's. */
export async function endMySession(deps: Deps, actor: Caller, sessionId: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const holder = await findHolder(tx, sessionId)
    if (holder === null || holder.userId !== actor.userId) throw refuse('session.not-found')
    await endOne(deps, tx, actor, sessionId, holder)
  })
}

/** @returns how many that were. */
export async function endOtherSessions(deps: Deps, actor: Caller): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const ended = await revokeSessionsOf(tx, actor.userId, deps.now(), actor.sessionId)
    if (ended > 0) await notifyEnded(deps, tx, actor, actor, ended)
    return ended
  })
}

/** @throws {Refusal} `scope.beyond-yours` for somebody of another scope. */
export async function endSession(deps: Deps, actor: Caller, sessionId: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const rights = await rightsOf(tx, actor)
    const holder = await findHolder(tx, sessionId)
    if (holder === null) throw refuse('session.not-found')
    requirePerson(rights, 'system:session:remove', holder.userId, holder.departmentId)
    await endOne(deps, tx, actor, sessionId, holder)
  })
}

/**
 * Ends all sessions of somebody; of the caller's own all but the current one.
 *
 * @returns how many that were
 * @throws {Refusal} `scope.beyond-yours` for somebody of another scope
 */
export async function endSessionsOf(deps: Deps, actor: Caller, userId: string): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const rights = await rightsOf(tx, actor)
    const user = await findUser(tx, userId)
    if (user === null) throw refuse('user.not-found')
    requirePerson(rights, 'system:session:remove', userId, user.deptId)
    const ended = await revokeSessionsOf(tx, userId, deps.now(), userId === actor.userId ? actor.sessionId : undefined)
    if (ended > 0) await notifyEnded(deps, tx, actor, { userId, name: user.nickName }, ended)
    return ended
  })
}

/** The session that was shown may have got a new token since: then the one with that token ends. */
async function endOne(deps: Deps, tx: Transaction, actor: Caller, sessionId: string, holder: SessionHolder): Promise<void> {
  let id = sessionId
  let state = await lockExchange(tx, id)
  while (state !== null && state.successor !== null) {
    id = state.successor.id
    // oxlint-disable-next-line no-await-in-loop -- each step is known from the one before
    state = await lockExchange(tx, id)
  }
  if (state === null || state.endedAt !== null) return
  await revokeSession(tx, id, deps.now())
  await notifyEnded(deps, tx, actor, holder, 1)
}

const notifyEnded = (
  deps: Deps,
  tx: Transaction,
  actor: Caller,
  { userId, name }: Pick<SessionHolder, 'userId' | 'name'>,
  sessions: number,
) => appendAudit(tx, deps, actor, { kind: 'sessions.ended', subject: { id: userId, name }, before: null, after: { sessions } })
