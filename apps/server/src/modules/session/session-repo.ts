/** Reads and writes of sessions and of who holds them. */
import { WILDCARD_PERMISSION } from '@formwork/api-contract'
import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { sessions } from '../../db/schema/session'
import type { Actor } from '../../domain/actor'
import { CLASSIFY } from '../settings/settings-rows'

export interface NewSession {
  readonly id: string
  readonly tokenHash: Buffer
  readonly userId: string
  readonly createdAt: Date
  readonly signedInAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  readonly address: string
  readonly userAgent: string
  readonly actingRoleId: string | null
}

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function revokeSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id))
}

export interface Successor {
  readonly id: string
  readonly salt: Buffer
}

export interface ExchangeState {
  readonly endedAt: Date | null
  readonly actingRoleId: string | null
  readonly signedInAt: Date
  /** How long it was to last when it began, in ms. */
  readonly lastsMs: number
  /** The session its token was exchanged for. */
  readonly successor: Successor | null
}

/** Locks a session, so that of many who would exchange its token one does. */
export async function lockExchange(tx: Transaction, id: string): Promise<ExchangeState | null> {
  const [row] = await tx
    .select({
      endedAt: sessions.revokedAt,
      actingRoleId: sessions.actingRoleId,
      signedInAt: sessions.signedInAt,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      salt: sessions.successorSalt,
      successorId: sessions.successorId,
    })
    .from(sessions)
    .where(eq(sessions.id, id))
    .for('update')
  if (row === undefined) return null
  const { endedAt, actingRoleId, signedInAt, createdAt, expiresAt, salt, successorId } = row
  const lastsMs = expiresAt.getTime() - createdAt.getTime()
  return { endedAt, actingRoleId, signedInAt, lastsMs, successor: salt === null || successorId === null ? null : { id: successorId, salt } }
}

export async function endInFavourOf(tx: Transaction, id: string, successor: Successor, now: Date): Promise<void> {
  await tx.update(sessions).set({ revokedAt: now, successorId: successor.id, successorSalt: successor.salt }).where(eq(sessions.id, id))
}

/** Until when a session lasts that has not been ended; null otherwise. */
export async function findExpiry(db: Queryable, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
  return row?.expiresAt ?? null
}

/** Ends every session of a person, except possibly one. @returns how many that were. */
export async function revokeSessionsOf(tx: Transaction, userId: string, now: Date, exceptId?: string): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  const livingOnes = and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others)
  // Waits for whoever exchanges one of these tokens at this moment; the next statement then sees the new session.
  await tx.select({ id: sessions.id }).from(sessions).where(livingOnes).orderBy(sessions.id).for('update')
  const ended = await tx.update(sessions).set({ revokedAt: now }).where(livingOnes).returning({ id: sessions.id })
  return ended.length
}

/** Notes that a session is in use, where that was not noted since `before`. Waits for nobody who is about to end it. */
export async function noteUse(db: Queryable, id: string, now: Date, before: Date): Promise<void> {
  const due = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, before)))
    .for('update', { skipLocked: true })
  await db.update(sessions).set({ lastUsedAt: now }).where(inArray(sessions.id, due))
}

/** Deletes sessions that expired before then. */
export async function deleteOldSessions(db: Queryable, before: Date, limit: number): Promise<number> {
  const old = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, before)).limit(limit)
  return (await db.delete(sessions).where(inArray(sessions.id, old)).returning({ id: sessions.id })).length
}

interface SessionRow extends Record<string, unknown> {
  session_id: string
  expires_at: string
  last_used_at: string
  revoked_at: string | null
  is_exchanged: boolean
  user_id: string
  username: string
  nick_name: string
  department_id: string | null
  must_change_password: boolean
  must_set_up: boolean
  is_active: boolean
  role_ids: string[]
  role_names: string[]
  acting_role_id: string | null
  permissions: string[]
}

export interface FoundSession {
  readonly actor: Actor
  readonly expiresAt: Date
  readonly lastUsedAt: Date
  readonly isRevoked: boolean
  /** It ended because its token was exchanged for a new one. */
  readonly isExchanged: boolean
  /** The person is enabled and not removed. */
  readonly isActive: boolean
}

/** One query per request: what was changed about a person a moment ago already counts. A role that somebody acted as and no longer has narrows nothing. */
export async function findSession(db: Queryable, tokenHash: Buffer): Promise<FoundSession | null> {
  const { rows } = await db.execute<SessionRow>(sql`
    select s.id as session_id, s.expires_at, s.last_used_at, s.revoked_at, s.successor_id is not null as is_exchanged, u.id as user_id, u.username, u.nick_name, u.department_id, u.must_change_password,
      -- What is measured here is who holds everything: that is what administrators are everywhere else.
      coalesce(u.source <> 'oidc' and not exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
        and case (select st.content ->> 'secondFactorFor' from settings st where st.classify = ${CLASSIFY.signIn})
          when 'everyone' then true when 'administrators' then ${WILDCARD_PERMISSION} = any(p.permissions) else false end, false) as must_set_up,
      (u.enabled and u.deleted_at is null) as is_active,
      a.role_id as acting_role_id, coalesce(r.ids, '{}') as role_ids, coalesce(r.names, '{}') as role_names, coalesce(p.permissions, '{}') as permissions
    from sessions s
    join users u on u.id = s.user_id
    left join lateral (
      select ur.role_id from user_roles ur join roles r on r.id = ur.role_id and r.enabled
      where ur.user_id = u.id and ur.role_id = s.acting_role_id
    ) a on true
    left join lateral (
      select array_agg(r.id order by ur.position)::text[] as ids, array_agg(r.name order by ur.position) as names
      from user_roles ur join roles r on r.id = ur.role_id and r.enabled where ur.user_id = u.id and (a.role_id is null or ur.role_id = a.role_id)
    ) r on true
    left join lateral (
      select array_agg(distinct rp.permission) as permissions
      from user_roles ur join roles r on r.id = ur.role_id and r.enabled join role_permissions rp on rp.role_id = r.id
      where ur.user_id = u.id and (a.role_id is null or ur.role_id = a.role_id)
    ) p on true
    where s.token_hash = ${tokenHash}`)
  const row = rows[0]
  if (row === undefined) return null
  return {
    expiresAt: new Date(row.expires_at),
    lastUsedAt: new Date(row.last_used_at),
    isRevoked: row.revoked_at !== null,
    isExchanged: row.is_exchanged,
    isActive: row.is_active,
    actor: {
      userId: row.user_id,
      username: row.username,
      name: row.nick_name,
      departmentId: row.department_id,
      roleIds: row.role_ids,
      roleNames: row.role_names,
      permissions: row.permissions,
      sessionId: row.session_id,
      actingRoleId: row.acting_role_id,
      mustChangePassword: row.must_change_password,
      mustSetUpSecondFactor: row.must_set_up,
    },
  }
}
