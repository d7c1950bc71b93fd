/** Makes, lists and revokes API tokens. The http layer answers a revocation once every server has dropped the token from its cache. */
import {
  type ApiToken,
  MAX_TOKENS,
  RECENT_SIGN_IN_MINUTES,
  type RouteBody,
  type RouteQuery,
  routes,
  TOKEN_PREFIX,
} from '@formwork/api-contract'
import { peopleIn, reachFor, rightsOf } from '../../access/rights'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import { type Actor, type Caller, may } from '../../domain/actor'
import { refuse, refuseAt } from '../../domain/refusal'
import { pageAnswer, pageOf } from '../list-window'
import { requirePerson } from '../scope/within'
import { lockOwnAccount } from '../session/account-repo'
import { requireOwnPassword } from '../session/change-password'
import { findSignIn } from '../session/session-repo'
import { hashToken, newToken } from '../session/tokens'
import * as repo from './api-token-repo'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type FoundToken = Awaited<ReturnType<typeof repo.findTokensOf>>[number]

const toWire = ({ createdAt, expiresAt, lastUsedAt, ...token }: FoundToken): ApiToken => ({
  ...token,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export async function listMyTokens({ db }: Deps, { userId }: Actor) {
  return { list: (await repo.findTokensOf(db, userId)).map(toWire) }
}

/**
 * A token outlasts the session that made it: an open session alone is not enough.
 *
 * @throws {Refusal} `permission.denied` for a permission the caller does not hold, `password.needed`, `password.wrong`, `token.too-many`
 */
export async function createMyToken(deps: Deps, actor: Caller, body: RouteBody<typeof routes.createMyToken>) {
  const { name, permissions, readOnly, days, password } = body
  if (!permissions.every((permission) => may(actor, permission))) throw refuseAt(['permissions'], 'permission.denied')
  await requireProof(deps, actor, password)
  const [id, token, now] = [deps.newId(), TOKEN_PREFIX + newToken(), deps.now()]
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS)
  await withTransaction(deps.db, async (tx) => {
    await lockOwnAccount(tx, actor)
    if ((await repo.countUsableTokens(tx, actor.userId, now)) >= MAX_TOKENS) throw refuse('token.too-many', { limit: MAX_TOKENS })
    const row = { id, userId: actor.userId, name, permissions: [...new Set(permissions)], readOnly, createdAt: now, expiresAt }
    await repo.insertToken(tx, { ...row, tokenHash: hashToken(token) })
    const after = { permissions: row.permissions, readOnly, days }
    await appendAudit(tx, deps, actor, { kind: 'token.created', subject: { id, name }, before: null, after })
  })
  return { id, token }
}

/** The password, or having signed in a moment ago, which also serves people whose password is kept elsewhere. Exchanging the token is not signing in. */
async function requireProof(deps: Deps, actor: Caller, password: string | undefined): Promise<void> {
  if (password !== undefined) {
    await requireOwnPassword(deps, actor, 'password', password)
    return
  }
  const signedInAt = await findSignIn(deps.db, actor.sessionId)
  const isRecent = signedInAt !== null && deps.now().getTime() - signedInAt.getTime() < RECENT_SIGN_IN_MINUTES * MINUTE_MS
  if (!isRecent) throw refuseAt(['password'], 'password.needed', { minutes: RECENT_SIGN_IN_MINUTES })
}

/** @throws {Refusal} `token.not-found` for one that is not the caller's. */
export async function revokeMyToken(deps: Deps, actor: Caller, id: string): Promise<void> {
  const holder = await repo.findTokenHolder(deps.db, id)
  if (holder === null || holder.userId !== actor.userId) throw refuse('token.not-found')
  await revoke(deps, actor, id, holder.name)
}

export async function listTokens({ db }: Deps, actor: Actor, query: RouteQuery<typeof routes.listTokens>) {
  const people = peopleIn(await reachFor(db, actor, routes.listTokens.access), actor.userId)
  const window = pageOf(query)
  const { rows, count } = await repo.findTokens(db, { personId: query.personId, people }, window)
  const list = rows.map(({ person, ...token }) => ({ ...toWire(token), person: { ...person, deptName: person.deptName ?? '' } }))
  return pageAnswer(window, { rows: list, count })
}

/** @throws {Refusal} `scope.beyond-yours` for somebody of another scope. */
export async function revokeToken(deps: Deps, actor: Caller, id: string): Promise<void> {
  const [rights, holder] = [await rightsOf(deps.db, actor), await repo.findTokenHolder(deps.db, id)]
  if (holder === null) throw refuse('token.not-found')
  requirePerson(rights, 'system:session:remove', holder.userId, holder.departmentId)
  await revoke(deps, actor, id, holder.name)
}

async function revoke(deps: Deps, actor: Caller, id: string, name: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    if (!(await repo.markRevoked(tx, id, deps.now()))) throw refuse('token.not-found')
    await appendAudit(tx, deps, actor, { kind: 'token.revoked', subject: { id, name }, before: null, after: null })
  })
}
