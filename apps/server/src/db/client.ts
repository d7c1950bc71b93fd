/** The connection pool and the database handle every repo works on. */
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import { Pool, type PoolConfig } from 'pg'
import { preparingClientClass } from './statements/preparing-client'

type NoSchema = Record<string, never>

export type Database = NodePgDatabase<NoSchema> & { readonly $client: Pool }
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>
/** What a read needs: the database itself or a transaction on it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

export interface Connection {
  readonly pool: Pool
  readonly db: Database
  readonly close: () => Promise<void>
}

export type ConnectionOptions = Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'>

/** How many connections a pool holds at most, how many of them when nobody calls, and how long one statement may take on them. */
export interface PoolTraits {
  readonly max: number
  /** A new connection needs a new process of PostgreSQL, and each statement has to be prepared on it: a request after a pause would wait for that. */
  readonly kept: number
  readonly statementTimeoutMs: number
  /**
   * True where all statements find what they need by its key, whatever their values are: PostgreSQL plans each once for a connection. By itself it plans
   * the first five times again, which takes longer than running. `PLANNED_BY_VALUES` has no effect there.
   */
  readonly plansOnce: boolean
}

/** The pools of one server. They share nothing, so that what fills one leaves the others as they are. */
export const POOLS = {
  /**
   * For calls: pages, lists and searches. Nobody waits longer than this for an answer. Each takes some 10 MiB once it has met all statements. One person's
   * searches hold four of them (`http/call-kinds.ts`), so there are more.
   */
  calls: { max: 6, kept: 2, statementTimeoutMs: 15_000, plansOnce: false },
  /** For starting and moving tickets: few, because calls that wait share a statement, so each connection has soon prepared all of these. */
  moves: { max: 3, kept: 1, statementTimeoutMs: 15_000, plansOnce: true },
  /** For what has to answer under any load: health, the session of every request, signing in and the badge. */
  quick: { max: 3, kept: 1, statementTimeoutMs: 3000, plansOnce: false },
  /** The connection that receives notifications about changed sessions. */
  sessions: { max: 1, kept: 0, statementTimeoutMs: 3000, plansOnce: false },
  /** The connection that receives notifications about changed tickets. */
  news: { max: 1, kept: 0, statementTimeoutMs: 3000, plansOnce: false },
  /** For migrations and jobs, which no request waits for: a sweep, or an index on a large table, takes minutes. Three of them are held all the time, and workers that wait for other machines hold none. */
  jobs: { max: 7, kept: 0, statementTimeoutMs: 600_000, plansOnce: false },
} as const satisfies Readonly<Record<string, PoolTraits>>

/** Connections that are idle for so long are closed, except those that are kept. */
export const IDLE_MS = 30_000

const NO_JIT = 'set jit = off'
/**
 * A plan that is made once must not depend on how large its tables are at that moment. One that was vacuumed while it was empty would be read from end to end, and
 * still when it has grown to thousands of rows: up to a minute, until PostgreSQL counts them by itself. What must weigh its rows is a function that says so (ADR 0069).
 */
const PLANS_ONCE = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off'

/** Opens a pool; no connection is made yet. A broken idle connection is reported and replaced, it never ends the process. */
export function connect(options: ConnectionOptions, onIdleError: (error: Error) => void, traits: PoolTraits): Connection {
  const pool = new Pool({
    Client: preparingClientClass(),
    ...options,
    max: traits.max,
    min: traits.kept,
    // A firewall or proxy in between may silently drop a connection that is idle for minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: traits.statementTimeoutMs,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'formwork',
    // Statements end within milliseconds, but PostgreSQL expects many more rows of them than there are: compiling would take longer than running.
    // oxlint-disable-next-line no-misused-promises -- it is waited for; the types do not say so
    onConnect: async (client) => void (await client.query(traits.plansOnce ? `${NO_JIT}; ${PLANS_ONCE}` : NO_JIT)),
  })
  // `pool.end()` resolves before the sockets are gone, so a database that stops right after it breaks a few, which no longer matters.
  let isClosing = false
  const report = (error: Error) => {
    if (!isClosing) onIdleError(error)
  }
  pool.on('error', report)
  // A connection that breaks while it is handed out is reported by its query; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', report))
  const close = () => {
    isClosing = true
    return pool.end()
  }
  return { pool, db: drizzle(pool), close }
}
