/** Reads and writes of second factors and recovery codes. */
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
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

/** Replaces an app that was not confirmed. @returns false when there is a confirmed one. */
export async function upsertUnconfirmedApp(tx: Transaction, userId: string, sealedSecret: string, now: Date): Promise<boolean> {
  const found = await lockFactor(tx, userId)
  if (found !== null && found.appSince !== null) return false
  const row = { secret: null, sealedSecret, lastStep: 0 }
  await tx
    .insert(secondFactors)
    .values({ userId, createdAt: now, ...row })
    .onConflictDoUpdate({ target: secondFactors.userId, set: row })
  return true
}

export interface ConfirmedApp {
  /** The half minute of its first code. */
  readonly step: number
  readonly now: Date
  /** Since when a second step is required. */
  readonly since: Date
}

export async function confirmApp(tx: Transaction, userId: string, { step, now, since }: ConfirmedApp): Promise<void> {
  await tx.update(secondFactors).set({ confirmedAt: since, appSince: now, lastStep: step }).where(eq(secondFactors.userId, userId))
}

/** A second step that passkeys answer. An unconfirmed app is dropped. */
export async function upsertPasskeyFactor(tx: Transaction, userId: string, now: Date): Promise<void> {
  const row = { secret: null, sealedSecret: null, createdAt: now, confirmedAt: now, appSince: null, lastStep: 0 }
  await tx
    .insert(secondFactors)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: secondFactors.userId, set: row })
}

/** When all passkeys of a person are removed at once: a second step that only they answered cannot be required any more. */
export async function deleteFactorOfPasskeys(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt), isNull(secondFactors.appSince)))
}

/** When two requests bring the same code, one is accepted. @returns whether the code was still unused. */
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
export async function consumeRecoveryCode(db: Queryable, userId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

export async function findUnsealed(db: Queryable, limit: number): Promise<{ readonly userId: string; readonly secret: Buffer }[]> {
  const rows = await db
    .select({ userId: secondFactors.userId, secret: secondFactors.secret })
    .from(secondFactors)
    .where(isNotNull(secondFactors.secret))
    .limit(limit)
  return rows.flatMap(({ userId, secret }) => (secret === null ? [] : [{ userId, secret }]))
}

/** Writes nothing when the secret has changed since it was read. */
export async function replaceSealedSecret(db: Queryable, userId: string, secret: Buffer, sealedSecret: string): Promise<void> {
  await db
    .update(secondFactors)
    .set({ secret: null, sealedSecret })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)))
}

export async function findOneSealed(db: Queryable): Promise<StoredFactor | null> {
  const [row] = await db.select().from(secondFactors).where(isNotNull(secondFactors.sealedSecret)).limit(1)
  return row ?? null
}
