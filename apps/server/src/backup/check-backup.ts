/** Reads a backup whole and compares every entry with what the manifest says of it. Nothing is loaded from a file that was not checked. */
import { createHash } from 'node:crypto'
import { StartError } from '../domain/start-error'
import { type Manifest, MANIFEST_NAME, manifestSchema, type Part } from './manifest'
import { readArchive } from './read-archive'

const MAX_MANIFEST_BYTES = 256 * 1024 * 1024

/** @throws {StartError} when the file is no backup or one byte of it is not as it was written. */
export async function checkBackup(file: string): Promise<Manifest> {
  const found: Part[] = []
  let manifestText: string | null = null
  try {
    await readArchive(file, async (name, content) => {
      if (manifestText !== null) throw new TypeError('something follows its list of contents')
      const hash = createHash('sha256')
      const kept: Buffer[] = []
      let bytes = 0
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk)
        bytes += chunk.length
        if (name === MANIFEST_NAME && bytes < MAX_MANIFEST_BYTES) kept.push(chunk)
      }
      if (name === MANIFEST_NAME) manifestText = Buffer.concat(kept).toString('utf8')
      else found.push({ name, bytes, sha256: hash.digest('hex') })
    })
    if (manifestText === null) throw new TypeError('its list of contents is missing')
    const manifest = manifestSchema.parse(JSON.parse(manifestText))
    requireSame([...manifest.tables.flatMap(({ parts }) => parts), ...manifest.files], found)
    return manifest
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') throw new StartError(`There is no file ${file}.`)
    if (code === 'EACCES' || code === 'EISDIR') throw new StartError(`The backup ${file} cannot be read (${code}).`)
    const reason = error instanceof TypeError || code !== '' ? (error as Error).message : 'its list of contents is not readable'
    throw new StartError(`The backup ${file} is damaged or is none (${reason}). Nothing was changed.`)
  }
}

function requireSame(listed: readonly Part[], found: readonly Part[]): void {
  if (listed.length !== found.length) throw new TypeError(`it lists ${listed.length} parts and holds ${found.length}`)
  for (const [index, part] of listed.entries()) {
    const other = found[index]
    if (other?.name !== part.name || other.bytes !== part.bytes || other.sha256 !== part.sha256)
      throw new TypeError(`${part.name} is not as it was written`)
  }
}
