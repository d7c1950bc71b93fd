/** Runs what is waiting now and returns: for the demo data and for tests, where nobody should have to wait for a poll. */
import { Logger, runOnce } from 'graphile-worker'
import type pg from 'pg'
import type { Deps } from '../deps'
import { taskList } from './task-list'

/** More rounds than jobs can begin one another, and than pass until a busy machine has noted how one has ended that others wait behind. */
const MOST_ROUNDS = 500

export async function runPendingJobs(pool: pg.Pool, deps: Deps): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await runOnce({ pgPool: pool, noHandleSignals: true, logger: new Logger(() => () => {}), taskList: taskList(deps) })
    // The engine ends a round before it has noted how the last job ended, and what waits behind that job in its queue is left for the next.
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
