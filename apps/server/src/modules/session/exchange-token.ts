/** Exchanges a token for a new one. Tabs and calls that do so at the same time, with the same token, all get the same new one. */
import { withTransaction } from '../../db/transaction'
import type { Transaction } from '../../db/client'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { CallFacts } from '../call'
import { refuse } from '../../domain/refusal'
import { type OpenedSession, openSession } from './open-session'
import { type ExchangeState, replaceSession, findExpiry, lockExchange } from './session-repo'
import { newSalt, successorToken } from './tokens'

/** How long an exchanged token still leads to the new one: longer than calls of one page are on their way, too short to be of use later. */
const GRACE_SECONDS = 10

/** @throws {Refusal} `session.missing` when the token was exchanged too long ago, or the new session has ended since. */
export async function exchangeToken(deps: Deps, actor: Actor, { token, address, userAgent }: CallFacts): Promise<OpenedSession> {
  if (token === null) throw refuse('session.missing')
  return withTransaction(deps.db, async (tx) => {
    // A second request waits here, and then finds the successor that the first one made.
    const state = await lockExchange(tx, actor.sessionId)
    if (state === null) throw refuse('session.missing')
    if (state.endedAt !== null) return answerAgain(deps, tx, token, state)
    const successor = { id: deps.newId(), salt: newSalt() }
    const opened = await openSession(deps, tx, {
      userId: actor.userId,
      address,
      userAgent,
      // As long as was chosen at sign-in.
      lastsMs: state.lastsMs,
      signedInAt: state.signedInAt,
      actingRoleId: state.actingRoleId,
      id: successor.id,
      token: successorToken(token, successor.salt),
    })
    await replaceSession(tx, actor.sessionId, successor, deps.now())
    return opened
  })
}

async function answerAgain(deps: Deps, tx: Transaction, token: string, { endedAt, successor }: ExchangeState): Promise<OpenedSession> {
  const isLate = endedAt === null || deps.now().getTime() - endedAt.getTime() > GRACE_SECONDS * 1000
  const expiresAt = isLate || successor === null ? null : await findExpiry(tx, successor.id)
  if (successor === null || expiresAt === null) throw refuse('session.missing')
  return { token: successorToken(token, successor.salt), expire: expiresAt.toISOString() }
}
