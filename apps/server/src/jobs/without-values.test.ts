/** What the log, and people who look at jobs, see of a failed one. */
import { sql } from 'drizzle-orm'
import { parseCronItems } from 'graphile-worker'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLogger } from '../logger'
import { createTestApp, type TestApp } from '../testing/test-app'
import { startLane } from './lanes'
import { withoutValues } from './without-values'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('is the query that failed, where, and PostgreSQL’s code, and none of the values', async () => {
  const { pool } = test.database
  const lines: string[] = []
  const log = createLogger('debug', { write: (line) => lines.push(line) })
  const secret = 'never-to-be-read'
  const failing = withoutValues(async () => void (await test.deps.db.execute(sql`select ${secret}::int`)))
  const { runner } = await startLane(pool, { tasks: { failing }, workers: 1, cron: parseCronItems([]) }, { log, report: () => {} })
  await runner.addJob('failing', {}, { maxAttempts: 1 })
  const lastError = async () =>
    (await pool.query<{ last_error: string }>('select last_error from graphile_worker.jobs')).rows[0]?.last_error
  try {
    await expect.poll(lastError).toContain('22P02')
  } finally {
    await runner.stop()
  }
  expect(await lastError()).toContain('Failed query: select $1::int')
  expect(lines.join('')).toContain('Failed query: select $1::int')
  expect(lines.join('')).toContain('without-values.test.ts')
  expect(lines.join('')).not.toContain(secret)
  expect(await lastError()).not.toContain(secret)
})
