/** The columns that lists keep of a ticket beside its state: after every move they equal what its page shows, and migrations fill them in for older rows. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsFolder } from '../../../db/migrate'
import { type BuiltUser, buildUser } from '../../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../../../testing/test-app'

let test: TestApp
let admin: TestClient
let people: BuiltUser[]
let as: TestClient[]
let requester: TestClient
let processes: string[]

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  const roleIds = [test.site.staffRoleId]
  people = await Promise.all(Array.from({ length: 7 }, (_, index) => buildUser(test.deps, { nickName: `审批 ${index}`, roleIds })))
  as = await Promise.all(people.map((person) => test.as(person)))
  requester = await test.as(await buildUser(test.deps, { nickName: '张三', roleIds }))
  const formId = await buildForm(test)
  const asked = users(...people.map(({ id }) => id))
  processes = await Promise.all(
    (['any', 'all'] as const).map((completion) =>
      publishNew(admin, leaveDefinition(asked, asked, completion), formId, `请假 ${completion}`),
    ),
  )
})
afterAll(() => test.close())

const listed = async (client: TestClient, path: string, id: string) =>
  ((await client.get(`/api/v2/tickets${path}pageSize=100`)).at('list') as { id: string }[]).find((row) => row.id === id)

async function expectListed(id: string): Promise<void> {
  const page = await admin.get(`/api/v2/tickets/${id}`)
  const row = await listed(admin, '?', id)
  expect(page.body).toMatchObject({ ...row })
  expect(row).toBeDefined()
}
const taskOf = async (id: string) => (await admin.get(`/api/v2/tickets/${id}`)).textAt('openTasks.0.taskId')
const start = async (process: number) => (await startLeave(requester, processes[process] ?? '', 5)).textAt('id')
const act = async (client: TestClient | undefined, id: string, verb: string, body: object) => {
  test.clock.advance({ minutes: 1 })
  const answer = await client?.post(`/api/v2/tickets/${id}/${verb}`, body)
  expect(answer?.status, answer?.text).toBe(200)
}

describe('a row of a list', () => {
  it('says what the ticket’s page says after every kind of move', async () => {
    const [anyOf, allOf] = [await start(0), await start(1)]
    await expectListed(anyOf)
    await act(as[0], anyOf, 'approve', { taskId: await taskOf(anyOf) })
    await expectListed(anyOf)
    for (const person of [2, 0, 5]) {
      // oxlint-disable-next-line no-await-in-loop -- one vote after the other
      await act(as[person], allOf, 'approve', { taskId: await taskOf(allOf) })
      // oxlint-disable-next-line no-await-in-loop
      await expectListed(allOf)
    }
    await act(admin, allOf, 'reassign', { taskId: await taskOf(allOf), from: people[1]?.id, to: test.admin.id })
    await expectListed(allOf)
    await act(requester, allOf, 'withdraw', {})
    await expectListed(allOf)
    await act(as[3], anyOf, 'refuse', { taskId: await taskOf(anyOf), remark: '不同意' })
    await expectListed(anyOf)
  })

  it('follows people who are renamed, disabled and enabled again', async () => {
    const id = await start(1)
    const person = people[6]
    await test.database.pool.query("update users set nick_name = '改名' where id = $1", [person?.id])
    await admin.put('/api/v1/sysUser', { userId: person?.id, status: '1' })
    await expectListed(id)
    expect(await listed(admin, '?stuck=1&', id)).toMatchObject({ stuck: true })
    await admin.put('/api/v1/sysUser', { userId: person?.id, status: '0' })
    expect(await listed(admin, '?', id)).toMatchObject({ stuck: false })
    await act(requester, id, 'withdraw', {})
  })

  it('is first in the list of everyone who has handled the ticket as soon as it moves', async () => {
    const [older, newer] = [await start(0), await start(0)]
    await act(as[0], older, 'approve', { taskId: await taskOf(older) })
    await act(as[0], newer, 'approve', { taskId: await taskOf(newer) })
    const first = async () => (await as[0]?.get('/api/v2/tickets/related'))?.textAt('list.0.id')
    expect(await first()).toBe(newer)
    await act(as[4], older, 'approve', { taskId: await taskOf(older) })
    expect(await first()).toBe(older)
  })
})

it('is filled in by the migrations for tickets from before', async () => {
  const waiting = await start(1)
  await act(as[4], waiting, 'approve', { taskId: await taskOf(waiting) })
  const claimed = await start(0)
  await act(as[2], claimed, 'moves', { type: 'claim', taskId: await taskOf(claimed) })
  await expectListed(claimed)
  const { pool } = test.database
  const kept = async () =>
    Promise.all(
      [
        'select id, open_tasks from tickets order by id',
        'select user_id, ticket_id, updated_at from handled_tickets order by user_id, ticket_id',
        'select * from ticket_grams order by 1, 2',
        'select * from ticket_assignments order by 1, 2, 3',
      ].map(async (text) => (await pool.query<object>(text)).rows),
    )
  const before = await kept()
  await pool.query("update tickets set open_tasks = '[]'; delete from handled_tickets")
  await pool.query("update ticket_assignments set status = 'open' where status = 'setAside'")
  await pool.query('delete from ticket_grams where is_remarks')
  await pool.query(
    'alter table ticket_grams drop column is_remarks, drop column number, drop column title, drop column remarks, add primary key (ticket_id)',
  )
  const migration = (name: string) => readFile(join(migrationsFolder(), name), 'utf8')
  const fills = (await migration('0011-open-tasks-of-tickets.sql')).match(/^(update tickets|insert into)[^;]*;/gm) ?? []
  expect(fills).toHaveLength(2)
  await pool.query(fills.join('\n'))
  await pool.query(await migration('0043-claimed-tasks.sql'))
  await pool.query(await migration('0016-text-beside-its-grams.sql'))
  await pool.query('drop function ticket_remarks')
  await pool.query(await migration('0051-finding-remarks.sql'))
  await pool.query(await migration('0054-remarks-apart.sql'))
  expect(await kept()).toEqual(before)
})
