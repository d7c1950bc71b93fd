/** One server per data directory: a lock of the kernel, which a killed server cannot leave behind, and a record of who holds it. */
import { join } from 'node:path'
import { StartError } from '../../domain/start-error'
import { tryFileLock } from './file-lock'
import { type Owner, readOwner, removeOwner, thisOwner, writeOwner } from './owner-record'

export interface DirectoryLock {
  release(): Promise<void>
}

export interface LockOptions {
  /** How often the owner writes its heartbeat. Default 2 s. */
  readonly beatMs?: number
  /** How long another owner's record is watched for such a sign. Default two and a half heartbeats. */
  readonly watchMs?: number
}

/**
 * Takes the lock of a home directory.
 *
 * The kernel's lock decides between servers on one kernel, in whatever containers they are. Servers on two machines that share the folder
 * may have file systems that do not carry locks across: there a record that is still being renewed, though the lock was free, refuses.
 *
 * @param place - the directory as the administrator knows it, for the message. @throws {StartError} when a server holds it.
 */
export async function lockDirectory(home: string, place: string, options: LockOptions = {}): Promise<DirectoryLock> {
  const { beatMs = 2000, watchMs = beatMs * 2.5 } = options
  const record = join(home, 'server.owner')
  const lock = tryFileLock(join(home, 'server.lock'))
  if (lock === null) {
    const owner = await readOwner(record)
    throw new StartError(`Another Formwork server${describe(owner)} already uses the data directory ${place}.`)
  }
  try {
    const mine = thisOwner()
    const before = await readOwner(record)
    if (before !== null && before.boot !== mine.boot) await refuseLiving(record, before, watchMs, place)
    await writeOwner(record, mine)
    const stopHeartbeat = keepHeartbeat(record, mine, beatMs)
    return {
      release: async () => {
        await stopHeartbeat()
        await removeOwner(record)
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

const describe = (owner: Owner | null): string => (owner === null ? '' : ` (process ${owner.pid} on ${owner.host}, since ${owner.since})`)

/** After a restart of the machine the record is merely old; on another machine its owner keeps writing. */
async function refuseLiving(record: string, before: Owner, watchMs: number, place: string): Promise<void> {
  const deadline = Date.now() + watchMs
  while (Date.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- watching takes time
    await new Promise((resolve) => setTimeout(resolve, watchMs / 10))
    // oxlint-disable-next-line no-await-in-loop
    const now = await readOwner(record)
    if (now === null || (now.beat === before.beat && now.since === before.since)) continue
    throw new StartError(
      `A Formwork server on another machine${describe(now)} uses the data directory ${place}, and the file system did not keep its lock. Stop that server, give this one a folder on a local disk, or let both use one DATABASE_URL.`,
    )
  }
}

/** @returns how to stop; what is being written then is finished first. */
function keepHeartbeat(record: string, owner: Owner, beatMs: number): () => Promise<void> {
  let beat = owner.beat
  let writing = Promise.resolve()
  const timer = setInterval(() => {
    beat += 1
    // A full disk must not end the server; the kernel's lock holds all the same.
    writing = writing.then(() => writeOwner(record, { ...owner, beat })).catch(() => {})
  }, beatMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return writing
  }
}
