/** A lock that PostgreSQL's own processes hold, not the server: it shows whether any of them still has the files open. */
import { join } from 'node:path'
import { StartError } from '../../domain/start-error'
import { type FileLock, waitForFileLock } from './file-lock'

/** Backends whose postmaster was killed end by themselves, and so does an `initdb`, after a second or two. */
const WAIT_MS = 15_000

/**
 * PostgreSQL tells whether another one runs by process numbers and shared memory, and sees neither across containers. Give the file
 * descriptor to the child, then release here.
 *
 * @throws {StartError} when a PostgreSQL out of our sight keeps running.
 */
export async function claimCluster(home: string): Promise<FileLock> {
  const lock = await waitForFileLock(join(home, 'postgres.lock'), WAIT_MS)
  if (lock !== null) return lock
  throw new StartError(
    `A PostgreSQL that an earlier server started still uses ${home}, out of this server's sight (in another container?). Stop it there, then start again.`,
  )
}
