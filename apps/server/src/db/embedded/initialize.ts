/** Makes a new cluster: in a temporary directory that is renamed when it is whole, so a kill leaves nothing half made. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../start-error'
import type { RunAs } from './run-as'

const run = promisify(execFile)
const PARTIAL = 'pgdata.partial-'

export const SUPERUSER = 'formwork'

export interface ClusterFiles {
  readonly pgdata: string
  readonly password: string
}

/** Opens the cluster in `home`, making it on the first start. */
export async function openCluster(home: string, initdb: string, runAs: RunAs | null, onNew: () => void): Promise<ClusterFiles> {
  await removePartials(home)
  const pgdata = join(home, 'pgdata')
  const passwordFile = join(home, 'password')
  if (existsSync(pgdata) && !existsSync(join(pgdata, 'PG_VERSION'))) {
    // Not ours to judge: it is set aside, never deleted.
    await rename(pgdata, `${pgdata}.unusable-${Date.now()}`)
  }
  if (!existsSync(pgdata)) {
    onNew()
    await initialize(home, pgdata, passwordFile, initdb, runAs)
  }
  const password = await readFile(passwordFile, 'utf8').catch(() => null)
  if (password === null)
    throw new StartError(`The database in ${home} is there but its password file ${passwordFile} is missing. Restore it from a backup.`)
  return { pgdata, password: password.trim() }
}

async function removePartials(home: string): Promise<void> {
  const names = await readdir(home)
  await Promise.all(names.filter((name) => name.startsWith(PARTIAL)).map((name) => rm(join(home, name), { recursive: true, force: true })))
}

async function initialize(home: string, pgdata: string, passwordFile: string, initdb: string, runAs: RunAs | null): Promise<void> {
  const partial = join(home, `${PARTIAL}${randomBytes(4).toString('hex')}`)
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (runAs !== null) await chown(passwordFile, runAs.uid, runAs.gid)
  const flags = [
    `--pgdata=${partial}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The provider inside PostgreSQL sorts and folds the same on every machine, whatever locales are installed.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
  try {
    await run(initdb, flags, { ...runAs, cwd: home })
    await rename(partial, pgdata)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    const output = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new StartError(`The database could not be made in ${home}: ${output}`)
  }
}
