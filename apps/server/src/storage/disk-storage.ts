/** Keeps files in a folder, each under its random id; written beside, synced, then moved into place. */
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from './file-storage'

/** Pictures give their size behind metadata of cameras and programs, which may be long. */
const HEAD_BYTES = 512 * 1024
/** The ending of a file that is still being written. */
const UNFINISHED = '.part'
/** Ids are made here; anything else must not become a path. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export function diskStorage(folder: string): FileStorage {
  // The last characters of a time-ordered id are random: the files spread evenly over 256 folders.
  const placeOf = (id: string) => {
    if (!ID.test(id)) throw new TypeError('a file is stored under an id')
    return { folder: join(folder, id.slice(-2)), path: join(folder, id.slice(-2), id) }
  }
  return {
    place: folder,
    async freeBytes() {
      // Before the first upload the folder is missing: its parent is on the same disk.
      const found = await statfs(folder).catch(() => statfs(dirname(folder)).catch(() => null))
      return found === null ? null : found.bavail * found.bsize
    },
    async put(id, content) {
      const place = placeOf(id)
      const incoming = place.path + UNFINISHED
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
      const file = await orWhenGone(open(placeOf(id).path), null)
      return file?.createReadStream() ?? null
    },
    async remove(id) {
      await rm(placeOf(id).path, { force: true })
    },
    async *list(before) {
      for (const place of await orWhenGone(readdir(folder), [])) {
        // oxlint-disable-next-line no-await-in-loop -- one folder after the other: all of them at once may be very many
        const paths = (await filesBelow(join(folder, place))).filter((path) => ID.test(basename(path)))
        // oxlint-disable-next-line no-await-in-loop
        const old = await Promise.all(paths.map(async (path) => ((await isOlder(path, before)) ? basename(path) : null)))
        yield old.filter((id) => id !== null)
      }
    },
    async removeUnfinished(before) {
      const left = (await filesBelow(folder)).filter((path) => path.endsWith(UNFINISHED))
      const old = await Promise.all(left.map(async (path) => ((await isOlder(path, before)) ? path : null)))
      const removed = old.filter((path) => path !== null)
      await Promise.all(removed.map((path) => rm(path, { force: true })))
      return removed.length
    },
  }
}

/** Nothing has been uploaded yet where there is no folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await orWhenGone(readdir(folder, { recursive: true, withFileTypes: true }), [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** An upload that is finished meanwhile is no leftover. */
async function isOlder(path: string, before: Date): Promise<boolean> {
  const found = await orWhenGone(stat(path), null)
  return found !== null && found.mtime < before
}

async function orWhenGone<Found, Instead>(look: Promise<Found>, instead: Instead): Promise<Found | Instead> {
  try {
    return await look
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }
}

function countAndKeepHead() {
  let byteCount = 0
  const head: Buffer[] = []
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (byteCount < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - byteCount))
      byteCount += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ byteCount, head: Buffer.concat(head) }) }
}
