/** Many late calls for tickets that are locked: they wait, and delay no others. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

/** More than the database of a test has connections. */
const CROWD = 30

let test: TestApp
let crowd: readonly TestClient[]
let requester: TestClient
let processId: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  const people = await Promise.all(Array.from({ length: CROWD }, () => buildUser(test.deps, { roleIds })))
  crowd = await Promise.all(people.map((person) => test.as(person)))
  requester = await test.as(await buildUser(test.deps, { roleIds }))
  const definition = leaveDefinition(users(...people.map(({ id }) => id)), users(test.admin.id))
  processId = await publishNew(await test.as(test.admin), definition, await buildForm(test), '请假')
})
afterAll(() => test.close())

async function begin() {
  const started = await startLeave(requester, processId, 1)
  return { id: started.textAt('id'), taskId: started.textAt('ticket.openTasks.0.taskId') }
}

it.each([1, 3])('whoever is too late for one of %i tickets keeps nobody else from an answer', async (count) => {
  const held = await Promise.all(Array.from({ length: count }, begin))
  const holder = await test.database.pool.connect()
  await holder.query('begin')
  await holder.query('select from tickets where id = any($1::uuid[]) for update', [held.map(({ id }) => id)])
  const moves = crowd.map((client, index) => {
    const { id, taskId } = held[index % count] ?? { id: '', taskId: '' }
    return client.post(`/api/v2/tickets/${id}/approve`, { taskId, remark: '' })
  })
  const waiting = async () => {
    const { rows } = await holder.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.count ?? 0
  }
  await expect.poll(waiting).toBeGreaterThan(0)
  for (let round = 0; round < 20; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await requester.get('/api/v2/tickets/mine')).status).toBe(200)
  }
  expect(await waiting()).toBe(Math.min(count, 2))
  await holder.query('commit')
  holder.release()
  const statuses = (await Promise.all(moves)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(count)
  expect(statuses.filter((status) => status === 409)).toHaveLength(CROWD - count)
})
