/** Tickets whose people have left: found, reassigned and ended, on a real database. */
import type { Completion } from '@formwork/workflow-core'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles, userRoles, users as people } from '../../db/schema/people'
import { ticketHistory, tickets } from '../../db/schema/tickets'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { type BuiltUser, buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { firstBrokenEntry } from '../../workflow/history-chain'

let test: TestApp
let admin: TestClient
let staff: string
let requester: BuiltUser
let heir: BuiltUser
let as: Record<'requester' | 'heir', TestClient>
let formId: string

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  staff = test.site.staffRoleId
  requester = await person('张三')
  heir = await person('接手人')
  as = { requester: await test.as(requester), heir: await test.as(heir) }
  formId = await buildForm(test)
})
afterAll(() => test.close())

const person = (nickName: string, departmentId: string | null = null) => buildUser(test.deps, { nickName, roleIds: [staff], departmentId })
const setStatus = (user: BuiltUser, status: '0' | '1') => admin.put('/api/v1/sysUser', { userId: user.id, status })

/** A ticket that waits for these people. */
async function waitingFor(
  asked: readonly BuiltUser[],
  { by = as.requester, completion = 'any' }: { readonly by?: TestClient; readonly completion?: Completion } = {},
) {
  const definition = leaveDefinition(users(...asked.map(({ id }) => id)), users(heir.id), completion)
  const processId = await publishNew(admin, definition, formId, `请假 ${test.deps.newId()}`)
  const id = (await startLeave(by, processId, 1)).textAt('id')
  const page = await admin.get(`/api/v2/tickets/${id}`)
  return { id, taskId: page.textAt('openTasks.0.taskId'), url: `/api/v2/tickets/${id}` }
}
const idsOf = async (client: TestClient, query: string) =>
  ((await client.get(`/api/v2/tickets?pageSize=100&${query}`)).at('list') as { id: string }[]).map(({ id }) => id)
const kinds = async (id: string) =>
  (await test.deps.db.select().from(ticketHistory).where(eq(ticketHistory.ticketId, id)).orderBy(ticketHistory.sequence)).map(
    ({ kind }) => kind,
  )

describe('a ticket that waits for a disabled person', () => {
  it('is marked and found, given to somebody else with a remark, and decided by them', async () => {
    const leaver = await person('离职者')
    const { id, taskId, url } = await waitingFor([leaver])
    expect([(await admin.get(url)).at('stuck'), await idsOf(admin, 'stuck=1')]).toEqual([false, []])
    await setStatus(leaver, '1')
    const stuck = await admin.get(url)
    expect([stuck.at('stuck'), stuck.at('waitingFor.0.active'), await idsOf(admin, 'stuck=1')]).toEqual([true, false, [id]])
    const offered = stuck.at('moves')
    expect(offered).toContainEqual({ type: 'reassign', taskId })
    expect(offered).toContainEqual({ type: 'terminate', taskId: null, remarkRequired: true })
    const body = { taskId, from: leaver.id, to: heir.id, remark: '已离职', revision: 1 }
    expect((await admin.post(`${url}/reassign`, body)).body).toMatchObject({ status: 'running', revision: 2 })
    const moved = await as.heir.get(url)
    expect([moved.at('stuck'), moved.at('waitingFor'), await idsOf(admin, 'stuck=1')]).toEqual([
      false,
      [{ id: heir.id, name: '接手人', active: true }],
      [],
    ])
    expect(moved.at('history.2')).toMatchObject({
      kind: 'reassigned',
      actor: { id: test.admin.id },
      assignees: [{ id: heir.id, name: '接手人' }],
      replaced: [{ id: leaver.id, name: '离职者' }],
      remark: '已离职',
    })
    await runPendingJobs(test.database.pool, test.deps)
    expect((await as.heir.get('/api/v2/notices')).at('list.0')).toMatchObject({ kind: 'task-assigned', ticketId: id })
    expect((await as.heir.post(`${url}/approve`, { taskId, remark: '' })).at('status')).toBe('approved')

    const rows = await test.deps.db.select().from(ticketHistory).where(eq(ticketHistory.ticketId, id)).orderBy(ticketHistory.sequence)
    expect(firstBrokenEntry(rows)).toBeNull()
    expect(firstBrokenEntry(rows.map((row) => ({ ...row, replaced: [] })))).toBe(3)
  })

  it('is free again when the person is enabled, and stuck as well when they are removed', async () => {
    const leaver = await person('往返者')
    const { id, url } = await waitingFor([leaver])
    await setStatus(leaver, '1')
    await setStatus(leaver, '0')
    expect((await admin.get(url)).at('stuck')).toBe(false)
    await admin.delete(`/api/v1/sysUser/${leaver.id}`)
    expect((await admin.get(url)).at('stuck')).toBe(true)
    expect(await idsOf(admin, `assignee=${leaver.id}`)).toEqual([id])
  })

  it('waits for whoever is left where one answer is enough, and is stuck where everybody must agree', async () => {
    const [leaver, other] = [await person('走的'), await person('留的')]
    const any = await waitingFor([leaver, other])
    const all = await waitingFor([leaver, other], { completion: 'all' })
    await setStatus(leaver, '1')
    expect([(await admin.get(any.url)).at('stuck'), (await admin.get(all.url)).at('stuck')]).toEqual([false, true])
    await admin.post(`${all.url}/reassign`, { taskId: all.taskId, from: leaver.id, to: heir.id })
    await (await test.as(other)).post(`${all.url}/approve`, { taskId: all.taskId })
    expect((await as.heir.post(`${all.url}/approve`, { taskId: all.taskId })).at('status')).toBe('approved')
  })

  it('tells how much waits for somebody before they go', async () => {
    const leaver = await person('忙人')
    await waitingFor([leaver])
    await waitingFor([heir], { by: await test.as(leaver) })
    expect((await admin.get(`/api/v2/people/${leaver.id}/open-work`)).body).toMatchObject({ waiting: 1, running: 1 })
    expect((await as.heir.get(`/api/v2/people/${leaver.id}/open-work`)).status).toBe(403)
    expect((await admin.get(`/api/v2/people/${test.deps.newId()}/open-work`)).status).toBe(404)
  })
})

