/** Compares a running database with the mark that was stored of it, and keeps the mark up to date. */
import { Client } from 'pg'
import { StartError } from '../../domain/start-error'
import type { ConnectionOptions } from '../client'
import { isDamage } from '../sql-state'
import { type InstallationMark, readMark, summary, writeMark } from './installation-mark'

/** Counting further takes longer and shows nothing more about a loss. */
const COUNTED_TICKETS = 100_000
const REFRESH_MS = 10_000
/** Counting more takes tens of milliseconds that delay all other statements: it is done rarely, and in between the last count is used. */
const COUNTED_AT_ONCE = 5000
const RECOUNT_MS = 600_000

/** What to do, at the end of each refusal. */
export const RECOVERY_HINT =
  'Restore a backup (docs/guide/installing.md). To go on with what is left and accept the loss, start once with --accept-loss.'

interface Known {
  readonly mark: InstallationMark
  /** Of `performance.now()`. */
  readonly countedAt: number
}

/** Tickets are never deleted, so an older count is still true. */
const isCountKnown = ({ mark, countedAt }: Known): boolean => mark.tickets > COUNTED_AT_ONCE && performance.now() - countedAt < RECOUNT_MS

/** @param before - the last result: when nothing was written since, nothing is counted. Null: everything is read. */
async function look(client: Client, before: Known | null): Promise<Known> {
  // The position is read first, so the count covers at least every ticket up to it.
  const { rows } = await client.query<{ cluster: string; position: string; hasTickets: boolean }>(
    `select system_identifier::text as cluster, pg_current_wal_flush_lsn()::text as position, to_regclass('public.tickets') is not null as "hasTickets"
     from pg_control_system()`,
  )
  const [found] = rows
  if (found === undefined) throw new Error('PostgreSQL told nothing about itself')
  const { cluster, position, hasTickets } = found
  if (before !== null && before.mark.position === position) return before
  const at = new Date().toISOString()
  if (before !== null && isCountKnown(before)) return { ...before, mark: { ...before.mark, cluster, position, at } }
  const counted = hasTickets
    ? await client.query<{ tickets: number }>('select count(*)::int as tickets from (select 1 from tickets limit $1) as counted', [
        COUNTED_TICKETS,
      ])
    : null
  return { mark: { cluster, position, tickets: counted?.rows[0]?.tickets ?? 0, at }, countedAt: performance.now() }
}

async function withConnection<Result>(connection: ConnectionOptions, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000, statement_timeout: 15_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** `'0/16B3748'` as a number that can be compared. */
const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** What is wrong with a database, compared with what was remembered; null when nothing is. */
export function findLoss(before: InstallationMark, now: InstallationMark): string | null {
  if (now.cluster !== before.cluster) return 'is another database than the one that was here before'
  if (positionOf(now.position) < positionOf(before.position))
    return `has gone back in time: it ends before what was safely on disk (${now.position} instead of ${before.position})`
  if (now.tickets < before.tickets) return `has lost tickets: ${now.tickets} are left`
  return null
}

/** @throws {StartError} when the database is not the one that was here, or holds less than it did. */
export async function refuseLoss(dataDir: string, connection: ConnectionOptions, isLossAccepted: boolean): Promise<void> {
  const before = await readMark(dataDir)
  if (before === null || isLossAccepted) return
  const { mark: now } = await withConnection(connection, (client) => look(client, null)).catch((error: unknown) => {
    if (!isDamage(error)) throw error
    throw new StartError(
      `The database in ${dataDir} is damaged (${String(error)}); it held ${summary(before)}. Nothing was changed. ${RECOVERY_HINT}`,
    )
  })
  const loss = findLoss(before, now)
  if (loss === null) return
  throw new StartError(`The database in ${dataDir} ${loss}; it held ${summary(before)}. Nothing was changed. ${RECOVERY_HINT}`)
}

/** Remembers the database from time to time. @returns how to stop, remembering it once more. */
export function keepUpdatingMark(dataDir: string, connection: ConnectionOptions, onProblem: (error: unknown) => void): () => Promise<void> {
  let last: Known | null = null
  const remember = async (known: Known | null) => {
    const now = await withConnection(connection, (client) => look(client, known))
    if (now !== known) await writeMark(dataDir, now.mark)
    last = now
  }
  // One after the other; while the database is away nothing new is known.
  let running = remember(null).catch(onProblem)
  const timer = setInterval(() => {
    running = running.then(() => remember(last)).catch(onProblem)
  }, REFRESH_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running.then(() => remember(null)).catch(onProblem)
  }
}
