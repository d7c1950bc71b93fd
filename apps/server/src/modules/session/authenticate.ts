/** Who calls: the one entry point that turns a bearer token into a person. */
import { TOKEN_PREFIX } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { recordTokenUse } from '../api-tokens/api-token-repo'
import { findTokenHolder, type FoundSession } from '../../access/find-holder'
import type { SessionUse } from './session-repo'
import { hashToken } from './tokens'

/** The last use of a session is stored to the minute. */
const NOTED_EVERY_MS = 60_000

type AuthenticateDeps = Pick<Deps, 'quickDb' | 'sessions' | 'sessionReads' | 'now' | 'log'>

export interface AuthenticateOptions {
  /** The call that exchanges tokens also accepts those that were exchanged already, and decides for how long. */
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
  const read = token.startsWith(TOKEN_PREFIX) ? ofApiToken(deps) : deps.sessionReads
  const found = await deps.sessions.find(tokenHash, () => readHolder(deps, tokenHash, read))
  if (found === null || !found.isActive) throw refuse('session.missing')
  if (found.isRevoked && !(acceptsExchanged && found.isExchanged)) throw refuse('session.missing')
  if (found.expiresAt <= deps.now()) throw refuse('session.expired')
  return found.actor
}

interface Reading {
  find(tokenHash: Buffer): Promise<FoundSession | null>
  recordUse(use: SessionUse): Promise<void>
}

const ofApiToken = ({ quickDb }: AuthenticateDeps): Reading => ({
  find: (tokenHash) => findTokenHolder(quickDb, tokenHash),
  recordUse: (use) => recordTokenUse(quickDb, use),
})

/** Reads who holds a token, and notes that it is in use: cached holders are neither read nor noted again. */
async function readHolder({ now, log }: AuthenticateDeps, tokenHash: Buffer, reading: Reading): Promise<FoundSession | null> {
  const found = await reading.find(tokenHash)
  if (found === null) return null
  if (found.idleMs !== null && found.lastUsedAt.getTime() + found.idleMs <= now().getTime()) return { ...found, expiresAt: now() }
  const before = new Date(now().getTime() - NOTED_EVERY_MS)
  if (found.isRevoked || found.expiresAt <= now() || found.lastUsedAt > before) return found
  // A full disk must not prevent reading.
  await reading
    .recordUse({ id: found.actor.sessionId, at: now(), before })
    .catch((error: unknown) => log.warn({ err: error }, 'the use of a session was not noted'))
  return found
}
