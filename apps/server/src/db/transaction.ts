/** One transaction per use-case. */
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
      return await db.transaction(work)
    } catch (error) {
      const state = sqlStateOf(error)
      const isRace = state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED
      if (!isRace || attempt >= MAX_ATTEMPTS) throw error
    }
  }
}
