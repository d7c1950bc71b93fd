/** The built server as a process of its own: started, watched, ended. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const SERVER = process.env.BENCH_SERVER ?? join(import.meta.dirname, '../../../apps/server/dist/main.js')
/** As it is started for people (docs/guide/installing.md). */
const NODE_FLAGS = (
  process.env.BENCH_NODE_FLAGS ??
  '--min-semi-space-size=16 --max-semi-space-size=16 --max-old-space-size=512 --heap-growing-percent=30 --no-allocation-site-pretenuring'
)
  .split(' ')
  .filter((flag) => flag !== '')
/** The last of its output; a server that runs for an hour prints much. */
const KEPT_OUTPUT = 100_000

export const ADMIN_PASSWORD = 'a given password'

/**
 * @param words - the command (`verify`) or flags
 * @param within - a command that runs it (`unshare …`)
 */
export function runServer(environment, { words = [], within = [] } = {}) {
  const [program, ...rest] = [...within, process.execPath, ...NODE_FLAGS, SERVER, ...words]
  const child = spawn(program, rest, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ADMIN_PASSWORD,
      VERIFY_CODE: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let hear = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      said = (said + chunk).slice(-KEPT_OUTPUT)
      hear()
    })
  /** Exit code, or the signal's name. */
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)))
  /** Its address. */
  const ready = new Promise((resolve, reject) => {
    hear = () => {
      const address = /Formwork is ready at (\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    }
    void ended.then((code) => reject(new Error(`the server ended (${code}) before it was ready:\n${said}`)))
  })
  ready.catch(() => {})
  const end = (signal = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { pid: child.pid, said: () => said, ready, ended, end, signal: (name) => child.kill(name) }
}
