/** Runs what is waiting now and returns: for the demo data and for tests, which should not wait for a poll. */
import { Logger, runOnce } from 'graphile-worker'
import type pg from 'pg'
import type { Deps } from '../deps'
import { taskList } from './task-list'

/** More rounds than jobs can start one another, and than a busy machine needs to record the end of a job that others wait for. */
const MAX_ROUNDS = 500

export async function runPendingJobs(pool: pg.Pool, deps: Deps): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await runOnce({ pgPool: pool, noHandleSignals: true, logger: new Logger(() => () => {}), taskList: taskList(deps) })
    // The engine ends a round before it has recorded the end of the last job; jobs behind it in its queue are left for the next round.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await isAnyLeft(pool))) return
  }
}

async function isAnyLeft(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ left: boolean }>(
    'select exists (select from graphile_worker.jobs where locked_at is not null or (attempts < max_attempts and run_at <= now())) as "left"',
  )
  return rows[0]?.left ?? false
}
