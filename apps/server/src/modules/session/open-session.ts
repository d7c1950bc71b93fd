/** Opens a session: the only place where a token is made. */
import type { Queryable } from '../../db/client'
import type { Deps } from '../../deps'
import { deleteOldSessions, insertSession } from './session-repo'
import { hashToken, newToken } from './tokens'

const SESSION_HOURS = 12
const REMEMBERED_HOURS = 7 * 24
/** How long an ended session is still told apart from an unknown token. */
const KEEP_ENDED_DAYS = 7
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
}

export async function openSession(
  deps: Deps,
  db: Queryable,
  { userId, address, userAgent, isRemembered = false }: SessionFor,
): Promise<OpenedSession> {
  const now = deps.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + (isRemembered ? REMEMBERED_HOURS : SESSION_HOURS) * HOUR_MS)
  await deleteOldSessions(db, new Date(now.getTime() - KEEP_ENDED_DAYS * 24 * HOUR_MS))
  await insertSession(db, { id: deps.newId(), tokenHash: hashToken(token), userId, createdAt: now, expiresAt, address, userAgent })
  return { token, expire: expiresAt.toISOString() }
}
