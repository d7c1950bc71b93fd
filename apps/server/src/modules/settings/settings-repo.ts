/** Queries on the rows of the settings, whatever their section. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { settings } from '../../db/schema/site'
import { sqlStateOf } from '../../db/sql-state'

export async function findRow(db: Queryable, classify: number) {
  const [found] = await db.select().from(settings).where(eq(settings.classify, classify))
  return found
}

export async function findRows(db: Queryable, classifies: readonly number[]) {
  return db
    .select()
    .from(settings)
    .where(inArray(settings.classify, [...classifies]))
}

/** Locks the row, also one that does not exist yet: a second save at the same time waits, and then finds what was saved. */
export async function lockRow(tx: Transaction, classify: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'), ${classify}::int)`)
}

export async function writeRow(db: Queryable, { classify, id, ...saved }: typeof settings.$inferInsert): Promise<void> {
  await db
    .insert(settings)
    .values({ classify, id, ...saved })
    .onConflictDoUpdate({ target: settings.classify, set: saved })
}

const INVALID_PARAMETER_VALUE = '22023'

/** PostgreSQL decides where days begin, with its own list of time zones. */
export async function isKnownTimeZone(db: Queryable, timeZone: string): Promise<boolean> {
  try {
    await db.execute(sql`select now() at time zone ${timeZone}`)
    return true
  } catch (error) {
    if (sqlStateOf(error) === INVALID_PARAMETER_VALUE) return false
    throw error
  }
}
