/** A restore goes only into an empty target; what an interrupted restore has left is recognised and cleared. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClientBase, escapeIdentifier } from 'pg'
import { StartError } from '../domain/start-error'
import { listTables } from './tables'

const markerOf = (dataDir: string) => join(dataDir, 'restore.unfinished')

/** True while a restore into that directory is unfinished: its content must not be served. */
export const isRestoreUnfinished = (dataDir: string): boolean => existsSync(markerOf(dataDir))

/** @throws {StartError} when there is anything a restore could overwrite. */
export async function claimEmptyDirectory(dataDir: string, isEmbedded: boolean): Promise<void> {
  // Everything here came from the restore that was broken off, which had found the directory empty.
  if (isRestoreUnfinished(dataDir)) await clear(dataDir)
  for (const name of ['files', ...(isEmbedded ? ['cluster', 'installation.json'] : [])]) {
    const place = join(dataDir, name)
    // oxlint-disable-next-line no-await-in-loop -- three at most
    if (!(await holdsAnything(place))) continue
    throw new StartError(
      `There is data in ${place}; a restore goes into an empty DATA_DIR only. Set DATA_DIR to a new directory, or move the old one away.`,
    )
  }
  await mkdir(dataDir, { recursive: true, mode: 0o755 })
  await writeFile(markerOf(dataDir), `${new Date().toISOString()}\n`)
}

export const releaseDirectory = (dataDir: string): Promise<void> => rm(markerOf(dataDir), { force: true })

async function holdsAnything(place: string): Promise<boolean> {
  if (!existsSync(place)) return false
  const names = await readdir(place).catch(() => ['a file'])
  return names.length > 0
}

async function clear(dataDir: string): Promise<void> {
  // The cluster may be a link to a directory outside.
  const cluster = await realpath(join(dataDir, 'cluster')).catch(() => null)
  if (cluster !== null) await rm(cluster, { recursive: true, force: true })
  for (const name of ['cluster', 'files', 'installation.json']) {
    // oxlint-disable-next-line no-await-in-loop -- three
    await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/** @throws {StartError} when a table of the database has rows. */
export async function requireEmptyDatabase(client: ClientBase): Promise<void> {
  for (const { name } of await listTables(client)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const found = await client.query(`select 1 from public.${escapeIdentifier(name)} limit 1`)
    if (found.rowCount !== 0)
      throw new StartError(`The database has rows in its table ${name}; a restore goes into an empty database only.`)
  }
}
