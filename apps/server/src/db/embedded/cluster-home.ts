/** Where the cluster lies: `<DATA_DIR>/cluster`, or, when PostgreSQL's user cannot reach that, a linked directory outside. */
import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, chown, lstat, mkdir, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../../domain/start-error'
import { isReachable, type RunAs, SHARED_HOME } from './run-as'

/** Makes the data directory and proves that it can be written. @throws {StartError} naming it. */
export async function prepareDataDirectory(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-test-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 })
    await access(dataDir, constants.W_OK | constants.X_OK)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartError(`The data directory ${dataDir} cannot be written (${reasonOf(error)}). Make it writable or set DATA_DIR.`)
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'read-only file system',
    ENOSPC: 'no space left',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'it is a file',
  }
  return Object.hasOwn(reasons, code) ? `${reasons[code]}` : code || String(error)
}

export interface ClusterHome {
  /** Real path of the directory that holds cluster, lock and password. */
  readonly path: string
  readonly runAs: RunAs | null
}

/** Opens the home, making it on the first start. A cluster once made by an ordinary user keeps running as that user when root starts it. */
export async function openClusterHome(dataDir: string, preferred: RunAs | null): Promise<ClusterHome> {
  const place = join(dataDir, 'cluster')
  const found = await lstat(place).catch(() => null)
  if (found === null) await makeHome(place, preferred)
  const home = await realpath(place).catch(() => {
    throw new StartError(
      `${place} leads nowhere: the database it pointed to is gone. Restore a backup (docs/guide/installing.md). To begin with an empty database, remove the link and start once with --accept-loss.`,
    )
  })
  await access(home, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw new StartError(`The database in ${home} belongs to another user (${reasonOf(error)}). Start as that user or set DATA_DIR.`)
  })
  const owner = await stat(home)
  const runAs = preferred !== null && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : preferred
  if (runAs !== null && !(await isReachable(home, runAs))) {
    throw new StartError(
      `PostgreSQL must not run as root, and the user "nobody" cannot reach ${home}. Move DATA_DIR, start as an ordinary user, or set DATABASE_URL.`,
    )
  }
  return { path: home, runAs }
}

async function makeHome(place: string, runAs: RunAs | null): Promise<void> {
  if (runAs === null || (await isReachable(dirname(place), runAs))) {
    // Two first starts at once meet here; the lock inside decides between them.
    await mkdir(place, { recursive: true, mode: 0o700 })
    if (runAs !== null) await chown(place, runAs.uid, runAs.gid)
    return
  }
  const home = join(SHARED_HOME, randomBytes(6).toString('hex'))
  try {
    await mkdir(SHARED_HOME, { recursive: true, mode: 0o755 })
    await mkdir(home, { mode: 0o700 })
    await chown(home, runAs.uid, runAs.gid)
  } catch (error) {
    throw new StartError(
      `PostgreSQL must not run as root and needs a directory outside ${place}; ${home} could not be made (${reasonOf(error)}).`,
    )
  }
  await symlink(home, place)
}
