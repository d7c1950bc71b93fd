/** Loads a checked backup into an empty database and an empty folder. */
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ClientBase, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '../domain/start-error'
import type { FileStorage } from '../storage/file-storage'
import { JOBS, type Manifest } from './manifest'
import { readArchive } from './read-archive'
import { copyIn, dropReferences } from './tables'

export interface BackupTarget {
  /** A connection of its own to a database with the backup's migrations applied and no rows. */
  readonly client: ClientBase
  readonly files: FileStorage
}

/** Loads all rows in one transaction and then counts them; the files go to the storage. @throws when anything does not fit; no row stays then. */
export async function loadBackup({ client, files }: BackupTarget, file: string, manifest: Manifest): Promise<void> {
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
  await client.query('begin')
  try {
    await client.query(
      'create temporary table waiting_jobs (identifier text, payload json, key text, run_at timestamptz, max_attempts int, priority int) on commit drop',
    )
    const putBack = await dropReferences(client)
    await readArchive(file, async (name, content) => {
      const table = manifest.tables.find(({ parts }) => parts.some((part) => part.name === name))
      if (table !== undefined) await sendPart(client, copyIn(table), content)
      else if (name.startsWith('files/')) await files.put(name.slice('files/'.length), content)
      else content.resume()
    })
    await putBack()
    await client.query(
      `select graphile_worker.add_job(identifier, payload => payload, run_at => run_at, job_key => key, max_attempts => max_attempts, priority => priority)
       from waiting_jobs`,
    )
    await requireCounts(client, manifest)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  await client.query('analyze')
}

async function sendPart(client: ClientBase, statement: string, content: Readable): Promise<void> {
  await pipeline(content, client.query(copyFrom(statement)))
}

async function requireCounts(client: ClientBase, manifest: Manifest): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const place = name === JOBS ? 'waiting_jobs' : `public.${escapeIdentifier(name)}`
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const counted = await client.query<{ rows: number }>(`select count(*)::int as rows from ${place}`)
    if (counted.rows[0]?.rows !== rows)
      throw new StartError(`The table ${name} holds ${counted.rows[0]?.rows} rows instead of ${rows}; nothing was restored.`)
  }
}
