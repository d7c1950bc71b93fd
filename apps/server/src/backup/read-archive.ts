/** Goes through the entries of a backup from its beginning to its end. */
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { requireDigest } from './file-digest'

/** Hands each entry to `visit`, which reads it to its end. @throws what makes the file unreadable. */
export async function readArchive(file: string, visit: (name: string, content: Readable) => Promise<void>): Promise<void> {
  const entries = extract()
  const failures: unknown[] = []
  const visiting = (async () => {
    for await (const entry of entries) {
      await visit(entry.header.name, Readable.from(entry)).catch((error: unknown) => {
        failures.push(error)
        throw error
      })
    }
  })()
  const reading = pipeline(createReadStream(file), requireDigest(), createGunzip(), entries)
  const [read, visited] = await Promise.allSettled([reading, visiting])
  // What the visitor found comes first: the other two only break off after it.
  if (failures.length > 0) throw failures[0]
  if (read.status === 'rejected') throw read.reason
  if (visited.status === 'rejected') throw visited.reason
}