describe('whoever manages tickets', () => {
  it('makes the moves that a ticket of others offers them: a copy for somebody, and urging', async () => {
    const { url } = await waitingFor([heir])
    const offered = ((await admin.get(url)).at('moves') as { readonly type: string }[]).map(({ type }) => type)
    expect(offered).toEqual(expect.arrayContaining(['copyTo', 'urge']))
    const copied = await admin.post(`${url}/moves`, { type: 'copyTo', to: [heir.id] })
    expect([copied.status, copied.at('code')]).toEqual([200, undefined])
    const urged = await admin.post(`${url}/moves`, { type: 'urge' })
    expect([urged.status, urged.at('code')]).toEqual([200, undefined])
  })
})

describe('ending a ticket', () => {
  it('needs a reason, closes every task, tells the requester, and can happen once', async () => {
    const { id, taskId, url } = await waitingFor([heir])
    expect((await admin.post(`${url}/terminate`, { remark: ' ' })).status).toBe(400)
    expect((await admin.post(`${url}/terminate`, { remark: '重复提交' })).body).toMatchObject({ status: 'terminated', revision: 2 })
    expect(await kinds(id)).toEqual(['started', 'assigned', 'terminated'])
    expect(await idsOf(admin, 'status=terminated')).toContain(id)
    const page = await as.requester.get(url)
    expect([page.at('status'), page.at('openTasks'), page.at('moves'), typeof page.at('finishedAt')]).toEqual([
      'terminated',
      [],
      [{ type: 'copyTo', taskId: null }],
      'string',
    ])
    await runPendingJobs(test.database.pool, test.deps)
    expect((await as.requester.get('/api/v2/notices')).at('list')).toContainEqual(
      expect.objectContaining({ kind: 'ticket-terminated', ticketId: id }),
    )
    const late = await as.heir.post(`${url}/approve`, { taskId })
    expect([late.at('code'), late.at('params.outcome')]).toEqual(['task.already-decided', 'terminated'])
    expect(late.at('detail')).toBe(`${late.textAt('params.by')} 已终止该工单，无需再处理`)
    expect((await admin.post(`${url}/terminate`, { remark: '再一次' })).at('code')).toBe('ticket.finished')
  })

  it('works when requester and assignee are both gone', async () => {
    const [gone, leaver] = [await person('发起后离职'), await person('审批人离职')]
    const { url } = await waitingFor([leaver], { by: await test.as(gone) })
    await admin.delete(`/api/v1/sysUser/${gone.id}`)
    await admin.delete(`/api/v1/sysUser/${leaver.id}`)
    expect((await admin.post(`${url}/terminate`, { remark: '都已离职' })).at('status')).toBe('terminated')
  })
})

describe('moving a ticket to another step', () => {
  it('tells whoever decides too late that it was moved, not decided', async () => {
    const { taskId, url } = await waitingFor([heir])
    expect((await admin.post(`${url}/moves`, { type: 'jump', nodeId: 'director' })).status).toBe(200)
    const late = await as.heir.post(`${url}/approve`, { taskId })
    expect([late.at('code'), late.at('detail')]).toEqual([
      'task.already-decided',
      `${late.textAt('params.by')} 已将该工单跳转到其他节点，此处无需再处理`,
    ])
  })
})

