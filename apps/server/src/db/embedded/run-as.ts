/** PostgreSQL refuses to run as root: as root it runs as `nobody`, from places that user can reach. */
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../../domain/start-error'

export interface RunAs {
  readonly uid: number
  readonly gid: number
}

/** Home of what must lie outside root's own home: copied programs and linked clusters. */
export const SHARED_HOME = '/var/lib/formwork'

/** Whom to run PostgreSQL as: nobody else (null) unless we are root. */
export async function findRunAs(): Promise<RunAs | null> {
  if (process.getuid?.() !== 0) return null
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':')
  const uid = Number(fields?.[2])
  const gid = Number(fields?.[3])
  if (fields === undefined || !Number.isInteger(uid) || !Number.isInteger(gid)) {
    throw new StartError(
      'PostgreSQL must not run as root and there is no user "nobody" to run it as. Start as an ordinary user or set DATABASE_URL.',
    )
  }
  return { uid, gid }
}

/** True when that user can walk to `path`: every folder on the way lets others (or its owner, if that is the user) pass. */
export async function isReachable(path: string, { uid, gid }: RunAs): Promise<boolean> {
  for (let folder = await realpath(path); ; folder = dirname(folder)) {
    // Each parent is asked in turn; the walk ends at the root.
    // oxlint-disable-next-line no-await-in-loop
    const { mode, uid: owner, gid: group } = await stat(folder)
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
