/** One run of graphile-worker, from its start until the first sign that the database is gone. */
import type { Runner } from 'graphile-worker'
import type pg from 'pg'
import type { Deps } from '../deps'
import { releaseJobsOfStoppedRunners, holdRunnerLock } from './stopped-runners'
import { lanesOf, startLane } from './lanes'

export interface EngineRun {
  /** Resolves with the reason at the first database error; jobs of this run may be left unfinished. */
  readonly broken: Promise<string>
  stop(): Promise<void>
  /** For a broken run, which may never end: gives up its lock at once, so that the next run frees its jobs. */
  abandon(): void
}

/** How often jobs of stopped runners are looked for. */
const LOOK_MS = 10_000

export async function startEngine(pool: pg.Pool, deps: Deps): Promise<EngineRun> {
  const { broken, report } = firstReport()
  const presence = await pool.connect()
  presence.on('error', (error) => report(`the connection that shows it alive broke: ${error.message}`))
  presence.on('end', () => report('the connection that shows it alive ended'))
  const releaseJobs = async () => {
    const stopped = await releaseJobsOfStoppedRunners(presence)
    if (stopped.length > 0) deps.log.warn({ stopped }, 'released jobs that a stopped server had begun')
  }
  const started: Runner[] = []
  const stopAll = async () => {
    const ends = await Promise.allSettled(started.map((runner) => runner.stop()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
  try {
    for (const lane of lanesOf(deps)) {
      // oxlint-disable-next-line no-await-in-loop -- both look whether the tables of the engine are there
      const { runner, name } = await startLane(pool, lane, { log: deps.log, report })
      started.push(runner)
      // oxlint-disable-next-line no-await-in-loop
      await holdRunnerLock(presence, name)
    }
    await releaseJobs()
    const timer = setInterval(() => {
      releaseJobs().catch((error: unknown) => report(`jobs of dead servers could not be looked for: ${String(error)}`))
    }, LOOK_MS)
    timer.unref()
    return {
      broken,
      stop: async () => {
        clearInterval(timer)
        // The connection carries the lock: it is closed, not given back.
        await stopAll().finally(() => presence.release(true))
      },
      abandon() {
        clearInterval(timer)
        presence.release(true)
        stopAll().catch((error: unknown) => deps.log.debug({ err: error }, 'the former job engine stopped'))
      },
    }
  } catch (error) {
    presence.release(true)
    stopAll().catch(() => {})
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
