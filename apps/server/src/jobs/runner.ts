/** The job engine: graphile-worker on the server's own pool, restarted whenever the database was unreachable. */
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Deps } from '../deps'
import { type EngineRun, startEngine } from './engine'

export interface JobRunner {
  /** Lets running jobs finish; the others stay in the database. */
  stop(): Promise<void>
}

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5000

/** @throws when the database does not answer at the start; later outages are waited out. */
export async function startJobs(pool: pg.Pool, deps: Deps): Promise<JobRunner> {
  const isOver = new AbortController()
  let current: EngineRun | null = await startEngine(pool, deps)
  const restart = async (): Promise<EngineRun | null> => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      // oxlint-disable-next-line no-await-in-loop -- each try waits for the one before
      await wait(pause, undefined, { signal: isOver.signal }).catch(() => {})
      if (isOver.signal.aborted) return null
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await startEngine(pool, deps)
      } catch (error) {
        deps.log.warn({ err: error }, 'the job engine waits for the database')
      }
    }
  }
  const watching = (async () => {
    while (current !== null) {
      // oxlint-disable-next-line no-await-in-loop -- one run after the other
      const reason = await Promise.race([current.broken, aborted(isOver.signal)])
      if (isOver.signal.aborted) return
      deps.log.warn({ reason }, 'the job engine lost the database and is started anew')
      current.abandon()
      current = null
      // oxlint-disable-next-line no-await-in-loop
      current = await restart()
    }
  })()
  return {
    stop: async () => {
      isOver.abort()
      await watching
      await current?.stop().catch((error: unknown) => deps.log.warn({ err: error }, 'the job engine did not stop cleanly'))
    },
  }
}

const aborted = (signal: AbortSignal): Promise<string> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve('stopped')
    signal.addEventListener('abort', () => resolve('stopped'), { once: true })
  })
