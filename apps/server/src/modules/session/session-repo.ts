/** Reads and writes of sessions. */
import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
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

/** For a statement that writes more than the session. */
export const sessionInsert = (db: Queryable, session: NewSession) => db.insert(sessions).values(session)

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await sessionInsert(db, session)
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
