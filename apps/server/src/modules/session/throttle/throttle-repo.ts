/** Reads and writes of the counters of failed sign-ins. */
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/client'
import { signInThrottles } from '../../../db/schema/session'

export interface CountedFailures {
  readonly key: string
  readonly failures: number
  readonly windowStartedAt: Date
}

/** Adds one to each counter, or restarts it when its window is over. @param windowStart - counters begun before then are over. */
export async function countFailures(db: Queryable, keys: readonly string[], now: Date, windowStart: Date): Promise<CountedFailures[]> {
  const { failures, windowStartedAt } = signInThrottles
  const isOver = sql`${windowStartedAt} < ${windowStart}`
  return db
    .insert(signInThrottles)
    .values(keys.toSorted().map((key) => ({ key, failures: 1, windowStartedAt: now })))
    .onConflictDoUpdate({
      target: signInThrottles.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${windowStartedAt} end`,
      },
    })
    .returning({ key: signInThrottles.key, failures, windowStartedAt })
}

/** Counters begun before `windowStart` are over. */
export async function findFailures(db: Queryable, keys: readonly string[], windowStart: Date): Promise<CountedFailures[]> {
  const { key, failures, windowStartedAt } = signInThrottles
  return db
    .select({ key, failures, windowStartedAt })
    .from(signInThrottles)
    .where(and(inArray(key, [...keys]), gte(windowStartedAt, windowStart)))
}

export async function deleteCounter(db: Queryable, key: string): Promise<void> {
  await db.delete(signInThrottles).where(eq(signInThrottles.key, key))
}

export async function deleteOldCounters(db: Queryable, windowStart: Date, limit: number): Promise<number> {
  const { key, windowStartedAt } = signInThrottles
  const old = db.select({ key }).from(signInThrottles).where(lt(windowStartedAt, windowStart)).limit(limit)
  return (await db.delete(signInThrottles).where(inArray(key, old)).returning({ key })).length
}
