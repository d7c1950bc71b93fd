/** A data directory with the demo company, as a first start leaves it: made once in a run of the tests, and copied for each test that begins with one. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { companyOf } from './global-setup'
import { firstStart, runServer, stopServer } from './server-process'

/** Two test files may make it at once: each aside, and the first in place stays. */
async function prepare(place: string): Promise<void> {
  const aside = await mkdtemp(`${place}-`)
  await chmod(aside, 0o755)
  const server = runServer({ DATA_DIR: aside, ...firstStart }, ['--demo'])
  await server.ready
  await stopServer(server)
  await rename(aside, place).catch(() => rm(aside, { recursive: true }))
}

/**
 * Fills a directory that is empty or not there; its server is built (`builtServerFolder`). It was stopped in order, and its administrator has the
 * password of `firstStart`.
 */
export async function copyDemoCompany(dataDir: string): Promise<void> {
  const place = companyOf(inject('run'))
  if (!existsSync(place)) await prepare(place)
  await mkdir(dataDir, { recursive: true })
  // With owners and rights, which Node's own copy leaves out: as root PostgreSQL runs as another user.
  await promisify(execFile)('cp', ['-a', '--reflink=auto', `${place}/.`, dataDir])
}
