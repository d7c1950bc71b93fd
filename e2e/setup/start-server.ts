/** Starts the built server on a fresh data folder for the whole run and stops it afterwards. */
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ADMIN_PASSWORD, PORT } from '../playwright.config'

const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 10_000

export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'formwork-e2e-'))
  // As root PostgreSQL runs as another user, who must be able to pass; else its data would lie, and stay, outside this folder.
  await chmod(folder, 0o755)
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/dist/main.js')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: join(folder, 'data'),
      ADMIN_PASSWORD,
      VERIFY_CODE: 'off',
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
  while (!(await isHealthy())) {
    if (hasExited()) throw new Error(`The server stopped while starting:\n${output}`)
    if (Date.now() > deadline) throw new Error(`The server was not ready after ${START_TIMEOUT_MS} ms:\n${output}`)
    await delay(100)
  }

  return async () => {
    server.kill('SIGTERM')
    const deadline = Date.now() + STOP_TIMEOUT_MS
    while (!hasExited() && Date.now() < deadline) await delay(50)
    if (!hasExited()) server.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}

async function isHealthy(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}/health`)).ok
  } catch {
    return false
  }
}
