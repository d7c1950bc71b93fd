/** Reads and writes of verification codes. */
import { desc, eq, inArray, lt } from 'drizzle-orm'
import type { Queryable } from '../../../db/client'
import { captchas } from '../../../db/schema/session'

export type StoredCaptcha = typeof captchas.$inferSelect

export async function insertCaptcha(db: Queryable, captcha: StoredCaptcha): Promise<void> {
  await db.insert(captchas).values(captcha)
}

/** Deletes a code, so that it is used once. */
export async function consumeCaptchaRow(db: Queryable, id: string): Promise<StoredCaptcha | null> {
  const [row] = await db.delete(captchas).where(eq(captchas.id, id)).returning()
  return row ?? null
}

export async function deleteExpiredCaptchas(db: Queryable, now: Date, limit: number): Promise<number> {
  const old = db.select({ id: captchas.id }).from(captchas).where(lt(captchas.expiresAt, now)).limit(limit)
  return (await db.delete(captchas).where(inArray(captchas.id, old)).returning({ id: captchas.id })).length
}

/** Leaves the newest `kept`. */
export async function deleteOldestCaptchas(db: Queryable, kept: number, limit: number): Promise<number> {
  const old = db.select({ id: captchas.id }).from(captchas).orderBy(desc(captchas.createdAt)).offset(kept).limit(limit)
  return (await db.delete(captchas).where(inArray(captchas.id, old)).returning({ id: captchas.id })).length
}