describe('managing tickets', () => {
  it('sent twice happens once, and a ticket that has changed since is left alone', async () => {
    const { id, taskId, url } = await waitingFor([await person('甲')])
    const body = { taskId, from: null, to: heir.id, revision: 1 }
    const key = { 'idempotency-key': test.deps.newId() }
    const [first, again] = [await admin.post(`${url}/reassign`, body, key), await admin.post(`${url}/reassign`, body, key)]
    expect([first.status, again.body]).toEqual([200, first.body])
    expect((await kinds(id)).filter((kind) => kind === 'reassigned')).toHaveLength(1)
    const stale = await admin.post(`${url}/terminate`, { remark: '旧页面', revision: 1 })
    expect([stale.status, stale.at('code')]).toEqual([409, 'ticket.changed'])
  })

  it('refuses people who cannot act and shares that are not there, and changes nothing then', async () => {
    const holder = await person('乙')
    const { id, taskId, url } = await waitingFor([holder])
    const [before] = await test.deps.db.select().from(tickets).where(eq(tickets.id, id))
    const disabled = await buildUser(test.deps, { enabled: false })
    const give = (more: object) => admin.post(`${url}/reassign`, { taskId, from: holder.id, to: heir.id, ...more })
    expect((await give({ to: disabled.id })).at('code')).toBe('task.assignee-unavailable')
    expect((await give({ to: test.deps.newId() })).at('code')).toBe('task.assignee-unavailable')
    expect((await give({ to: holder.id })).body).toMatchObject({ code: 'task.assignee-present', detail: '乙 已在处理此待办' })
    expect((await give({ from: heir.id, to: requester.id })).at('code')).toBe('task.assignee-changed')
    expect((await give({ taskId: 't99' })).at('code')).toBe('task.not-found')
    expect((await test.deps.db.select().from(tickets).where(eq(tickets.id, id)))[0]).toEqual(before)
    expect(await kinds(id)).toEqual(['started', 'assigned'])
  })

  it('is for those who hold the permission, and on tickets of their data scope alone', async () => {
    const [near, far] = [await buildDepartment(test.deps), await buildDepartment(test.deps)]
    const role = await buildRole(test.deps, { permissions: ['process:list:all', 'process:list:all:inversion', 'process:list:all:end'] })
    await test.deps.db.update(roles).set({ dataScope: 3 }).where(eq(roles.id, role))
    const manager = await buildUser(test.deps, { roleIds: [role], departmentId: near })
    const holder = await person('丙')
    const ownRequest = await waitingFor([holder], { by: await test.as(await person('近', near)) })
    // The manager is asked on this one: enough to see and to decide it, not to manage it.
    const other = await waitingFor([manager], { by: await test.as(await person('远', far)) })
    const client = await test.as(manager)
    const movesOf = async (url: string) => {
      const offered = (await client.get(url)).text.match(/"type":"(?:approve|refuse|reassign|terminate|suspend|jump)"/g) ?? []
      return offered.map((type) => type.slice(8, -1)).toSorted((a, b) => a.localeCompare(b))
    }
    expect([await movesOf(ownRequest.url), await movesOf(other.url)]).toEqual([
      ['jump', 'reassign', 'suspend', 'terminate'],
      ['approve', 'refuse'],
    ])
    expect((await client.post(`${other.url}/terminate`, { remark: '越权' })).at('code')).toBe('permission.denied')
    const give = { taskId: other.taskId, from: manager.id, to: heir.id }
    expect((await client.post(`${other.url}/reassign`, give)).at('code')).toBe('permission.denied')
    expect((await client.post(`${ownRequest.url}/terminate`, { remark: '本部门' })).at('status')).toBe('terminated')
    const stranger = await waitingFor([holder], { by: await test.as(await person('更远', far)) })
    expect((await client.post(`${stranger.url}/terminate`, { remark: '不可见' })).status).toBe(404)
    expect((await as.heir.post(`${stranger.url}/terminate`, { remark: '无权限' })).status).toBe(403)
  })

  it('leaves one winner when an approval, a reassignment and an end come at once', async () => {
    const holder = await person('丁')
    const { id, taskId, url } = await waitingFor([holder])
    const client = await test.as(holder)
    await Promise.all([
      client.post(`${url}/approve`, { taskId }),
      admin.post(`${url}/reassign`, { taskId, from: holder.id, to: heir.id, revision: 1 }),
      admin.post(`${url}/terminate`, { remark: '同时', revision: 1 }),
    ])
    expect(await kinds(id)).toHaveLength((await kinds(id)).includes('approved') ? 4 : 3)
  })
})

describe('the role that makes administrators', () => {
  it('never leaves a task without anybody: nobody found means those who administer then', async () => {
    const second = await buildUser(test.deps, { roleIds: [test.site.adminRoleId] })
    const gone = await person('先走的')
    const definition = leaveDefinition(users(gone.id), users(heir.id))
    const processId = await publishNew(admin, definition, formId, `空 ${test.deps.newId()}`)
    await setStatus(gone, '1')
    const id = (await startLeave(as.requester, processId, 1)).textAt('id')
    const page = await admin.get(`/api/v2/tickets/${id}`)
    expect(page.at('stuck')).toBe(false)
    expect(page.at('history.1')).toMatchObject({ kind: 'assigned', fallback: true })
    await test.deps.db.delete(userRoles).where(eq(userRoles.userId, second.id))
    await test.deps.db.update(people).set({ enabled: false }).where(eq(people.id, second.id))
    expect((await admin.get(`/api/v2/tickets/${id}`)).at('stuck')).toBe(false)
  })
})
