/** Updates the job engine's own schema: jobs can be enqueued wherever the database is, even where no runner runs. */
import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'

export async function migrateJobs(pool: pg.Pool): Promise<void> {
  // Failures are thrown; the rest of its log output is of no use to an operator.
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
}
