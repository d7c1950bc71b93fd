/** Makes a new cluster: in a temporary directory that is renamed when it is whole, so a kill leaves nothing half made. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../domain/start-error'
import { claimCluster } from './claim-cluster'
import { RECOVERY_HINT } from './compare-mark'
import { holdsUploads, readMark, summary } from './installation-mark'
import type { RunAs } from './run-as'

const PARTIAL = 'pgdata.partial-'

export const SUPERUSER = 'formwork'

export interface ClusterFiles {
  readonly pgdata: string
  readonly password: string
}

export interface ClusterOptions {
  readonly dataDir: string
  readonly home: string
  readonly initdb: string
  readonly runAs: RunAs | null
  readonly isLossAccepted: boolean
  readonly onNew: () => void
}

/** Opens the cluster in `home`, making it on the first start. @throws {StartError} also when there was one and it is gone. */
export async function openCluster({ dataDir, home, initdb, runAs, isLossAccepted, onNew }: ClusterOptions): Promise<ClusterFiles> {
  await removePartials(home)
  const pgdata = join(home, 'pgdata')
  const passwordFile = join(home, 'password')
  if (!isLossAccepted) await refuseMissing(dataDir, pgdata)
  // Perhaps still of use: it is set aside, never deleted.
  if (existsSync(pgdata) && (await findMissing(pgdata)) !== null) await rename(pgdata, `${pgdata}.unusable-${Date.now()}`)
  if (!existsSync(pgdata)) {
    onNew()
    await initialize(home, pgdata, passwordFile, initdb, runAs)
  }
  const password = await readFile(passwordFile, 'utf8').catch(() => null)
  if (password === null)
    throw new StartError(`The database in ${home} is there but its password file ${passwordFile} is missing. Restore it from a backup.`)
  return { pgdata, password: password.trim() }
}

/** Without one of these no PostgreSQL starts. @returns what is not there, or null. */
async function findMissing(pgdata: string): Promise<string | null> {
  const missing = ['PG_VERSION', 'global/pg_control'].find((name) => !existsSync(join(pgdata, name)))
  if (missing !== undefined) return `file ${missing}`
  const segments = (await readdir(join(pgdata, 'pg_wal')).catch(() => [])).filter((name) => /^[\dA-F]{24}$/.test(name))
  return segments.length === 0 ? 'write-ahead log in pg_wal' : null
}

/** A cluster is made aside and renamed when it is whole: one without such a file was damaged later. */
async function refuseMissing(dataDir: string, pgdata: string): Promise<void> {
  const isThere = existsSync(pgdata)
  const missing = isThere ? await findMissing(pgdata) : null
  if (isThere && missing === null) return
  const mark = await readMark(dataDir)
  if (!isThere && mark === null && !(await holdsUploads(dataDir))) return
  const finding = isThere ? `is damaged: ${pgdata} has no ${missing}` : `is gone: there is no ${pgdata}`
  const loss = mark === null ? '' : ` It held ${summary(mark)}.`
  throw new StartError(`The database that belongs to ${dataDir} ${finding}.${loss} Nothing was changed. ${RECOVERY_HINT}`)
}

async function removePartials(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith(PARTIAL))
  if (names.length === 0) return
  // The `initdb` of a server that was killed may still be writing there; it ends first.
  const claim = await claimCluster(home)
  await Promise.all(names.map((name) => rm(join(home, name), { recursive: true, force: true })))
  claim.release()
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
    // A page that the disk gives back changed is an error, not a wrong answer.
    '--data-checksums',
    '--no-instructions',
  ]
  try {
    await runInitdb(initdb, flags, home, runAs)
    await rename(partial, pgdata)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw new StartError(`The database could not be made in ${home}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Runs with the claim on the cluster, so that the next server waits for it should this one be killed meanwhile. */
async function runInitdb(initdb: string, flags: readonly string[], home: string, runAs: RunAs | null): Promise<void> {
  const claim = await claimCluster(home)
  const child = spawn(initdb, flags, { ...runAs, cwd: home, stdio: ['ignore', 'ignore', 'pipe', claim.fileDescriptor] })
  claim.release()
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    complaint += chunk
  })
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(complaint.trim() || `initdb ended with ${code ?? signal}`)),
    )
  })
}
