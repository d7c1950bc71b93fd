/** Who calls: the one entry point that turns a bearer token into a person. */
import type { Deps } from '../../deps'
import type { Actor } from '../../http/actor'
import { refuse } from '../../http/refusal'
import { findSession } from './session-repo'
import { bearerToken, hashToken } from './tokens'

/** @throws {Refusal} `session.missing` for no, unknown or ended tokens and disabled people; `session.expired` for one that ran out. */
export async function authenticate(deps: Pick<Deps, 'db' | 'now'>, authorization: string | undefined): Promise<Actor> {
  const token = bearerToken(authorization)
  if (token === null) throw refuse('session.missing')
  const found = await findSession(deps.db, hashToken(token))
  if (found === null || found.isRevoked || !found.isActive) throw refuse('session.missing')
  if (found.expiresAt <= deps.now()) throw refuse('session.expired')
  return found.actor
}
