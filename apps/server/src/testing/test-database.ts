/** A database of its own for one test file, copied from the migrated template in a moment and dropped afterwards. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Connection, connect, POOLS } from '../db/client'
import { TEMPLATE_DATABASE } from './global-setup'

export interface TestDatabase extends Connection {
  readonly url: string
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = connect({ ...server, database: 'postgres' }, () => {}, { ...POOLS.calls, max: 1 })
  await admin.pool.query(`create database ${name} template ${TEMPLATE_DATABASE} strategy wal_log`)
  const connection = connect({ ...server, database: name }, () => {}, { ...POOLS.calls, max: 20 })
  return {
    ...connection,
    url: `postgresql://${server.user}:${encodeURIComponent(server.password)}@/${name}?host=${encodeURIComponent(server.host)}&port=${server.port}`,
    close: async () => {
      await connection.close()
      await admin.pool.query(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}

/** For tests of state that a connection keeps between statements. */
export interface OneConnection {
  /** Has the usual pool of a test, which observes what `one` does. */
  readonly database: TestDatabase
  readonly one: Connection
}

/**
 * Registers, for the tests of a file, that both are opened before them and closed after them.
 *
 * @returns a function to ask for them once the tests run
 */
export function oneConnection(): () => OneConnection {
  let opened: OneConnection | undefined
  beforeAll(async () => {
    const database = await createTestDatabase()
    opened = { database, one: connect({ connectionString: database.url }, () => {}, { ...POOLS.calls, max: 1 }) }
  })
  afterAll(async () => {
    await opened?.one.close()
    await opened?.database.close()
  })
  return () => {
    if (opened === undefined) throw new Error('The connection is there once the tests run.')
    return opened
  }
}
