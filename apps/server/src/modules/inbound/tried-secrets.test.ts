/** Whoever tries many secrets at once keeps no connection of the database from people who are signed in. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTransaction } from '../../db/transaction'
import { createTestApp, type TestApp } from '../../testing/test-app'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('secrets that one address tries at once are looked up one after the other, and too many are refused', async () => {
  const { pool } = test.database
  const waiting = `select count(*)::int as n from pg_locks l join pg_class c on c.oid = l.relation where c.relname = 'inbound_webhooks' and not granted`
  const statuses: number[] = []
  let tried: Promise<unknown>[] = []
  const lookedUp = await withTransaction(test.deps.db, async (tx) => {
    // Lookups wait as they would in a busy database.
    await tx.execute('lock table inbound_webhooks in access exclusive mode')
    tried = Array.from({ length: 80 }, async (_, at) => {
      statuses.push((await test.anonymous.post(`/api/v2/inbound/${'x'.repeat(40)}${at}`, {})).status)
    })
    await expect.poll(() => statuses.filter((status) => status === 429).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(19)
    return Number((await pool.query(waiting)).rows[0]?.n)
  })
  expect(lookedUp).toBeLessThanOrEqual(1)
  await Promise.all(tried)
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
})
