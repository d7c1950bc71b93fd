/** Listens to notifications of PostgreSQL on a connection of its own, and begins again whenever that connection is lost. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { Log } from '../domain/log'

export interface ListenTraits {
  readonly pool: Pool
  /** One or more `listen` statements and settings of the connection, without values. */
  readonly statement: string
  readonly log: Log
  /** What it subscribes to, for the log: `changed tickets`. */
  readonly what: string
  /** Listening from now on. Notifications sent before, or while there was no connection, are not repeated. */
  readonly onReady: () => void
  readonly onMessage: (payload: string) => void
  /** From now on messages may be missed. */
  readonly onLost: () => void
}

export interface Listening {
  /** Closes the connection; no further notifications are passed on. */
  stop(): Promise<void>
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000

/**
 * Begins to listen; returns before the connection is made.
 *
 * @example
 * const listening = keepListening({ pool, statement: 'listen news', log, what: 'news', onReady, onMessage, onLost })
 */
export function keepListening({ pool, statement, log, what, onReady, onMessage, onLost }: ListenTraits): Listening {
  const isOver = new AbortController()
  const stopped = new Promise<string>((resolve) => isOver.signal.addEventListener('abort', () => resolve('stopped'), { once: true }))
  /** @returns why it ended. */
  const listenOn = async (client: PoolClient): Promise<string> => {
    const broken = new Promise<string>((resolve) => {
      client.on('error', (error) => resolve(error.message))
      client.on('end', () => resolve('the connection ended'))
    })
    client.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await client.query(statement)
      onReady()
      return await Promise.race([broken, stopped])
    } finally {
      onLost()
      client.release(true)
    }
  }
  const working = (async () => {
    let pause = FIRST_PAUSE_MS
    while (!isOver.signal.aborted) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one connection after the other
        const reason = await listenOn(await pool.connect())
        pause = FIRST_PAUSE_MS
        if (!isOver.signal.aborted) log.warn({ reason, what }, 'a connection that is told of changes was lost')
      } catch (error) {
        log.warn({ err: error, what }, 'changes cannot be listened to yet')
      }
      // oxlint-disable-next-line no-await-in-loop
      await wait(pause, undefined, { signal: isOver.signal }).catch(() => {})
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
  })()
  return {
    stop: () => {
      isOver.abort()
      return working
    },
  }
}
