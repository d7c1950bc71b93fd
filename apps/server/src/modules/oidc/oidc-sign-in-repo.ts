/** Reads and writes of sign-ins at the provider that have begun. */
import { desc, eq, inArray, lt } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { oidcSignIns } from '../../db/schema/session'

export type PendingSignIn = typeof oidcSignIns.$inferSelect

export async function insertPendingSignIn(db: Queryable, pending: PendingSignIn): Promise<void> {
  await db.insert(oidcSignIns).values(pending)
}

/** Deletes it, so that it is used once. */
export async function consumePendingSignIn(db: Queryable, stateHash: Buffer): Promise<PendingSignIn | null> {
  const [row] = await db.delete(oidcSignIns).where(eq(oidcSignIns.stateHash, stateHash)).returning()
  return row ?? null
}

export async function deleteExpiredPendingSignIns(db: Queryable, now: Date, limit: number): Promise<number> {
  const old = db.select({ stateHash: oidcSignIns.stateHash }).from(oidcSignIns).where(lt(oidcSignIns.expiresAt, now)).limit(limit)
  return (await db.delete(oidcSignIns).where(inArray(oidcSignIns.stateHash, old)).returning({ createdAt: oidcSignIns.createdAt })).length
}

/** Leaves the newest `kept`. */
export async function deleteOldestPendingSignIns(db: Queryable, kept: number, limit: number): Promise<number> {
  const old = db
    .select({ stateHash: oidcSignIns.stateHash })
    .from(oidcSignIns)
    .orderBy(desc(oidcSignIns.createdAt))
    .offset(kept)
    .limit(limit)
  return (await db.delete(oidcSignIns).where(inArray(oidcSignIns.stateHash, old)).returning({ createdAt: oidcSignIns.createdAt })).length
}
