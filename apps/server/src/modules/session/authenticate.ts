/** Who calls: the one entry point that turns a bearer token into a person. */
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { findSession } from './session-repo'
import { hashToken } from './tokens'

export interface AuthenticateOptions {
  /** The call that exchanges tokens also takes those that were exchanged already, and decides for how long. */
  readonly acceptsExchanged?: boolean
}

/** @throws {Refusal} `session.missing` for no, unknown or ended tokens and disabled people; `session.expired` for one that ran out. */
export async function authenticate(
  deps: Pick<Deps, 'quickDb' | 'sessions' | 'now'>,
  token: string | null,
  { acceptsExchanged = false }: AuthenticateOptions = {},
): Promise<Actor> {
  if (token === null) throw refuse('session.missing')
  const tokenHash = hashToken(token)
  const found = await deps.sessions.find(tokenHash, () => findSession(deps.quickDb, tokenHash))
  if (found === null || !found.isActive) throw refuse('session.missing')
  if (found.isRevoked && !(acceptsExchanged && found.isExchanged)) throw refuse('session.missing')
  if (found.expiresAt <= deps.now()) throw refuse('session.expired')
  return found.actor
}
