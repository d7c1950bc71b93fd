/** Applies the numbered SQL files of `migrations/`, each in its own transaction, one server at a time. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { migrateJobs } from './migrate-jobs'
import { StartError } from '../domain/start-error'

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/
/** Any fixed number: servers that start together on one database take turns on it. */
const ADVISORY_LOCK = 7_023_456_711

export interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The folder lies beside `dist/` when bundled and beside `src/` when run from the sources. */
export function migrationsFolder(): string {
  const places = ['../migrations', '../../migrations'].map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const found = places.find((place) => existsSync(place))
  if (found === undefined) throw new StartError(`The folder of database migrations is missing (looked in ${places.join(' and ')}).`)
  return found
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}`, 'utf8')
      return { version: Number(name.slice(0, 4)), name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Updates the schema to this version. @returns the names applied now. @throws {StartError} when the database is newer than this server. */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    // A long migration, or waiting for another server's, is not a runaway query.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    const applied = await applyPending(client, migrations)
    await migrateJobs(pool)
    return applied
  } finally {
    // The connection carries changed settings and the lock: it is closed, not given back.
    client.release(true)
  }
}

async function applyPending(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ version: number; checksum: string }>(
    'select version, checksum from schema_migrations order by version',
  )
  const applied = new Map(rows.map((row) => [row.version, row.checksum]))
  const newestKnown = migrations.at(-1)?.version ?? 0
  const newestApplied = rows.at(-1)?.version ?? 0
  if (newestApplied > newestKnown) {
    throw new StartError(
      `The database is at schema version ${newestApplied}, newer than this server knows (${newestKnown}). Start the newer server again.`,
    )
  }
  const names: string[] = []
  for (const migration of migrations) {
    const checksum = applied.get(migration.version)
    if (checksum === migration.checksum) continue
    if (checksum !== undefined)
      throw new StartError(`The migration ${migration.name} was changed after it had been applied to this database.`)
    await applyOne(client, migration)
    names.push(migration.name)
  }
  return names
}

async function applyOne(client: pg.PoolClient, { version, name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [version, name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new StartError(`The migration ${name} failed and was rolled back: ${error instanceof Error ? error.message : String(error)}`)
  }
}
