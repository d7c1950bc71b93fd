/** Which statements PostgreSQL is asked to parse and plan once, on a real one. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database'
import { connect, type Connection, POOLS } from '../client'
import { PLANNED_BY_VALUES } from './preparing-client'
import { withTransaction } from '../transaction'

let database: TestDatabase
let one: Connection

beforeAll(async () => {
  database = await createTestDatabase()
  one = connect({ connectionString: database.url }, () => {}, { ...POOLS.calls, max: 1 })
})
afterAll(async () => {
  await one.close()
  await database.close()
})

const prepared = async (text: string) => {
  const { rows } = await one.pool.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.filter(({ statement }) => statement.includes(text)).length
}

describe('a statement', () => {
  it('is prepared once, with values or without', async () => {
    for (const round of [1, 2]) {
      await one.db.execute(sql`select ${round}::int as with_value`)
      await one.db.execute(sql`select 1 as without_value`)
    }
    expect([await prepared('with_value'), await prepared('without_value')]).toEqual([1, 1])
  })

  it('is planned anew each time when it says so', async () => {
    await one.db.execute(sql`${sql.raw(PLANNED_BY_VALUES)} select ${1}::int as planned_anew`)
    await one.db.execute(sql`
      ${sql.raw(PLANNED_BY_VALUES)} select ${1}::int as planned_anew_too`)
    expect([await prepared('planned_anew'), await prepared('planned_anew_too')]).toEqual([0, 0])
  })

  it('that fails leaves the connection as good as before, also in a transaction', async () => {
    for (let round = 0; round < 3; round += 1) {
      await expect(withTransaction(one.db, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow()
      expect((await withTransaction(one.db, (tx) => tx.execute(sql`select 1 as fine`))).rows).toEqual([{ fine: 1 }])
    }
  })
})
