/** Writes a backup from one snapshot of the database, while people go on working. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import { StartError } from '../domain/start-error'
import type { FileStorage } from '../storage/file-storage'
import { checkBackup } from './check-backup'
import { withDigest } from './file-digest'
import { type Manifest, MANIFEST_NAME, type Part } from './manifest'
import { copyOut, listTables, type Table, waitingJobs } from './tables'

/** A table is cut into parts of this size, since a tar says the size of an entry before it. */
const PART_BYTES = 4 * 1024 * 1024
const LINE_FEED = 0x0a

export interface BackupSource {
  /** A connection of its own, on which nothing else runs. */
  readonly client: ClientBase
  readonly files: FileStorage
}

/**
 * Writes `file` and checks it. The file is either complete or not there.
 *
 * @throws {StartError} when there is such a file already or it cannot be written.
 */
export async function writeBackup(source: BackupSource, file: string): Promise<Manifest> {
  if ((await stat(file).catch(() => null)) !== null) throw new StartError(`There is a file ${file} already; nothing was written over it.`)
  const draft = `${file}.part`
  const archive = pack()
  try {
    await rm(draft, { force: true })
    const writing = pipeline(
      archive,
      createGzip({ level: 3 }),
      withDigest(),
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    )
    const filling = fill(archive, source).catch((error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    })
    await Promise.all([writing, filling])
    const manifest = await checkBackup(draft)
    await rename(draft, file)
    return manifest
  } catch (error) {
    await rm(draft, { force: true })
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (['ENOENT', 'EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(code))
      throw new StartError(`The backup ${file} could not be written (${code}).`)
    throw error
  }
}

async function fill(archive: Pack, { client, files }: BackupSource): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query<{ at: Date }>('select now() as at')
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select version, name, checksum from schema_migrations order by version',
  )
  const tables: Manifest['tables'] = []
  for (const table of [...(await listTables(client)), waitingJobs]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one archive
    tables.push(await addTable(archive, client, table))
  }
  const uploads = await client.query<{ id: string; bytes: string }>('select id, byte_count as bytes from files order by id')
  await client.query('commit')
  const parts: Part[] = []
  const missingFiles: string[] = []
  for (const { id, bytes } of uploads.rows) {
    // oxlint-disable-next-line no-await-in-loop
    const content = await files.open(id)
    if (content === null) missingFiles.push(id)
    // oxlint-disable-next-line no-await-in-loop
    else parts.push(await addEntry(archive, `files/${id}`, Number(bytes), content))
  }
  const at = (rows[0]?.at ?? new Date()).toISOString()
  const manifest: Manifest = { format: 'formwork-backup-1', at, migrations: migrations.rows, tables, files: parts, missingFiles }
  await addBytes(archive, MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 1)))
  archive.finalize()
}

async function addTable(archive: Pack, client: ClientBase, table: Table): Promise<Manifest['tables'][number]> {
  const parts: Part[] = []
  let rows = 0
  let held = Buffer.alloc(0)
  // Only whole rows, so that each part can be loaded by itself.
  const flush = async (upTo: number) => {
    if (upTo === 0) return
    const name = `tables/${table.name}/${String(parts.length + 1).padStart(6, '0')}`
    parts.push(await addBytes(archive, name, held.subarray(0, upTo)))
    held = held.subarray(upTo)
  }
  const copied: AsyncIterable<Buffer> = client.query(copyTo(copyOut(table)))
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of copied) {
    // In this format a line feed only ends rows; one inside a value is written as two characters.
    for (const byte of chunk) if (byte === LINE_FEED) rows += 1
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    held = Buffer.concat([held, ...chunks])
    chunks = []
    bytes = 0
    await flush(held.lastIndexOf(LINE_FEED) + 1)
  }
  held = Buffer.concat([held, ...chunks])
  await flush(held.length)
  return { name: table.name, columns: [...table.columns], rows, parts }
}

const addBytes = (archive: Pack, name: string, bytes: Buffer): Promise<Part> =>
  addEntry(archive, name, bytes.length, Readable.from([bytes]))

async function addEntry(archive: Pack, name: string, bytes: number, content: Readable): Promise<Part> {
  const hash = createHash('sha256')
  const counted = new PassThrough()
  counted.on('data', (chunk: Buffer) => hash.update(chunk))
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry({ name, size: bytes, mode: 0o600, mtime: new Date(0) }, (error) => (error ? reject(error) : resolve()))
    pipeline(content, counted, entry).catch(reject)
  })
  return { name, bytes, sha256: hash.digest('hex') }
}
