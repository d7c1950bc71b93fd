/** Runs what is waiting now and returns: for the demo data and for tests, where nobody should have to wait for a poll. */
import { Logger, runOnce } from 'graphile-worker'
import type pg from 'pg'
import type { Deps } from '../deps'
import { taskList } from './task-list'

export async function runPendingJobs(pool: pg.Pool, deps: Deps): Promise<void> {
  await runOnce({ pgPool: pool, noHandleSignals: true, logger: new Logger(() => () => {}), taskList: taskList(deps) })
}
