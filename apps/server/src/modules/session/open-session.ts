/** Opens a session, for someone who signed in or in place of one that ends. */
import type { Queryable } from '../../db/client'
import type { Deps } from '../../deps'
import { insertSession } from './session-repo'
import { hashToken, newToken } from './tokens'

const HOUR_MS = 3_600_000
const SESSION_MS = 12 * HOUR_MS
/** For whoever chose at sign-in to be remembered. */
export const REMEMBERED_MS = 7 * 24 * HOUR_MS

export interface OpenedSession {
  readonly token: string
  readonly expire: string
}

export interface SessionFor {
  readonly userId: string
  readonly address: string
  readonly userAgent: string
  /** 12 hours where it is not said. */
  readonly lastsMs?: number
  /** Of the session this one follows on; now where it is not said. */
  readonly signedInAt?: Date
  /** All roles of the person where it is not said. */
  readonly actingRoleId?: string | null
  readonly id?: string
  /** In place of a random one: the token that follows on another. */
  readonly token?: string
}

export async function openSession(
  deps: Deps,
  db: Queryable,
  { userId, address, userAgent, lastsMs = SESSION_MS, signedInAt, actingRoleId = null, id = deps.newId(), token = newToken() }: SessionFor,
): Promise<OpenedSession> {
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + lastsMs)
  const times = { createdAt: now, signedInAt: signedInAt ?? now, lastUsedAt: now, expiresAt }
  await insertSession(db, { id, tokenHash: hashToken(token), userId, actingRoleId, ...times, address, userAgent })
  return { token, expire: expiresAt.toISOString() }
}
