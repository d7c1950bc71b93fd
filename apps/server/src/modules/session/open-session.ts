/** Opens a session, for someone who signed in or in place of one that ends. */
import type { Queryable } from '../../db/client'
import type { Deps } from '../../deps'
import { readSecurity } from '../settings/read-settings'
import { insertSession } from './session-repo'
import { hashToken, newToken } from './tokens'

const HOUR_MS = 3_600_000

export interface OpenedSession {
  readonly token: string
  readonly expire: string
}

export interface SessionFor {
  readonly userId: string
  readonly address: string
  readonly userAgent: string
  /** As the settings say where it is not said. */
  readonly lastsMs?: number
  /** Chose at sign-in to be remembered. */
  readonly isRemembered?: boolean
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
  {
    userId,
    address,
    userAgent,
    lastsMs,
    isRemembered = false,
    signedInAt,
    actingRoleId = null,
    id = deps.newId(),
    token = newToken(),
  }: SessionFor,
): Promise<OpenedSession> {
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + (lastsMs ?? (await usualLength(db, isRemembered))))
  const times = { createdAt: now, signedInAt: signedInAt ?? now, lastUsedAt: now, expiresAt }
  await insertSession(db, { id, tokenHash: hashToken(token), userId, actingRoleId, ...times, address, userAgent })
  return { token, expire: expiresAt.toISOString() }
}

async function usualLength(db: Queryable, isRemembered: boolean): Promise<number> {
  const { sessionHours, rememberedDays } = await readSecurity(db)
  return (isRemembered ? rememberedDays * 24 : sessionHours) * HOUR_MS
}
