/** Who calls: the one entry point that turns a bearer token into a person. */
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { findSession, type FoundSession, noteUse } from './session-repo'
import { hashToken } from './tokens'

/** When a session was last used is told to the minute. */
const NOTED_EVERY_MS = 60_000

type AuthenticateDeps = Pick<Deps, 'quickDb' | 'sessions' | 'now' | 'log'>

export interface AuthenticateOptions {
  /** The call that exchanges tokens also takes those that were exchanged already, and decides for how long. */
  readonly acceptsExchanged?: boolean
}

/** @throws {Refusal} `session.missing` for no, unknown or ended tokens and disabled people; `session.expired` for one that ran out. */
export async function authenticate(
  deps: AuthenticateDeps,
  token: string | null,
  { acceptsExchanged = false }: AuthenticateOptions = {},
): Promise<Actor> {
  if (token === null) throw refuse('session.missing')
  const tokenHash = hashToken(token)
  const found = await deps.sessions.find(tokenHash, () => readSession(deps, tokenHash))
  if (found === null || !found.isActive) throw refuse('session.missing')
  if (found.isRevoked && !(acceptsExchanged && found.isExchanged)) throw refuse('session.missing')
  if (found.expiresAt <= deps.now()) throw refuse('session.expired')
  return found.actor
}

/** Reads a session, and notes that it is in use: what is kept in memory is neither read nor noted again. */
async function readSession({ quickDb, now, log }: AuthenticateDeps, tokenHash: Buffer): Promise<FoundSession | null> {
  const found = await findSession(quickDb, tokenHash)
  const due = new Date(now().getTime() - NOTED_EVERY_MS)
  if (found === null || found.isRevoked || found.expiresAt <= now() || found.lastUsedAt > due) return found
  // A disk that is full keeps nobody from reading.
  await noteUse(quickDb, found.actor.sessionId, now(), due).catch((error: unknown) =>
    log.warn({ err: error }, 'the use of a session was not noted'),
  )
  return found
}
