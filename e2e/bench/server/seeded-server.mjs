/** The built server on a folder of its own, and a connection to the PostgreSQL that it runs. */
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { runServer } from './server-process.mjs'

/** @returns its address, process id, and how to stop it. */
export async function startServer(folder) {
  const startedAt = performance.now()
  // Notices are sent at once, so that their cost is in the figures of the moves.
  const server = runServer({ DATA_DIR: join(folder, 'data'), UNDO_SECONDS: '0' })
  const address = await server.ready
  return { address, pid: server.pid, seconds: (performance.now() - startedAt) / 1000, said: server.said, stop: () => server.end() }
}

/** How to reach the PostgreSQL of a server that runs in this folder. */
export function databaseOf(folder) {
  const host = realpathSync(join(folder, 'data/cluster'))
  const password = readFileSync(join(host, 'password'), 'utf8').trim()
  return { host, port: 5432, user: 'formwork', password, database: 'formwork' }
}

export async function openDatabase(folder) {
  const client = new pg.Client(databaseOf(folder))
  // That PostgreSQL was stopped shows at the next statement.
  client.on('error', () => {})
  await client.connect()
  return client
}
