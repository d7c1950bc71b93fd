/** The notices of somebody who has many: a far page costs what the first one does. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltUser, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { plansOfCall } from '../../testing/many/plans-of-call'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { vacuumWhole } from '../../testing/vacuum-whole'

const NOTICES = 5_000
let test: TestApp
let reader: BuiltUser
let client: TestClient

beforeAll(async () => {
  test = await createTestApp()
  reader = await buildUser(test.deps, { roleIds: [test.site.staffRoleId] })
  client = await test.as(reader)
  const admin = await test.as(test.admin)
  const processId = await publishNew(admin, leaveDefinition(users(reader.id), users(reader.id)), await buildForm(test), '请假')
  const ticketId = (await startLeave(client, processId, 1)).textAt('id')
  const { pool } = test.database
  await pool.query('delete from notices')
  await pool.query(
    `insert into notices (id, delivery_id, user_id, kind, ticket_id, node_name, created_at, task_id)
     select gen_random_uuid(), 'many:' || n, $1, 'task-assigned', $2, n::text, timestamptz '2026-01-01T00:00:00Z' + n * interval '1 second', 't'
     from generate_series(1, $3::int) n`,
    [reader.id, ticketId, NOTICES],
  )
  await vacuumWhole(pool, ['notices'])
})
afterAll(() => test.close())

it('looks up the ticket and its history only for the notices of the page', async () => {
  const path = `/api/v2/notices?pageIndex=${NOTICES / 20}&pageSize=20`
  const page = await client.get(path)
  expect([page.at('count'), page.at('unread')]).toEqual([NOTICES, NOTICES])
  expect((page.at('list') as { nodeName: string }[]).map(({ nodeName }) => Number(nodeName))).toEqual(
    Array.from({ length: 20 }, (_, index) => 20 - index),
  )
  const plans = await plansOfCall(test, () => client.get(path))
  const loops = plans.flat().filter((node) => ['tickets', 'ticket_history'].includes(node['Relation Name'] ?? ''))
  expect(loops.length).toBeGreaterThan(1)
  expect(Math.max(...loops.map((node) => node['Actual Loops']))).toBeLessThanOrEqual(20)
})
