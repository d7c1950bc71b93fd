/** The built server on a fresh data folder: one for each worker of the run, so that what one spec sets no other one finds. */
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ADMIN_PASSWORD } from '../playwright.config'
import { freePort } from './free-port'

/** A machine on which everything else runs too may need long; a server that stops is noticed at once. */
export const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 20_000

export interface StartedServer {
  readonly url: string
  readonly dataDir: string
  stop(): Promise<void>
}

let current: StartedServer | null = null

/** The address of this worker's server. @throws {Error} in a spec that has not asked for one: its `test` comes from `setup/test`. */
export function serverUrl(): string {
  if (current === null) throw new Error('this spec has no server')
  return current.url
}

/** Where this worker's server keeps its data. @throws {Error} in a spec that has not asked for one. */
export function serverDataDir(): string {
  if (current === null) throw new Error('this spec has no server')
  return current.dataDir
}

/** @param undoSeconds - for so long a move can be taken back and its notices wait: in all specs but those about it, not at all. */
export async function startServer(undoSeconds = 0): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'formwork-e2e-'))
  // As root PostgreSQL runs as another user, who must be able to pass; else its data would lie, and stay, outside this folder.
  await chmod(folder, 0o755)
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/dist/main.js')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD,
      VERIFY_CODE: 'off',
      UNDO_SECONDS: String(undoSeconds),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const hasExited = () => server.exitCode !== null || server.signalCode !== null

  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await isHealthy(url))) {
    if (hasExited()) throw new Error(`The server stopped while starting:\n${output}`)
    if (Date.now() > deadline) throw new Error(`The server was not ready after ${START_TIMEOUT_MS} ms:\n${output}`)
    await delay(100)
  }

  current = {
    url,
    dataDir,
    async stop() {
      current = null
      server.kill('SIGTERM')
      const end = Date.now() + STOP_TIMEOUT_MS
      while (!hasExited() && Date.now() < end) await delay(50)
      if (!hasExited()) server.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
  return current
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok
  } catch {
    return false
  }
}
