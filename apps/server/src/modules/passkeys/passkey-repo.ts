/** Reads and writes of passkeys and challenges. */
import { and, asc, count, eq, inArray, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { passkeyChallenges, passkeys } from '../../db/schema/passkeys'
import { users } from '../../db/schema/people'

export type StoredPasskey = typeof passkeys.$inferSelect
export type StoredChallenge = typeof passkeyChallenges.$inferSelect

export async function insertChallenge(db: Queryable, challenge: StoredChallenge): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge)
}

/** When two requests bring the same one, only one gets it. */
export async function consumeChallenge(db: Queryable, id: string): Promise<StoredChallenge | null> {
  const [row] = await db.delete(passkeyChallenges).where(eq(passkeyChallenges.id, id)).returning()
  return row ?? null
}

export async function deleteExpiredChallenges(db: Queryable, now: Date, limit: number): Promise<number> {
  const old = db.select({ id: passkeyChallenges.id }).from(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)).limit(limit)
  return (await db.delete(passkeyChallenges).where(inArray(passkeyChallenges.id, old)).returning({ id: passkeyChallenges.id })).length
}

export function findPasskeys(db: Queryable, userId: string): Promise<StoredPasskey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function countPasskeys(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return row?.count ?? 0
}

/** @returns false when the device's key is known already, whoever owns it. */
export async function insertPasskey(tx: Transaction, passkey: StoredPasskey): Promise<boolean> {
  return (await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })).length > 0
}

/** @returns the name it had; null when the person has no such passkey. */
export async function lockPasskey(tx: Transaction, userId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: passkeys.name })
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .for('update')
  return row?.name ?? null
}

export async function setPasskeyName(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.update(passkeys).set({ name }).where(eq(passkeys.id, id))
}

export async function deletePasskey(tx: Transaction, id: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.id, id))
}

/** @returns how many there were. */
export async function deletePasskeysOf(tx: Transaction, userId: string): Promise<number> {
  return (await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })).length
}

/** The passkey a device answered with, held until the transaction ends, and whose it is. */
export async function lockByCredential(tx: Transaction, credentialId: string) {
  const [row] = await tx
    .select({
      passkey: passkeys,
      owner: { id: users.id, username: users.username, name: users.nickName, enabled: users.enabled, deletedAt: users.deletedAt },
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
    .for('update', { of: passkeys })
  return row ?? null
}

export async function recordPasskeyUse(tx: Transaction, id: string, counter: number, isSynced: boolean, at: Date): Promise<void> {
  await tx.update(passkeys).set({ counter, isSynced, lastUsedAt: at }).where(eq(passkeys.id, id))
}
