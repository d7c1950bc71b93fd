/** When a timer that waits for a date of the form starts, by the value of the field. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { createTestApp, type TestApp } from '../../testing/test-app'

let test: TestApp
let ticketId: string

beforeAll(async () => {
  test = await createTestApp()
  const approver = users(test.admin.id)
  const processId = await publishNew(await test.as(test.admin), leaveDefinition(approver, approver), await buildForm(test), '请假')
  const requester = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
  ticketId = (await startLeave(requester, processId, 1)).textAt('id')
  await test.database.pool.query('update settings set content = content || \'{"time_zone": "Asia/Shanghai"}\' where classify = 1')
})
afterAll(() => test.close())

/** @returns in UTC, as PostgreSQL writes it; null where it begins at once */
async function beginsFor(held: unknown): Promise<string | null> {
  const { pool } = test.database
  await pool.query('update ticket_values set values = $2 where ticket_id = $1', [ticketId, JSON.stringify({ due: held })])
  await pool.query('select begin_errand($1, $2, $3)', [ticketId, 'wait', { kind: 'timer', wait: { kind: 'until', model: 'due' } }])
  const { rows } = await pool.query<{ at: string | null }>(
    `select case when run_at > now() then (run_at at time zone 'UTC')::text end as at from graphile_worker.jobs where key = $1`,
    [`errand:${ticketId}:wait`],
  )
  expect(rows).toHaveLength(1)
  return rows[0]?.at ?? null
}

describe('a timer that waits for a field', () => {
  it.each([
    ['2999-01-02', '2999-01-01 16:00:00'],
    ['2999-01-02 09:30:00', '2999-01-02 01:30:00'],
    ['2999-01-02T09:30:00Z', '2999-01-02 09:30:00'],
    ['2999-01-02T09:30:00+02:00', '2999-01-02 07:30:00'],
    ['2999/01/02', '2999-01-01 16:00:00'],
  ])('waits for %j in the site’s time zone, or in its own', async (held, at) => {
    expect(await beginsFor(held)).toBe(at)
  })

  it.each(['infinity', '-infinity', 'tomorrow', 'now', 'next year', '2999-99-99', '300000-01-01', '', null, 12, ['2999-01-02'], {}])(
    'begins at once for %j, which is no date',
    async (held) => {
      expect(await beginsFor(held)).toBeNull()
    },
  )
})
