/** Finds the database the server would use, for commands that run beside it or without it. */
import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { ConnectionOptions } from '../db/client'
import { addressBeside } from '../db/embedded/address'
import { SUPERUSER } from '../db/embedded/initialize'
import { DATABASE, startEmbedded } from '../db/embedded/start-embedded'
import { StartError } from '../domain/start-error'

interface Reached {
  readonly connection: ConnectionOptions
  readonly close: () => Promise<void>
}

/** A database that runs is used as it is; one that does not is started for the moment. */
export async function openServerDatabase(dataDir: string, databaseUrl: string | undefined): Promise<Reached> {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, close: async () => {} }
  const home = await realpath(join(dataDir, 'cluster')).catch(() => null)
  if (home === null || !existsSync(join(home, 'pgdata')))
    throw new StartError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  const address = addressBeside(home)
  const password = await readFile(join(home, 'password'), 'utf8').catch(() => '')
  const running = address === null ? null : { ...address, user: SUPERUSER, password: password.trim(), database: DATABASE }
  const isRunning = running !== null && (await withClient(running, async () => true).catch(() => false))
  return isRunning ? { connection: running, close: async () => {} } : startOwnServer(dataDir, false)
}

export async function startOwnServer(dataDir: string, isNew: boolean): Promise<Reached> {
  const postgres = await startEmbedded({ dataDir, isLossAccepted: isNew })
  return { connection: postgres.connection, close: () => postgres.stop() }
}

export async function withClient<Result>(connection: ConnectionOptions, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000, application_name: 'formwork-backup' })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
