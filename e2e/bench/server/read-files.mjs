/** The tables of a running server are in the system's memory. A machine that reclaims memory of files within minutes would make it read them from the disk. */
import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const nowhere = () =>
  new Writable({
    write: (_chunk, _encoding, done) => {
      done()
    },
  })

/** Reads every file of the database of a folder once: seconds for a million tickets. */
export async function readFilesOnce(folder) {
  const tables = join(folder, 'data/cluster/pgdata/base')
  const files = readdirSync(tables, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    // PostgreSQL may have removed one meanwhile.
    // oxlint-disable-next-line no-await-in-loop -- one disk
    await pipeline(createReadStream(join(parentPath, name), { highWaterMark: 1 << 20 }), nowhere()).catch(() => {})
  }
}
