/** Opens the one database: our own PostgreSQL, or the one `DATABASE_URL` names. */
import { Client } from 'pg'
import type { Log } from '../domain/log'
import { StartError } from '../domain/start-error'
import { type Connection, type ConnectionOptions, connect, POOLS } from './client'
import { type EmbeddedOptions, startEmbedded } from './embedded/start-embedded'
import { sqlStateOf } from './sql-state'

const OLDEST_VERSION = 150_000

export interface DatabaseOptions extends EmbeddedOptions {
  readonly databaseUrl: string | undefined
  readonly log: Log
}

/** The database through each of its pools (`POOLS`). */
export type OpenedDatabase = Readonly<Record<keyof typeof POOLS, Connection>> & { readonly close: () => Promise<void> }

export async function openDatabase({ databaseUrl, log, ...embedded }: DatabaseOptions): Promise<OpenedDatabase> {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  if (databaseUrl !== undefined) {
    await checkReachable({ connectionString: databaseUrl }, databaseUrl)
    return openPools({ connectionString: databaseUrl }, onIdleError)
  }
  const postgres = await startEmbedded(embedded)
  const pools = openPools(postgres.connection, onIdleError)
  return {
    ...pools,
    close: async () => {
      await pools.close()
      await postgres.stop()
    },
  }
}

function openPools(options: ConnectionOptions, onIdleError: (error: Error) => void): OpenedDatabase {
  const calls = connect(options, onIdleError, POOLS.calls)
  const moves = connect(options, onIdleError, POOLS.moves)
  const quick = connect(options, onIdleError, POOLS.quick)
  const sessions = connect(options, onIdleError, POOLS.sessions)
  const news = connect(options, onIdleError, POOLS.news)
  const jobs = connect(options, onIdleError, POOLS.jobs)
  const pools = { calls, moves, quick, sessions, news, jobs }
  const close = async () => void (await Promise.all(Object.values(pools).map((pool) => pool.close())))
  return { ...pools, close }
}

async function checkReachable(options: ConnectionOptions, databaseUrl: string): Promise<void> {
  const client = new Client({ ...options, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; number: number }>(
      "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
    )
    const [found] = rows
    if (found !== undefined && found.number < OLDEST_VERSION)
      throw new StartError(`PostgreSQL ${found.version} is too old; 15 or newer is needed.`)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${describeFailure(error, placeOf(databaseUrl))} Check DATABASE_URL.`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Host, port and name; never the password. */
function placeOf(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const host = url.hostname || url.searchParams.get('host') || 'localhost'
  return {
    server: `${host}:${url.port || url.searchParams.get('port') || '5432'}`,
    database: decodeURIComponent(url.pathname.slice(1)),
    user: decodeURIComponent(url.username),
  }
}

function describeFailure(error: unknown, { server, database, user }: ReturnType<typeof placeOf>): string {
  const state = sqlStateOf(error)
  if (state === '3D000') return `The database "${database}" does not exist on ${server}.`
  if (state === '28P01' || state === '28000') return `PostgreSQL on ${server} refused the user "${user}" or the password.`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = code || (error instanceof Error ? error.message : String(error))
  return `PostgreSQL on ${server} cannot be reached (${reason}).`
}
