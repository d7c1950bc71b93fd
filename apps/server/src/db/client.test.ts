/** Which connections of a pool outlast a pause, on a real PostgreSQL. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { connect, type Connection, IDLE_MS, POOLS } from './client'

let database: TestDatabase
let calls: Connection

beforeAll(async () => {
  database = await createTestDatabase()
  calls = connect({ connectionString: database.url }, () => {}, POOLS.calls)
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await calls.close()
  await database.close()
})

it('keeps two of its connections through a pause, and closes the others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pidOf = async () => (await calls.pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  const pids = await Promise.all(Array.from({ length: POOLS.calls.max }, pidOf))
  expect(new Set(pids).size).toBe(POOLS.calls.max)
  vi.advanceTimersByTime(IDLE_MS + 1)
  expect(calls.pool.totalCount).toBe(2)
  expect(pids).toContain(await pidOf())
})
