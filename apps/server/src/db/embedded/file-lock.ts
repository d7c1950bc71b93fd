/** A lock that the kernel keeps: held as long as any process has the opened file, and released at the moment the last of them ends. */
import { closeSync, openSync } from 'node:fs'
import { tryLock } from 'fs-native-extensions'
import { StartError } from '../../domain/start-error'

export interface FileLock {
  /** For handing it to a child process, which then holds the lock as well, until it ends. */
  readonly fileDescriptor: number
  /** Closes the file here; a child that was given it keeps the lock. */
  release(): void
}

/** Error codes of systems on which files cannot be locked. */
const NO_LOCKS = new Set(['ENOLCK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'])

/**
 * Takes the lock on `file`, which is made when it is not there and never removed.
 *
 * @returns null when another process, in whatever container on this machine, holds it.
 * @throws {StartError} when the file system does not support locks.
 */
export function tryFileLock(file: string, lock: (fileDescriptor: number) => boolean = tryLock): FileLock | null {
  const fileDescriptor = openSync(file, 'a+', 0o600)
  let isOpen = true
  const release = () => {
    // Closed once only: the number may belong to another file by then.
    if (isOpen) closeSync(fileDescriptor)
    isOpen = false
  }
  try {
    if (lock(fileDescriptor)) return { fileDescriptor, release }
    release()
    return null
  } catch (error) {
    release()
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!NO_LOCKS.has(code)) throw error
    throw new StartError(
      `The file system that holds ${file} keeps no locks (${code}), so nothing would stop two servers from destroying the database. Set DATA_DIR to a folder on a local disk, or set DATABASE_URL.`,
    )
  }
}

/** Tries until the lock is free. @returns null when it was still held after that time. */
export async function waitForFileLock(file: string, timeoutMs: number): Promise<FileLock | null> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const lock = tryFileLock(file)
    if (lock !== null || Date.now() > deadline) return lock
    // oxlint-disable-next-line no-await-in-loop -- the holder is another process; there is nothing to subscribe to
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
