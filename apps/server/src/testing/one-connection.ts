/** A test database that is asked over one connection of the server's own: for tests of what a connection keeps from one statement to the next. */
import { afterAll, beforeAll } from 'vitest'
import { connect, type Connection, POOLS } from '../db/client'
import { createTestDatabase, type TestDatabase } from './test-database'

export interface OneConnection {
  /** Of as many connections as any test has; what the one does is seen from here. */
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
