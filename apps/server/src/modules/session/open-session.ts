/** Opens a session, for someone who signed in or in place of one that ends. */
import type { SecuritySettings } from '@formwork/api-contract'
import type { Queryable } from '../../db/client'
import type { Deps } from '../../deps'
import { readSecurity } from '../settings/read-settings'
import { insertSession, type NewSession } from './session-repo'
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
  /** As the settings say by default. */
  readonly lastsMs?: number
  /** Chose at sign-in to be remembered. */
  readonly isRemembered?: boolean
  /** Of the session that this one continues; now by default. */
  readonly signedInAt?: Date
  /** All roles of the person by default. */
  readonly actingRoleId?: string | null
  readonly id?: string
  /** In place of a random one: the token that follows on another. */
  readonly token?: string
}

export interface SessionToOpen {
  readonly row: NewSession
  readonly opened: OpenedSession
}

/** A session to be written by the caller, who says how long it lasts. */
export function sessionToOpen(
  deps: Pick<Deps, 'now' | 'newId'>,
  {
    userId,
    address,
    userAgent,
    lastsMs,
    signedInAt,
    actingRoleId = null,
    id = deps.newId(),
    token = newToken(),
  }: Omit<SessionFor, 'isRemembered'> & { readonly lastsMs: number },
): SessionToOpen {
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + lastsMs)
  const times = { createdAt: now, signedInAt: signedInAt ?? now, lastUsedAt: now, expiresAt }
  const row = { id, tokenHash: hashToken(token), userId, actingRoleId, ...times, address, userAgent }
  return { row, opened: { token, expire: expiresAt.toISOString() } }
}

export async function openSession(
  deps: Deps,
  db: Queryable,
  { lastsMs, isRemembered = false, ...asked }: SessionFor,
): Promise<OpenedSession> {
  const { row, opened } = sessionToOpen(deps, { ...asked, lastsMs: lastsMs ?? usualLength(await readSecurity(db), isRemembered) })
  await insertSession(db, row)
  return opened
}

export const usualLength = ({ sessionHours, rememberedDays }: SecuritySettings, isRemembered: boolean): number =>
  (isRemembered ? rememberedDays * 24 : sessionHours) * HOUR_MS
