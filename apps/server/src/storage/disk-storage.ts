/** Keeps files in a folder, each under its random id; written beside, synced, then moved into place. */
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from './file-storage'

/** As much as recognising a file type takes. */
const HEAD_BYTES = 4100
/** Ids are made here; anything else must not become a path. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export function diskStorage(folder: string): FileStorage {
  // The last characters of a time-ordered id are random: the files spread evenly over 256 folders.
  const placeOf = (id: string) => {
    if (!ID.test(id)) throw new TypeError('a file is stored under an id')
    return { folder: join(folder, id.slice(-2)), path: join(folder, id.slice(-2), id) }
  }
  return {
    async put(id, content) {
      const place = placeOf(id)
      const incoming = `${place.path}.part`
      await mkdir(place.folder, { recursive: true, mode: 0o700 })
      const counted = countAndKeepHead()
      try {
        await pipeline(content, counted.stream, createWriteStream(incoming, { flags: 'wx', mode: 0o600, flush: true }))
        await rename(incoming, place.path)
      } catch (error) {
        await rm(incoming, { force: true })
        throw error
      }
      return counted.result()
    },
    async open(id) {
      try {
        return (await open(placeOf(id).path)).createReadStream()
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async remove(id) {
      await rm(placeOf(id).path, { force: true })
    },
  }
}

function countAndKeepHead() {
  let byteCount = 0
  let head = Buffer.alloc(0)
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      byteCount += chunk.length
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ byteCount, head }) }
}
