/** One transaction per use-case. */
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Transaction } from './client'
import { sqlStateOf } from './sql-state'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'
const MAX_ATTEMPTS = 3

/**
 * Runs `work` in a transaction: what it throws rolls everything back. Work that lost a deadlock or a serialisation race is run
 * again, so it must have no effect outside the transaction.
 */
export async function withTransaction<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onOneConnection(db, work)
    } catch (error) {
      if (!isRetryable(error) || attempt >= MAX_ATTEMPTS) throw error
    }
  }
}

/** Given the pool, drizzle never releases the connection when `begin` fails on a broken one: after a few outages there would be none left. */
async function onOneConnection<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect()
  try {
    return await drizzle(client).transaction(work)
  } finally {
    client.release()
  }
}

/** Nothing was written, and the same statements may succeed when they are sent again. */
export function isRetryable(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED
}
