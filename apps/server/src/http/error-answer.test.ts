/** How a wait that took too long is answered: real errors of PostgreSQL. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTransaction } from '../db/transaction'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { toRefusal } from './error-answer'

describe('a database that does not answer in time', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  const errorOf = (setting: string, statement: string) =>
    withTransaction(database.db, async (tx) => {
      await tx.execute(sql.raw(setting))
      await tx.execute(sql.raw(statement))
    }).then(
      () => null,
      (error: unknown) => error,
    )

  it('because of a lock is busy, and can be asked again', async () => {
    await withTransaction(database.db, async (tx) => {
      await tx.execute(sql`lock table tickets in access exclusive mode`)
      const error = await errorOf("set local lock_timeout = '50ms'", 'lock table tickets in access exclusive mode')
      expect(toRefusal(error, 'r1').code).toBe('server.busy')
    })
  })

  it('because of a long statement is busy as well', async () => {
    const error = await errorOf("set local statement_timeout = '50ms'", 'select pg_sleep(10)')
    expect(toRefusal(error, 'r1').code).toBe('server.busy')
  })

  it('because its disk is full says so, in words of its own', async () => {
    const error = await errorOf('select 1', `do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
    expect(toRefusal(error, 'r1').code).toBe('storage.full')
  })
})

describe('a file system that is full', () => {
  it.runIf(existsSync('/dev/full'))('is said in the same words', async () => {
    const error = await writeFile('/dev/full', 'a').then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(toRefusal(error, 'r1').code).toBe('storage.full')
  })
})
