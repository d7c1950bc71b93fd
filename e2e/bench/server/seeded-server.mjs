/** The built server on a folder of its own, and a connection to the PostgreSQL that it runs. */
import { spawn } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const SERVER = process.env.BENCH_SERVER ?? join(import.meta.dirname, '../../../apps/server/dist/main.js')
export const ADMIN_PASSWORD = 'a given password'

/** @returns its address, process id, and how to stop it. */
export async function startServer(folder) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? []), SERVER], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ADMIN_PASSWORD,
      VERIFY_CODE: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const address = await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      said = (said + chunk).slice(-20_000)
      const found = /Formwork is ready at (\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => reject(new Error(`the server ended:\n${said}`)))
  })
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await ended
  }
  return { address, pid: child.pid, seconds: (performance.now() - startedAt) / 1000, said: () => said, stop }
}

/** How to reach the PostgreSQL of a server that runs in this folder. */
export function databaseOf(folder) {
  const host = realpathSync(join(folder, 'data/cluster'))
  const password = readFileSync(join(host, 'password'), 'utf8').trim()
  return { host, port: 5432, user: 'formwork', password, database: 'formwork' }
}

export async function openDatabase(folder) {
  const client = new pg.Client(databaseOf(folder))
  await client.connect()
  return client
}
