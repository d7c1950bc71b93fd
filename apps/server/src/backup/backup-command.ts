/** `backup FILE` and `restore FILE`: of and into the database the server would use, running or not. `verify FILE` only reads the file. */
import { join, resolve } from 'node:path'
import type { Config } from '../config'
import { connect, POOLS } from '../db/client'
import { migrate, migrationsFolder, readMigrations } from '../db/migrate'
import { StartError } from '../domain/start-error'
import { diskStorage } from '../storage/disk-storage'
import { checkBackup } from './check-backup'
import { recordBackup } from './record-backup'
import { claimEmptyDirectory, isRestoreUnfinished, releaseDirectory, requireEmptyDatabase } from './empty-target'
import { loadBackup } from './load-backup'
import { type Manifest, summary } from './manifest'
import { openServerDatabase, startOwnServer, withClient } from './reach-database'
import { writeBackup } from './write-backup'

type Say = (line: string) => void
type Target = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Writes a backup; the server may run. @throws {StartError} */
export async function runBackup({ dataDir: given, databaseUrl }: Target, file: string, say: Say): Promise<void> {
  const dataDir = resolve(given)
  if (isRestoreUnfinished(dataDir)) throw new StartError(`A restore into ${dataDir} was broken off; there is nothing whole to back up.`)
  const { connection, close } = await openServerDatabase(dataDir, databaseUrl)
  try {
    const manifest = await withClient(connection, (client) => writeBackup({ client, files: diskStorage(join(dataDir, 'files')) }, file))
    say(`${file}: ${summary(manifest)}. Written and checked; it holds everything, passwords' hashes too: keep it private.`)
    if (manifest.missingFiles.length > 0)
      say(
        `${manifest.missingFiles.length} uploaded files were already missing in ${join(dataDir, 'files')}: ${manifest.missingFiles.join(', ')}`,
      )
    const isNoted = await withClient(connection, (client) => recordBackup(client, manifest)).catch(() => false)
    if (!isNoted) say('The database could not be told of it: the page of system health still shows the backup before.')
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
    databaseUrl === undefined
      ? await startOwnServer(dataDir, true)
      : { connection: { connectionString: databaseUrl }, close: async () => {} }
  try {
    await withClient(connection, requireEmptyDatabase)
    const migrating = connect(connection, () => {}, POOLS.jobs)
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

/** Reads a backup whole, and says whether this server could restore it. Nothing is restored. @throws {StartError} */
export async function runVerifyBackup(_target: Target, file: string, say: Say): Promise<void> {
  const manifest = await checkBackup(file)
  await migrationsOf(manifest)
  say(`${file} is whole, and this server can restore it: ${summary(manifest)}.`)
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
