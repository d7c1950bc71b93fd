/** Restarts PostgreSQL whenever it ends unexpectedly: the server stays up and answers again as soon as the database does. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Launched } from './launch'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 30_000
/** A run of at least this length does not count as one of several failures in a row. */
const LONG_RUN_MS = 60_000

export interface KeptRunning {
  /** Stops PostgreSQL, or the attempt to start it again, for good. */
  stop(): Promise<void>
}

export interface KeepOptions {
  /** Resolves when PostgreSQL has been launched, whether or not it answers yet. */
  readonly launch: () => Promise<Launched>
  /** Resolves when it answers. */
  readonly waitUntilReady: (launched: Launched) => Promise<void>
  readonly onEnded: (reason: string) => void
  readonly onBack: () => void
  readonly onFailed: (error: unknown) => void
}

/** @returns once PostgreSQL answers for the first time. @throws what kept it from that; nothing runs then. */
export async function keepRunning(options: KeepOptions): Promise<KeptRunning> {
  const isOver = new AbortController()
  let current = await options.launch()
  try {
    await options.waitUntilReady(current)
  } catch (error) {
    await current.stop()
    throw error
  }
  const restart = async () => {
    current = await options.launch()
    // Asked to stop while it was being launched.
    if (isOver.signal.aborted) return current.stop()
    await options.waitUntilReady(current)
    return options.onBack()
  }
  const watch = async () => {
    let pause = FIRST_PAUSE_MS
    let startedAt = Date.now()
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one run after the other
      const reason = await current.ended
      if (isOver.signal.aborted) return
      options.onEnded(reason)
      if (Date.now() - startedAt > LONG_RUN_MS) pause = FIRST_PAUSE_MS
      // oxlint-disable-next-line no-await-in-loop
      await wait(pause, undefined, { signal: isOver.signal }).catch(() => {})
      if (isOver.signal.aborted) return
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      startedAt = Date.now()
      // oxlint-disable-next-line no-await-in-loop
      await restart().catch((error: unknown) => {
        options.onFailed(error)
        return current.stop()
      })
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      isOver.abort()
      await current.stop()
      await watching
    },
  }
}
