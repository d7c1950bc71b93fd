/** Which statements PostgreSQL is asked to parse and plan once, on a real one. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { oneConnection } from '../../testing/test-database'
import { PLANNED_BY_VALUES } from './preparing-client'
import { withTransaction } from '../transaction'

const opened = oneConnection()

const prepared = async (text: string) => {
  const { rows } = await opened().one.pool.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.filter(({ statement }) => statement.includes(text)).length
}

describe('a statement', () => {
  it('is prepared once, with values or without', async () => {
    for (const round of [1, 2]) {
      await opened().one.db.execute(sql`select ${round}::int as with_value`)
      await opened().one.db.execute(sql`select 1 as without_value`)
    }
    expect([await prepared('with_value'), await prepared('without_value')]).toEqual([1, 1])
  })

  it('is planned anew each time when it says so', async () => {
    await opened().one.db.execute(sql`${sql.raw(PLANNED_BY_VALUES)} select ${1}::int as planned_anew`)
    await opened().one.db.execute(sql`
      ${sql.raw(PLANNED_BY_VALUES)} select ${1}::int as planned_anew_too`)
    expect([await prepared('planned_anew'), await prepared('planned_anew_too')]).toEqual([0, 0])
  })

  it('that fails leaves the connection as good as before, also in a transaction', async () => {
    for (let round = 0; round < 3; round += 1) {
      await expect(withTransaction(opened().one.db, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow()
      expect((await withTransaction(opened().one.db, (tx) => tx.execute(sql`select 1 as fine`))).rows).toEqual([{ fine: 1 }])
    }
  })
})
