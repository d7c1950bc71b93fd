/** `backup FILE` and `restore FILE`: finds the database the server would use, running or not. */
import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import type { Config } from '../config'
import { type ConnectionOptions, connect } from '../db/client'
import { addressBeside } from '../db/embedded/address'
import { SUPERUSER } from '../db/embedded/initialize'
import { DATABASE, startEmbedded } from '../db/embedded/start-embedded'
import { migrate, migrationsFolder, readMigrations } from '../db/migrate'
import { StartError } from '../domain/start-error'
import { diskStorage } from '../storage/disk-storage'
import { checkBackup } from './check-backup'
import { claimEmptyDirectory, isRestoreUnfinished, releaseDirectory, requireEmptyDatabase } from './empty-target'
import { loadBackup } from './load-backup'
import { type Manifest, summary } from './manifest'
import { writeBackup } from './write-backup'

type Say = (line: string) => void
type Target = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Writes a backup; the server may run. @throws {StartError} */
export async function runBackup({ dataDir: given, databaseUrl }: Target, file: string, say: Say): Promise<void> {
  const dataDir = resolve(given)
  if (isRestoreUnfinished(dataDir)) throw new StartError(`A restore into ${dataDir} was broken off; there is nothing whole to back up.`)
  const { connection, close } = await reach(dataDir, databaseUrl)
  try {
    const manifest = await withClient(connection, (client) => writeBackup({ client, files: diskStorage(join(dataDir, 'files')) }, file))
    say(`${file}: ${summary(manifest)}. Written and checked; it holds everything, passwords' hashes too: keep it private.`)
    if (manifest.missingFiles.length > 0)
      say(
        `${manifest.missingFiles.length} uploaded files were already missing in ${join(dataDir, 'files')}: ${manifest.missingFiles.join(', ')}`,
      )
  } finally {
    await close()
  }
}

/** Restores a backup into an empty data directory, and database if one is named. @throws {StartError} */
export async function runRestore({ dataDir: given, databaseUrl }: Target, file: string, say: Say): Promise<void> {
  const dataDir = resolve(given)
  const manifest = await checkBackup(file)
  const migrations = await migrationsOf(manifest)
  say(`${file} is whole: ${summary(manifest)}.`)
  await claimEmptyDirectory(dataDir, databaseUrl === undefined)
  const { connection, close } =
    databaseUrl === undefined ? await startOwn(dataDir, true) : { connection: { connectionString: databaseUrl }, close: async () => {} }
  try {
    await withClient(connection, requireEmptyDatabase)
    const migrating = connect(connection, () => {}, 2)
    try {
      await migrate(migrating.pool, migrations)
    } finally {
      await migrating.close()
    }
    await withClient(connection, (client) => loadBackup({ client, files: diskStorage(join(dataDir, 'files')) }, file, manifest))
  } finally {
    await close()
  }
  await releaseDirectory(dataDir)
  say(`Restored into ${databaseUrl === undefined ? dataDir : `the database of DATABASE_URL and ${dataDir}`}. Start the server as usual.`)
}

/** The migrations a backup was made with. @throws {StartError} when this server does not have them all. */
async function migrationsOf(manifest: Manifest) {
  const known = await readMigrations(migrationsFolder())
  const foreign = manifest.migrations.find((made) => known.find(({ version }) => version === made.version)?.checksum !== made.checksum)
  if (foreign !== undefined)
    throw new StartError(
      `The backup was made by a server with the migration ${foreign.name}, which this one does not have. Restore it with that server, or a newer one.`,
    )
  return known.slice(0, manifest.migrations.length)
}

interface Reached {
  readonly connection: ConnectionOptions
  readonly close: () => Promise<void>
}

/** A database that runs is used as it is; one that does not is started for the moment. */
async function reach(dataDir: string, databaseUrl: string | undefined): Promise<Reached> {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, close: async () => {} }
  const home = await realpath(join(dataDir, 'cluster')).catch(() => null)
  if (home === null || !existsSync(join(home, 'pgdata')))
    throw new StartError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  const address = addressBeside(home)
  const password = await readFile(join(home, 'password'), 'utf8').catch(() => '')
  const running = address === null ? null : { ...address, user: SUPERUSER, password: password.trim(), database: DATABASE }
  const isRunning = running !== null && (await withClient(running, async () => true).catch(() => false))
  return isRunning ? { connection: running, close: async () => {} } : startOwn(dataDir, false)
}

async function startOwn(dataDir: string, isNew: boolean): Promise<Reached> {
  const postgres = await startEmbedded({ dataDir, isLossAccepted: isNew })
  return { connection: postgres.connection, close: () => postgres.stop() }
}

async function withClient<Result>(connection: ConnectionOptions, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000, application_name: 'formwork-backup' })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
