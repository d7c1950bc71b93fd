/** Instants in answers, as a real PostgreSQL gives them in any zone. */
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { inUtc, isoInstant } from './iso-instant'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('are the same as through a date', async () => {
  const instants = fc.array(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), { minLength: 50 })
  await fc.assert(
    fc.asyncProperty(instants, fc.constantFrom('UTC', 'Asia/Shanghai', 'America/St_Johns'), async (dates, zone) => {
      const whole = dates.map((date, index) => (index % 3 === 0 ? new Date(Math.trunc(date.getTime() / 1000) * 1000) : date))
      const given = sql.param(whole.map((date) => date.toISOString()))
      const texts = await database.db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local time zone '${zone}'`))
        const { rows } = await tx.execute<{ at: string }>(
          sql`select ${inUtc(sql`given.at`)} as at from unnest(${given}::timestamptz[]) given (at)`,
        )
        return rows.map(({ at }) => at)
      })
      expect(texts.map(isoInstant)).toEqual(whole.map((date) => date.toISOString()))
    }),
    { numRuns: 20 },
  )
})

it('finer than milliseconds are cut', () => {
  expect(isoInstant('2026-03-02 08:00:00.123999')).toBe('2026-03-02T08:00:00.123Z')
  expect(isoInstant('2026-03-02 08:00:00.5')).toBe('2026-03-02T08:00:00.500Z')
})
