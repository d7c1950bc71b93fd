/** Reads and writes of sessions. */
import { and, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { sessions } from '../../db/schema/session'

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

/** For a statement that writes more than the session. @param them - a table with the id of the person, who has to be in it */
export const sessionInsertFor = (them: SQL, { id, tokenHash, address, userAgent, actingRoleId, ...times }: NewSession): SQL => sql`
  insert into sessions (id, token_hash, user_id, created_at, signed_in_at, last_used_at, expires_at, address, user_agent, acting_role_id)
  select ${id}::uuid, ${tokenHash}::bytea, them.id, ${times.createdAt}::timestamptz, ${times.signedInAt}::timestamptz, ${times.lastUsedAt}::timestamptz,
    ${times.expiresAt}::timestamptz, ${address}::text, ${userAgent}::text, ${actingRoleId}::uuid from ${them} them`

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

export async function replaceSession(tx: Transaction, id: string, successor: Successor, now: Date): Promise<void> {
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

/** When the person of a session last signed in for it. */
export async function findSignIn(db: Queryable, id: string): Promise<Date | null> {
  const [row] = await db.select({ at: sessions.signedInAt }).from(sessions).where(eq(sessions.id, id))
  return row?.at ?? null
}

/** Ends every session of a person, except possibly one. @returns how many that were. */
export async function revokeSessionsOf(tx: Transaction, userId: string, now: Date, exceptId?: string): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  const livingOnes = and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others)
  // Waits for an exchange of one of these tokens that is under way; the next statement then sees the new session.
  await tx.select({ id: sessions.id }).from(sessions).where(livingOnes).orderBy(sessions.id).for('update')
  const ended = await tx.update(sessions).set({ revokedAt: now }).where(livingOnes).returning({ id: sessions.id })
  return ended.length
}

export interface SessionUse {
  readonly id: string
  readonly at: Date
  /** Nothing is written when a use was noted since then. */
  readonly before: Date
}

/** Waits neither for a transaction that is about to end one of them nor for the disk: a crash loses the last half second. */
export async function recordUses(db: Queryable, uses: readonly SessionUse[]): Promise<void> {
  await db.execute(sql`
    with due as (
      select s.id, w.at from json_to_recordset(${JSON.stringify(uses)}::json) w (id uuid, at timestamptz, before timestamptz)
        join ${sessions} s on s.id = w.id
      where s.last_used_at < w.before and set_config('synchronous_commit', 'off', true) is not null
      for update of s skip locked
    )
    update ${sessions} s set last_used_at = due.at from due where s.id = due.id`)
}

/** Deletes sessions that expired before then. */
export async function deleteOldSessions(db: Queryable, before: Date, limit: number): Promise<number> {
  const old = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, before)).limit(limit)
  return (await db.delete(sessions).where(inArray(sessions.id, old)).returning({ id: sessions.id })).length
}
