/** What a move costs the indexes: the ticket's new row stays on the page of the old one, so no index needs a new entry. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildUser } from '../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../testing/test-app'

let test: TestApp
let requester: TestClient
let approver: TestClient
let process: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  const person = (nickName: string) => buildUser(test.deps, { nickName, roleIds })
  const one = await person('审批')
  const others = await Promise.all(Array.from({ length: 7 }, (_, index) => person(`审批 ${index}`)))
  const asked = users(one.id, ...others.map(({ id }) => id))
  process = await publishNew(await test.as(test.admin), leaveDefinition(asked, asked, 'any'), await buildForm(test), '请假')
  requester = await test.as(await person('张三'))
  approver = await test.as(one)
})
afterAll(() => test.close())

/** Updates of a table so far, and those of them that needed no new index entry. PostgreSQL reports both with a delay of up to a second. */
async function rewritten(table: string): Promise<{ all: number; staying: number }> {
  const { rows } = await test.database.pool.query(
    'select n_tup_upd::int as all, n_tup_hot_upd::int as staying from pg_stat_user_tables where relname = $1',
    [table],
  )
  return rows[0]
}

/**
 * One ticket of each third page. A second one of a page may need the place of the first one's former row, which is given back once nothing could still see
 * it; a delivery can, or what runs in another database of the cluster. Of tasks a page has room for some.
 */
async function farApart(): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ id: string }>(
    'select min(id::text) as id from tickets group by (ctid::text::point)[0] order by 1',
  )
  return rows.map(({ id }) => id).filter((_id, index) => index % 3 === 0)
}

it('writes the row of a ticket that goes on, and that of its task, without touching an index', async () => {
  // oxlint-disable-next-line no-await-in-loop -- all are there before the first is moved, as on a site whose tickets wait
  for (let made = 0; made < 90; made++) await startLeave(requester, process, 5)
  const ids = await farApart()
  expect(ids.length).toBeGreaterThan(5)
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: moves that come together are written together
    const taskId = (await approver.get(`/api/v2/tickets/${id}`)).textAt('openTasks.0.taskId')
    // oxlint-disable-next-line no-await-in-loop
    const answer = await approver.post(`/api/v2/tickets/${id}/approve`, { taskId })
    expect(answer.status, answer.text).toBe(200)
  }
  await expect.poll(async () => (await rewritten('ticket_tasks')).all).toBe(ids.length)
  expect(await rewritten('tickets')).toEqual({ all: ids.length, staying: ids.length })
  expect((await rewritten('ticket_tasks')).staying).toBe(ids.length)
})
