/** The job engine: graphile-worker on the server's own pool. */
import { Logger, run } from 'graphile-worker'
import type pg from 'pg'
import type { Deps, Log } from '../deps'
import { taskList } from './task-list'

export interface JobRunner {
  /** Lets running jobs finish; what has not begun stays in the database. */
  stop(): Promise<void>
}

export async function startJobs(pool: pg.Pool, deps: Deps): Promise<JobRunner> {
  const runner = await run({
    pgPool: pool,
    logger: engineLogger(deps.log),
    // main.ts owns the signals: it stops the listener first, then the jobs, then PostgreSQL.
    noHandleSignals: true,
    concurrency: 2,
    pollInterval: 2000,
    taskList: taskList(deps),
  })
  runner.promise.catch((error: unknown) => deps.log.error({ err: error }, 'the job engine stopped'))
  return { stop: () => runner.stop() }
}

function engineLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const facts = meta === undefined ? {} : { job: meta }
    if (level === 'error') log.error(facts, message)
    else if (level === 'warning') log.warn(facts, message)
    else log.debug(facts, message)
  })
}
