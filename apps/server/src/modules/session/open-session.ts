/** Opens a session, for someone who signed in or in place of one that ends. */
import type { Queryable } from '../../db/client'
import type { Deps } from '../../deps'
import { insertSession } from './session-repo'
import { hashToken, newToken } from './tokens'

const SESSION_HOURS = 12
const REMEMBERED_HOURS = 7 * 24
const HOUR_MS = 3_600_000

export interface OpenedSession {
  readonly token: string
  readonly expire: string
}

export interface SessionFor {
  readonly userId: string
  readonly address: string
  readonly userAgent: string
  readonly isRemembered?: boolean
  readonly id?: string
  /** In place of a random one: the token that follows on another. */
  readonly token?: string
}

export async function openSession(
  deps: Deps,
  db: Queryable,
  { userId, address, userAgent, isRemembered = false, id = deps.newId(), token = newToken() }: SessionFor,
): Promise<OpenedSession> {
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + (isRemembered ? REMEMBERED_HOURS : SESSION_HOURS) * HOUR_MS)
  await insertSession(db, { id, tokenHash: hashToken(token), userId, createdAt: now, expiresAt, address, userAgent })
  return { token, expire: expiresAt.toISOString() }
}
