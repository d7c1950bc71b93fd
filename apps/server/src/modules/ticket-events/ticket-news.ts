/** News of tickets and forms between servers, through PostgreSQL. */
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database } from '../../db/client'
import { keepListening } from '../../db/keep-listening'
import type { Log } from '../../domain/log'
import { createWatchers, type TicketNews } from './watchers'

export interface RunningTicketNews extends TicketNews {
  /** True while the server receives notifications of changes. */
  readonly isListening: boolean
  stop(): Promise<void>
}

export interface TicketNewsTraits {
  /** A pool whose one connection this keeps. */
  readonly pool: Pool
  /** For notifying the others; only short statements. */
  readonly db: Database
  readonly log: Log
}

const CHANNEL = 'ticket_changes'
/** Changes within so many milliseconds are notified together: a commit that notifies makes all others that do so wait for it, so moves never notify themselves. */
const GATHER_MS = 25
/** Of one message; PostgreSQL carries 8,000 bytes. */
const MAX_IDS = 200
const STATEMENT = `set application_name = 'formwork news'; listen ${CHANNEL}; listen session_changes`
const TICKETS = /^tickets ([\da-f -]+)$/
/** The payloads of the triggers on sessions. */
const HOLDER = /^(session|person) ([\da-f-]{36})$/

/** Begins to listen; returns before the connection is made. The heartbeat of the streams makes up for lost notifications. */
export function startTicketNews({ pool, db, log }: TicketNewsTraits): RunningTicketNews {
  const watchers = createWatchers()
  const changed = new Set<string>()
  let gathering: NodeJS.Timeout | null = null
  let isListening = false
  let sending: Promise<void> = Promise.resolve()
  const sendAll = async () => {
    gathering = null
    const ids = [...changed]
    changed.clear()
    for (let first = 0; first < ids.length; first += MAX_IDS) {
      const message = `tickets ${ids.slice(first, first + MAX_IDS).join(' ')}`
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await db
        .execute(sql`select pg_notify(${CHANNEL}, ${message})`)
        .catch((error: unknown) => log.warn({ err: error }, 'open pages learn later that their tickets changed'))
    }
  }
  const onMessage = (payload: string) => {
    const ids = TICKETS.exec(payload)?.[1]
    if (ids !== undefined) {
      const subjectIds = new Set(ids.split(' '))
      watchers.call(({ subjectId }) => subjectIds.has(subjectId))
      return
    }
    const [, kind, id] = HOLDER.exec(payload) ?? []
    if (kind !== undefined) watchers.call(({ sessionId, userId }) => (kind === 'session' ? sessionId : userId) === id)
  }
  const listening = keepListening({
    pool,
    statement: STATEMENT,
    log,
    what: 'changed tickets',
    // Changes before this were not notified.
    onReady: () => {
      isListening = true
      watchers.call(() => true)
    },
    onMessage,
    onLost: () => (isListening = false),
  })
  return {
    watch: (watcher) => watchers.watch(watcher),
    get isListening() {
      return isListening
    },
    notify(subjectId) {
      changed.add(subjectId)
      gathering ??= setTimeout(() => {
        sending = sendAll()
      }, GATHER_MS)
    },
    async stop() {
      if (gathering !== null) {
        clearTimeout(gathering)
        sending = sendAll()
      }
      await sending
      await listening.stop()
    },
  }
}
