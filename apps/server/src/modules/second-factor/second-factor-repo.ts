/** Reads and writes of second factors and recovery codes. */
import { and, eq, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { recoveryCodes, secondFactors } from '../../db/schema/session'

export type StoredFactor = typeof secondFactors.$inferSelect

export async function findFactor(db: Queryable, userId: string): Promise<StoredFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row ?? null
}

export async function lockFactor(tx: Transaction, userId: string): Promise<StoredFactor | null> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update')
  return row ?? null
}

/** Takes the place of one that was not confirmed. @returns false when there is one that was. */
export async function putUnconfirmed(tx: Transaction, userId: string, secret: Buffer, now: Date): Promise<boolean> {
  const found = await lockFactor(tx, userId)
  if (found !== null && found.confirmedAt !== null) return false
  const row = { secret, createdAt: now, lastStep: 0 }
  await tx
    .insert(secondFactors)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: secondFactors.userId, set: row })
  return true
}

export async function confirmFactor(tx: Transaction, userId: string, step: number, now: Date): Promise<void> {
  await tx.update(secondFactors).set({ confirmedAt: now, lastStep: step }).where(eq(secondFactors.userId, userId))
}

/** Of two who come with the same code one is taken. @returns whether the code was still unused. */
export async function useStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

/** @returns whether there was one. */
export async function deleteFactor(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning({ confirmedAt: secondFactors.confirmedAt })
  return gone.some(({ confirmedAt }) => confirmedAt !== null)
}

export async function replaceRecoveryCodes(tx: Transaction, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** @returns whether it was one, and unused. */
export async function takeRecoveryCode(db: Queryable, userId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
