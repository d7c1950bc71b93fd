/**
 * How long a new user waits: a clean clone of HEAD with a warm package store until the server answers, a later start,
 * and a start after everything was killed. Prints seconds.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const PORT = '8793'
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'formwork-start-'))
const clone = join(folder, 'formwork')

/** The environment of a person's shell: without variables of the pnpm around this benchmark, and without our Node. */
const shell = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^p?npm_|^CI$|^NODE|^INIT_CWD$/i.test(name)))
shell.PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((part) => !part.includes('node_modules'))
  .join(delimiter)

/** Seconds until `/health` answers 200 after running the command; the process group stays up. */
async function secondsToHealthy(command, args, cwd) {
  const startedAt = performance.now()
  const child = spawn(command, args, { cwd, env: { ...shell, PORT }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} stopped:\n${output}`)
    const healthy = await fetch(`http://127.0.0.1:${PORT}/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (healthy) return { child, seconds: (performance.now() - startedAt) / 1000 }
    await delay(25)
  }
}

async function stop(child, signal) {
  process.kill(-child.pid, signal)
  const deadline = Date.now() + 15_000
  while (Date.now() < deadline) {
    const answers = await fetch(`http://127.0.0.1:${PORT}/health`).then(
      () => true,
      () => false,
    )
    if (!answers) return delay(500)
    await delay(50)
  }
  throw new Error(`the server still answers after ${signal}`)
}

const residentMiB = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

try {
  execFileSync('git', ['clone', '-q', root, clone])
  const rows = []
  const measure = async (what, command, args, signal) => {
    const { child, seconds } = await secondsToHealthy(command, args, clone)
    rows.push({ what, seconds: seconds.toFixed(2), 'RSS MiB': command === process.execPath ? residentMiB(child.pid).toFixed(0) : '' })
    await stop(child, signal)
  }
  await measure('npx pnpm start, clean clone, warm store', 'npx', ['pnpm', 'start'], 'SIGTERM')
  await measure('npx pnpm start, later', 'npx', ['pnpm', 'start'], 'SIGTERM')
  await measure('node apps/server/dist/main.js', process.execPath, ['apps/server/dist/main.js'], 'SIGTERM')
  await measure('the same, then kill -9 of the server', process.execPath, ['apps/server/dist/main.js'], 'SIGKILL')
  await measure('the next start after kill -9', process.execPath, ['apps/server/dist/main.js'], 'SIGTERM')
  console.table(rows)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
