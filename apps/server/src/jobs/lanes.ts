/** Workers of two kinds, so that jobs that wait for other systems do not delay all other jobs. */
import { EventEmitter } from 'node:events'
import { parseCronItems, type ParsedCronItem, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Deps } from '../deps'
import type { Log } from '../domain/log'
import { engineLogger } from './engine-log'
import { cronItems } from './sweeps'
import { OUTSIDE_TASKS, taskList } from './task-list'

export interface Lane {
  readonly tasks: TaskList
  readonly workers: number
  readonly cron: ParsedCronItem[]
}

const WORKERS = 2
/** They only wait, ten seconds and more when the other system does not answer. */
const WAITING_WORKERS = 4

export function lanesOf(deps: Deps): readonly Lane[] {
  const tasks = Object.entries(taskList(deps))
  const isOutside = ([name]: readonly [string, unknown]) => OUTSIDE_TASKS.includes(name)
  return [
    { tasks: Object.fromEntries(tasks.filter((task) => !isOutside(task))), workers: WORKERS, cron: cronItems() },
    { tasks: Object.fromEntries(tasks.filter(isOutside)), workers: WAITING_WORKERS, cron: parseCronItems([]) },
  ]
}

interface LaneSigns {
  readonly log: Log
  /** Called with the first database error. */
  readonly report: (reason: string) => void
}

/** @returns its runner, and the name under which its jobs are locked */
export async function startLane(
  pool: pg.Pool,
  { tasks, workers, cron }: Lane,
  { log, report }: LaneSigns,
): Promise<{ readonly runner: Runner; readonly name: string }> {
  const events: WorkerEvents = new EventEmitter()
  let name = ''
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id
  })
  events.on('worker:getJob:error', ({ error }) => report(`no job could be taken: ${String(error)}`))
  events.on('pool:fatalError', ({ error }) => report(`the end of a job could not be written: ${String(error)}`))
  events.on('pool:listen:error', ({ error }) => report(`the connection that is told of new jobs broke: ${String(error)}`))
  const runner = await run({
    pgPool: pool,
    logger: engineLogger(log),
    events,
    // main.ts owns the signals: it stops the listener first, then the jobs, then PostgreSQL.
    noHandleSignals: true,
    taskList: tasks,
    parsedCronItems: cron,
    preset: {
      worker: {
        concurrentJobs: workers,
        pollInterval: 2000,
        // Written at once, yet through the path on which an error is an event: on the other one it is an unhandled rejection.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  })
  runner.promise.then(
    () => report('it stopped'),
    (error: unknown) => report(`it stopped: ${String(error)}`),
  )
  return { runner, name }
}
