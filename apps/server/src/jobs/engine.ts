/** One run of graphile-worker, from its start until the first sign that the database is gone. */
import { EventEmitter } from 'node:events'
import { Logger, type Runner, run, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Deps } from '../deps'
import type { Log } from '../domain/log'
import { freeJobsOfTheDead, showAlive } from './dead-runners'
import { cronItems } from './sweeps'
import { taskList } from './task-list'

export interface EngineRun {
  /** Resolves with the reason at the first error that is the database's; the run may have begun jobs that it will not finish. */
  readonly broken: Promise<string>
  stop(): Promise<void>
  /** For a broken run, whose end may never come: gives up its lock at once, so that the next run frees what it had begun. */
  abandon(): void
}

/** How often jobs of dead runners are looked for. */
const LOOK_MS = 10_000

export async function startEngine(pool: pg.Pool, deps: Deps): Promise<EngineRun> {
  const { broken, report } = firstReport()
  const events: WorkerEvents = new EventEmitter()
  let name = ''
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id
  })
  events.on('worker:getJob:error', ({ error }) => report(`no job could be taken: ${String(error)}`))
  events.on('pool:fatalError', ({ error }) => report(`the end of a job could not be written: ${String(error)}`))
  events.on('pool:listen:error', ({ error }) => report(`the connection that is told of new jobs broke: ${String(error)}`))
  const presence = await pool.connect()
  presence.on('error', (error) => report(`the connection that shows it alive broke: ${error.message}`))
  presence.on('end', () => report('the connection that shows it alive ended'))
  const freeJobs = async () => {
    const dead = await freeJobsOfTheDead(presence)
    if (dead.length > 0) deps.log.warn({ dead }, 'freed jobs that a dead server had begun')
  }
  let runner: Runner | null = null
  try {
    runner = await run({
      pgPool: pool,
      logger: engineLogger(deps.log),
      events,
      // main.ts owns the signals: it stops the listener first, then the jobs, then PostgreSQL.
      noHandleSignals: true,
      taskList: taskList(deps),
      parsedCronItems: cronItems(),
      preset: {
        worker: {
          concurrentJobs: 2,
          pollInterval: 2000,
          // Written at once, yet through the path on which an error is an event: the other one leaves its promise to nobody.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    })
    runner.promise.then(
      () => report('it stopped'),
      (error: unknown) => report(`it stopped: ${String(error)}`),
    )
    await showAlive(presence, name)
    await freeJobs()
    const timer = setInterval(() => {
      freeJobs().catch((error: unknown) => report(`jobs of dead servers could not be looked for: ${String(error)}`))
    }, LOOK_MS)
    timer.unref()
    const started = runner
    return {
      broken,
      stop: async () => {
        clearInterval(timer)
        // The connection carries the lock: it is closed, not given back.
        await started.stop().finally(() => presence.release(true))
      },
      abandon() {
        clearInterval(timer)
        presence.release(true)
        started.stop().catch((error: unknown) => deps.log.debug({ err: error }, 'the former job engine stopped'))
      },
    }
  } catch (error) {
    presence.release(true)
    runner?.stop().catch(() => {})
    throw error
  }
}

function firstReport(): { broken: Promise<string>; report: (reason: string) => void } {
  let report: (reason: string) => void = () => {}
  const broken = new Promise<string>((resolve) => {
    report = resolve
  })
  return { broken, report }
}

function engineLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const facts = meta === undefined ? {} : { job: meta }
    if (level === 'error') log.error(facts, message)
    else if (level === 'warning') log.warn(facts, message)
    else log.debug(facts, message)
  })
}
