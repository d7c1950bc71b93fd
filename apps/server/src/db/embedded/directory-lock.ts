/** One server per data directory: a lock file that names its owner, and that a crash cannot leave in force. */
import { randomBytes } from 'node:crypto'
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
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

/**
 * Takes the lock. Each owner has a file of its own, `<file>.<number>`, the highest of which counts: taking over from a dead owner makes the
 * next number and never removes what someone else may have just made. A release leaves the file behind, marked, so that numbers only grow.
 *
 * @param place - the directory as the administrator knows it, for the message. @throws {StartError} when a server holds it.
 */
export async function lockDirectory(file: string, place: string): Promise<DirectoryLock> {
  const draft = `${file}.draft-${randomBytes(6).toString('hex')}`
  await writeFile(draft, JSON.stringify({ pid: process.pid, startMark: await startMarkOf(process.pid) }), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each try depends on the one before
      const mine = await tryNext(draft, file, place)
      if (mine !== null) return { release: () => markReleased(mine) }
    }
    throw new StartError(`The lock ${file} could not be taken.`)
  } finally {
    await rm(draft, { force: true })
  }
}

const MAX_ATTEMPTS = 50

/** @returns the path of our own file, or null when someone was quicker. */
async function tryNext(draft: string, file: string, place: string): Promise<string | null> {
  const highest = await highestNumber(file)
  if (highest > 0) {
    const owner = parseOwner(await readFile(`${file}.${highest}`, 'utf8').catch(() => ''))
    if (owner !== null && (await stillOwns(owner))) {
      throw new StartError(`Another Formwork server (process ${owner.pid}) already uses the data directory ${place}.`)
    }
  }
  const number = highest + 1
  const mine = `${file}.${number}`
  // A link is made whole or not at all, so nobody ever reads half an owner.
  if (!(await tryLink(draft, mine))) return null
  if ((await highestNumber(file)) > number) {
    // We were slow: others have come, gone and come again since we looked.
    await rm(mine, { force: true })
    return null
  }
  // The one just before stays: a directory that is being listed while it changes must show at least one of the two.
  await Promise.all((await numbersOf(file)).filter((old) => old < number - 1).map((old) => rm(`${file}.${old}`, { force: true })))
  return mine
}

async function numbersOf(file: string): Promise<number[]> {
  const prefix = `${basename(file)}.`
  const names = await readdir(dirname(file))
  return names.flatMap((name) =>
    name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)) ? [Number(name.slice(prefix.length))] : [],
  )
}

async function highestNumber(file: string): Promise<number> {
  return Math.max(0, ...(await numbersOf(file)))
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

async function markReleased(mine: string): Promise<void> {
  const draft = `${mine}.draft-${randomBytes(6).toString('hex')}`
  await writeFile(draft, '{}', { mode: 0o600 })
  await rename(draft, mine)
}
