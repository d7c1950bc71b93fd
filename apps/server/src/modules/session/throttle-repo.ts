/** Reads and writes of the counters of failed sign-ins. */
import { inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { signInThrottles } from '../../db/schema/session'

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

/** In one statement, which locks the rows in the order of `countFailures`, so that no two sign-ins wait for each other. */
export async function uncountFailures(
  db: Queryable,
  { reset, decrement }: { readonly reset: string; readonly decrement: readonly string[] },
): Promise<void> {
  const keys = sql.param([reset, ...decrement])
  await db.execute(sql`with held as materialized (select key from sign_in_throttles where key = any(${keys}::text[]) order by key for update),
    gone as (delete from sign_in_throttles t using held where t.key = held.key and t.key = ${reset}::text)
    update sign_in_throttles t set failures = greatest(t.failures - 1, 0) from held where t.key = held.key and t.key <> ${reset}::text`)
}

export async function deleteOldCounters(db: Queryable, windowStart: Date, limit: number): Promise<number> {
  const { key, windowStartedAt } = signInThrottles
  const old = db.select({ key }).from(signInThrottles).where(lt(windowStartedAt, windowStart)).limit(limit)
  return (await db.delete(signInThrottles).where(inArray(key, old)).returning({ key })).length
}
