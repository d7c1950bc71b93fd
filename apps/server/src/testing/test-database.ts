/** A database of its own for one test file, copied from the migrated template in a moment and dropped afterwards. */
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
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
