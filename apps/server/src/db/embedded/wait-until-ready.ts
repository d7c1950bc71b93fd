/** Waits for a PostgreSQL that is starting, and makes the one database in it. */
import { Client } from 'pg'
import { StartError } from '../../domain/start-error'
import type { ConnectionOptions } from '../client'
import { sqlStateOf } from '../sql-state'

const READY_TIMEOUT_MS = 30_000
const RETRY_MS = 10
/** "The database system is starting up": it recovers after a crash. */
const STARTING_UP = '57P03'

/** What keeps it from starting, for the one at the terminal. */
type Explain = (words: string) => Promise<StartError>

/** @throws {StartError} when it ends, refuses its own server, or is silent for too long. */
export async function waitUntilReady(connection: ConnectionOptions, ended: Promise<string>, explain: Explain): Promise<void> {
  const end: { reason?: string } = {}
  void ended.then((reason) => {
    end.reason = reason
  })
  let deadline = Date.now() + READY_TIMEOUT_MS
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each try waits for the one before
    const problem = await tryConnection(connection, explain)
    if (problem === null) return
    // It answers and is recovering, however long that takes: a restart would only begin the recovery again.
    if (sqlStateOf(problem) === STARTING_UP) deadline = Date.now() + READY_TIMEOUT_MS
    // oxlint-disable-next-line no-await-in-loop -- the last round
    if (end.reason !== undefined) throw await explain(end.reason)
    if (Date.now() > deadline)
      throw new StartError(`The embedded PostgreSQL was not ready after ${READY_TIMEOUT_MS / 1000} seconds: ${problem.message}`)
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

async function tryConnection(connection: ConnectionOptions, explain: Explain): Promise<Error | null> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2_000 })
  // A connection cut while starting is reported here too; without a listener the error would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return null
  } catch (error) {
    // Not reachable yet, starting, or ending as it starts: then the process's own end is what counts.
    const state = sqlStateOf(error)
    if (state === null || state === STARTING_UP || !(error instanceof Error))
      return error instanceof Error ? error : new Error(String(error))
    throw await explain(`it refused its own server: ${error.message}`)
  } finally {
    await client.end().catch(() => {})
  }
}

export async function ensureDatabase(connection: ConnectionOptions, name: string): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
