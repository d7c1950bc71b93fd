/** One server per data directory: a lock file that names its owner, and that a crash cannot leave in force. */
import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { StartError } from '../../start-error'
import { isAlive, startMarkOf } from './process-identity'

export interface DirectoryLock {
  release(): Promise<void>
}

interface Owner {
  readonly pid: number
  readonly startMark: string | null
}

function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null
    return { pid: value.pid, startMark: 'startMark' in value && typeof value.startMark === 'string' ? value.startMark : null }
  } catch {
    return null
  }
}

async function stillOwns({ pid, startMark }: Owner): Promise<boolean> {
  if (!(await isAlive(pid))) return false
  // The number may have been given to another process since.
  return startMark === null || (await startMarkOf(pid)) === startMark
}

/** Takes the lock `file`. @param place - the directory as the administrator knows it, for the message. @throws {StartError} when a server holds it. */
export async function lockDirectory(file: string, place: string): Promise<DirectoryLock> {
  const mine = JSON.stringify({ pid: process.pid, startMark: await startMarkOf(process.pid), nonce: randomBytes(8).toString('hex') })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, mine, { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      // A link is made whole or not at all, so nobody ever reads half an owner.
      // oxlint-disable-next-line no-await-in-loop -- each try depends on the one before
      if (await tryLink(draft, file)) return { release: () => releaseOwn(file, mine) }
      // oxlint-disable-next-line no-await-in-loop
      await clearStale(file, place)
    }
    throw new StartError(`The lock ${file} could not be taken.`)
  } finally {
    await rm(draft, { force: true })
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function clearStale(file: string, place: string): Promise<void> {
  const seen = await readFile(file, 'utf8').catch(() => null)
  if (seen === null) return
  const owner = parseOwner(seen)
  if (owner !== null && (await stillOwns(owner))) {
    throw new StartError(`Another Formwork server (process ${owner.pid}) already uses the data directory ${place}.`)
  }
  // Between reading and removing, someone else may have taken over: what was moved is looked at again, and put back if it is not the stale one.
  const aside = `${file}.stale-${randomBytes(6).toString('hex')}`
  try {
    await rename(file, aside)
  } catch {
    return
  }
  if ((await readFile(aside, 'utf8')) !== seen) await tryLink(aside, file)
  await rm(aside, { force: true })
}

async function releaseOwn(file: string, mine: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === mine) await rm(file, { force: true })
}
