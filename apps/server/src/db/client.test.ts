/** Which connections of a pool outlast a pause, and how PostgreSQL plans on them: on a real one. */
import { sql } from 'drizzle-orm'
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

it('has PostgreSQL plan once what moves tickets, and weigh the values of what else is called', async () => {
  const plansOf = async ({ db, pool }: Connection) => {
    for (const value of [1, 2]) await db.execute(sql`select ${value}::int as planned`)
    const { rows } = await pool.query<{ generic: number; custom: number }>(
      "select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements where statement like '%as planned'",
    )
    return rows
  }
  const one = { max: 1, kept: 1 }
  const moves = connect({ connectionString: database.url }, () => {}, { ...POOLS.moves, ...one })
  const others = connect({ connectionString: database.url }, () => {}, { ...POOLS.calls, ...one })
  expect([await plansOf(moves), await plansOf(others)]).toEqual([[{ generic: 2, custom: 0 }], [{ generic: 0, custom: 2 }]])
  await Promise.all([moves.close(), others.close()])
})

it('has what moves tickets found by its key, also in a table that was empty when the plan was made', async () => {
  await database.pool.query('vacuum analyze notices')
  const moves = connect({ connectionString: database.url }, () => {}, POOLS.moves)
  const { rows } = await moves.pool.query<{ 'QUERY PLAN': string }>(
    'explain select from notices where ticket_id = gen_random_uuid() and task_id = $$t1$$ and read_at is null',
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/index.* notices_unread_of_task/i)
  await moves.close()
})

it('has notices of a task found by its key, however many others came since the plan was made', async () => {
  await database.pool.query('vacuum analyze notices')
  const moves = connect({ connectionString: database.url }, () => {}, { ...POOLS.moves, max: 1, kept: 1 })
  const ask = (text: string) => moves.pool.query<{ read: number }>(text)
  const readOne = () => ask("select read_notices_of_tasks(array[gen_random_uuid()], array['t1'], array[gen_random_uuid()], now())")
  const rowsRead = async () =>
    (await ask("select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'notices'")).rows[0]?.read
  try {
    await readOne()
    // Foreign keys are not checked for these rows. Written on another connection: setting the role of a session discards its plans.
    await database.pool.query(`begin; set local session_replication_role = replica;
      insert into notices (id, delivery_id, user_id, kind, ticket_id, node_name, task_id, created_at)
        select gen_random_uuid(), n, gen_random_uuid(), 'task-assigned', gen_random_uuid(), '', 't1', now() from generate_series(1, 500) n;
      commit`)
    await ask('begin')
    await readOne()
    expect(await rowsRead()).toBe(0)
  } finally {
    await ask('rollback')
    await moves.close()
  }
})
