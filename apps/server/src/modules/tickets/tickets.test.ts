/** A ticket's life over HTTP on a real database. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../db/schema/people'
import { ticketHistory, tickets } from '../../db/schema/tickets'
import { buildOffice } from '../../testing/build-office'
import { leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { type BuiltUser, buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import type { TestApp, TestClient } from '../../testing/test-app'
import { firstBrokenEntry } from '../../workflow/history-chain'

let test: TestApp
let admin: TestClient
let leader: BuiltUser
let director: BuiltUser
let requester: BuiltUser
let as: Record<'leader' | 'director' | 'requester' | 'stranger', TestClient>
let processId: string
let formId: string

beforeAll(async () => {
  const office = await buildOffice()
  ;({ test, admin, formId } = office)
  leader = await office.person('李主管')
  director = await office.person('王总监')
  requester = await office.person('张三', await buildDepartment(test.deps, { leaderId: leader.id }))
  const stranger = await office.person()
  as = {
    leader: await test.as(leader),
    director: await test.as(director),
    requester: await test.as(requester),
    stranger: await test.as(stranger),
  }
  processId = await publishNew(admin, leaveDefinition({ kind: 'departmentLeader' }, users(director.id)), formId, '请假')
})
afterAll(() => test.close())

async function start(days: number): Promise<string> {
  return (await startLeave(as.requester, processId, days)).textAt('id')
}
async function openTaskOf(client: TestClient, id: string): Promise<string> {
  return (await client.get(`/api/v2/tickets/${id}`)).textAt('moves.0.taskId')
}
async function decide(client: TestClient, id: string, verb: 'approve' | 'refuse', remark = '同意', headers: Record<string, string> = {}) {
  return client.post(`/api/v2/tickets/${id}/${verb}`, { taskId: await openTaskOf(client, id), remark }, headers)
}
const badge = async (client: TestClient) => (await client.get('/api/v1/upcoming')).at('data.count.upcoming')

describe('starting a ticket', () => {
  it('shows the process in the catalogue with its pinned form', async () => {
    const list = await as.requester.get('/api/v2/catalogue')
    expect(list.at('list.0.name')).toBe('请假')
    const entry = await as.requester.get(`/api/v2/catalogue/${processId}`)
    expect(entry.at('version')).toBe(1)
    expect(entry.at('form.list.1.model')).toBe('days')
  })
  it('says what may be done with the fields at the start, where the process says so', async () => {
    const leave = leaveDefinition({ kind: 'departmentLeader' }, users(director.id))
    const nodes = leave.nodes.map((node) => (node.kind === 'start' ? { ...node, fieldRights: { days: 'read' as const } } : node))
    const id = await publishNew(admin, { ...leave, nodes }, formId, '请假（定额）')
    expect((await as.requester.get(`/api/v2/catalogue/${id}`)).at('rights')).toEqual({ days: 'read' })
    expect((await as.requester.get(`/api/v2/catalogue/${processId}`)).at('rights')).toBeUndefined()
  })
  it('gives numbers of the day, one after the other', async () => {
    const [first, second] = await Promise.all([startLeave(as.requester, processId, 1), startLeave(as.requester, processId, 1)])
    const numbers = [first.textAt('number'), second.textAt('number')].toSorted()
    expect(numbers[0]).toMatch(/^20260302\d{4}$/)
    expect(Number(numbers[1]) - Number(numbers[0])).toBe(1)
  })
  it('refuses values that the form’s rules refuse, naming each field, and stores nothing', async () => {
    const before = await test.deps.db.$count(tickets)
    const send = (values: object) => as.requester.post('/api/v2/tickets', { processId, version: 1, title: 'x', values })
    const missing = await send({ days: 1 })
    expect(missing.status).toBe(422)
    expect(missing.at('code')).toBe('ticket.values-refused')
    expect(missing.at('issues.0.path')).toEqual(['values', 'reason'])
    const wrongType = await send({ reason: 'x', days: 'many' })
    expect([wrongType.status, wrongType.at('issues.0.path')]).toEqual([422, ['values', 'days']])
    const unknown = await send({ reason: 'x', days: 1, salary: 9 })
    expect([unknown.status, unknown.at('issues.0.code')]).toEqual([422, 'unknown-field'])
    expect(await test.deps.db.$count(tickets)).toBe(before)
  })
  it('refuses another version than the published one, an unknown and an unpublished process', async () => {
    const body = { processId, version: 7, title: 'x', values: { reason: 'x', days: 1 } }
    expect((await as.requester.post('/api/v2/tickets', body)).at('code')).toBe('ticket.stale')
    const unknown = await as.requester.post('/api/v2/tickets', { ...body, processId: test.deps.newId() })
    expect([unknown.status, unknown.at('code')]).toEqual([404, 'process.not-found'])
    const draft = await admin.post('/api/v2/processes', { name: 'draft', formId: null, definition: { schema: 2, nodes: [], edges: [] } })
    expect((await as.requester.get(`/api/v2/catalogue/${draft.textAt('id')}`)).at('code')).toBe('process.not-published')
  })
})

describe('a running ticket', () => {
  it('goes to the department leader, then by the condition to the director, then to its requester', async () => {
    const before = await badge(as.leader)
    const id = await start(5)
    expect(await badge(as.leader)).toBe(Number(before) + 1)
    const todo = await as.leader.get('/api/v2/tickets/todo?pageSize=100')
    expect(todo.text).toContain(id)
    test.clock.advance({ minutes: 1 })
    expect((await decide(as.leader, id, 'approve')).body).toMatchObject({ status: 'running', revision: 2 })
    expect(await badge(as.leader)).toBe(before)
    expect((await decide(as.director, id, 'approve')).body).toMatchObject({ status: 'approved', revision: 3 })

    const page = await as.requester.get(`/api/v2/tickets/${id}`)
    expect(page.at('status')).toBe('approved')
    expect(page.at('values')).toEqual({ reason: '回家', days: 5 })
    expect(page.at('moves')).toEqual([{ type: 'copyTo', taskId: null }])
    const history = page.at('history')
    expect(
      Array.isArray(history) && history.map((entry: { kind: string; actor: { name: string } | null }) => [entry.kind, entry.actor?.name]),
    ).toEqual([
      ['started', '张三'],
      ['assigned', undefined],
      ['approved', '李主管'],
      ['assigned', undefined],
      ['approved', '王总监'],
      ['finished', undefined],
    ])
  })
  it('skips the director for a short leave, and ends as refused when refused', async () => {
    const short = await start(2)
    expect((await decide(as.leader, short, 'approve')).at('status')).toBe('approved')
    const refused = await start(2)
    expect((await decide(as.leader, refused, 'refuse', '人手不够')).at('status')).toBe('refused')
    expect((await as.requester.get(`/api/v2/tickets/${refused}`)).at('history.2')).toMatchObject({ kind: 'refused', remark: '人手不够' })
  })
  it('can be withdrawn by its requester only', async () => {
    const id = await start(2)
    const byLeader = await as.leader.post(`/api/v2/tickets/${id}/withdraw`, {})
    expect([byLeader.status, byLeader.at('code')]).toEqual([403, 'permission.denied'])
    const taskId = await openTaskOf(as.leader, id)
    expect((await as.requester.post(`/api/v2/tickets/${id}/withdraw`, {})).at('status')).toBe('withdrawn')
    const late = await as.leader.post(`/api/v2/tickets/${id}/approve`, { taskId })
    expect([late.status, late.at('code'), late.at('params.by'), late.at('params.outcome')]).toEqual([
      409,
      'task.already-decided',
      '张三',
      'withdrawn',
    ])
    expect((await as.requester.post(`/api/v2/tickets/${id}/withdraw`, {})).at('code')).toBe('ticket.finished')
  })
  it('is nobody else’s business', async () => {
    const id = await start(2)
    const taskId = await openTaskOf(as.leader, id)
    expect((await as.stranger.get(`/api/v2/tickets/${id}`)).status).toBe(404)
    expect((await as.stranger.post(`/api/v2/tickets/${id}/approve`, { taskId })).status).toBe(404)
    expect((await as.stranger.get('/api/v2/tickets')).status).toBe(403)
    expect((await admin.get(`/api/v2/tickets/${id}`)).status).toBe(200)
    const byAdmin = await admin.post(`/api/v2/tickets/${id}/approve`, { taskId })
    expect([byAdmin.status, byAdmin.at('code')]).toEqual([403, 'task.not-yours'])
    const byRequester = await as.requester.post(`/api/v2/tickets/${id}/approve`, { taskId })
    expect([byRequester.status, byRequester.at('code')]).toEqual([403, 'task.not-yours'])
  })
  it('answers unknown and malformed ids, unknown tasks and a refusal without a reason', async () => {
    expect((await as.leader.get(`/api/v2/tickets/${test.deps.newId()}`)).status).toBe(404)
    expect((await as.leader.get('/api/v2/tickets/12')).status).toBe(400)
    const id = await start(2)
    const unknown = await as.leader.post(`/api/v2/tickets/${id}/approve`, { taskId: 't99' })
    expect([unknown.status, unknown.at('code')]).toEqual([404, 'task.not-found'])
    expect((await as.leader.post(`/api/v2/tickets/${id}/refuse`, { taskId: 't2', remark: ' ' })).status).toBe(400)
  })
  it('stays on its version when the process is edited and published again', async () => {
    const own = await publishNew(admin, leaveDefinition({ kind: 'departmentLeader' }, users(director.id)), formId, '出差')
    const id = (await startLeave(as.requester, own, 5)).textAt('id')
    const process = await admin.get(`/api/v2/processes/${own}`)
    const { nodes } = leaveDefinition(users(director.id), users(director.id))
    const edited = { schema: 2, nodes: [nodes[0], nodes[1], nodes[4]], edges: [pick(0), { ...pick(4), id: 'x', source: 'leader' }] }
    const body = { name: '出差', formId, definition: edited, revision: process.at('revision') }
    expect((await admin.put(`/api/v2/processes/${own}`, body)).status).toBe(200)
    expect((await admin.post(`/api/v2/processes/${own}/publish`, { revision: 2 })).body).toEqual({ version: 2 })
    expect((await decide(as.leader, id, 'approve')).at('status')).toBe('running')
    expect((await as.director.get(`/api/v2/tickets/${id}`)).at('version')).toBe(1)
    expect((await decide(as.director, id, 'approve')).at('status')).toBe('approved')
    expect((await admin.get(`/api/v2/processes/${own}/versions`)).at('list.1')).toMatchObject({ version: 1, runningTickets: 0 })
  })
  it('goes on to its end when its process has been removed', async () => {
    const own = await publishNew(admin, leaveDefinition({ kind: 'departmentLeader' }, users(director.id)), formId, '将删除')
    const id = (await startLeave(as.requester, own, 1)).textAt('id')
    expect((await admin.delete(`/api/v2/processes/${own}`)).status).toBe(200)
    expect((await startLeave(as.requester, own, 1)).at('code')).toBe('process.not-found')
    expect((await decide(as.leader, id, 'approve')).at('status')).toBe('approved')
  })
  it('asks the administrators, and says so, when nobody is left to ask', async () => {
    const emptyRole = await buildRole(test.deps)
    const own = await publishNew(admin, leaveDefinition({ kind: 'role', roleIds: [emptyRole] }, users(director.id)), formId, '空岗')
    const id = (await startLeave(as.requester, own, 1)).textAt('id')
    const page = await admin.get(`/api/v2/tickets/${id}`)
    expect(page.at('history.1')).toMatchObject({ kind: 'assigned', fallback: true, assignees: [{ id: test.admin.id }] })
    expect(page.at('moves.0.type')).toBe('approve')
  })
})

describe('idempotency', () => {
  it('answers a repeated command as the first time, and does it once', async () => {
    const before = await test.deps.db.$count(tickets)
    const first = await startLeave(as.requester, processId, 1, { 'idempotency-key': 'start-1' })
    const again = await startLeave(as.requester, processId, 1, { 'idempotency-key': 'start-1' })
    expect(again.body).toEqual(first.body)
    expect(await test.deps.db.$count(tickets)).toBe(before + 1)
    const other = await startLeave(as.requester, processId, 2, { 'idempotency-key': 'start-1' })
    expect([other.status, other.at('code')]).toEqual([422, 'idempotency.mismatch'])
  })
  it('lets a double click approve once', async () => {
    const id = await start(5)
    const body = { taskId: await openTaskOf(as.leader, id), remark: '' }
    const press = () => as.leader.post(`/api/v2/tickets/${id}/approve`, body, { 'idempotency-key': 'double' })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map((answer) => [answer.status, answer.at('revision')])).toEqual([
      [200, 2],
      [200, 2],
      [200, 2],
    ])
  })
})

describe('lists', () => {
  it('find by title and number, letter by letter, and page', async () => {
    const titled = (title: string) =>
      as.requester.post('/api/v2/tickets', { processId, version: 1, title, values: { reason: 'x', days: 1 } })
    const number = (await titled('100%_报销')).textAt('number')
    await titled('100 报销')
    const found = await as.requester.get(`/api/v2/tickets/mine?keyword=${encodeURIComponent('100%_')}`)
    expect([found.at('count'), found.at('list.0.number')]).toEqual([1, number])
    expect((await as.requester.get(`/api/v2/tickets/mine?keyword=${number}`)).at('count')).toBe(1)
    const page = await as.requester.get('/api/v2/tickets/mine?pageIndex=2&pageSize=3&status=running')
    expect([page.at('pageIndex'), page.at('pageSize')]).toEqual([2, 3])
    expect(page.at('list')).toHaveLength(3)
    expect((await as.requester.get('/api/v2/tickets/mine?pageSize=0')).status).toBe(400)
  })
  it('name where a ticket stands and who it waits for', async () => {
    const id = await start(2)
    const mine = await as.requester.get('/api/v2/tickets/mine?pageSize=100')
    const list = mine.at('list')
    const row: unknown = Array.isArray(list) ? list.find((ticket: { id: string }) => ticket.id === id) : null
    expect(row).toMatchObject({ currentNodes: ['主管审批'], waitingFor: [{ id: leader.id, name: '李主管' }], waitingCount: 1 })
  })
  it('keep what a person has handled under “related”', async () => {
    const id = await start(2)
    await decide(as.leader, id, 'approve')
    expect((await as.leader.get('/api/v2/tickets/related?pageSize=100')).text).toContain(id)
    expect((await as.stranger.get('/api/v2/tickets/related')).at('count')).toBe(0)
  })
})

describe('data scope', () => {
  it('opens the department’s tickets, with or without those below, to who may look at all', async () => {
    const roleIds = [test.site.staffRoleId]
    const parent = await buildDepartment(test.deps)
    const child = await buildDepartment(test.deps, { parentId: parent })
    const inParent = await buildUser(test.deps, { roleIds, departmentId: parent })
    const inChild = await buildUser(test.deps, { roleIds, departmentId: child })
    const high = (await startLeave(await test.as(inParent), processId, 1)).textAt('id')
    const low = (await startLeave(await test.as(inChild), processId, 1)).textAt('id')
    const viewer = async (dataScope: number) => {
      const role = await buildRole(test.deps, { permissions: ['process:list:all'] })
      await test.deps.db.update(roles).set({ dataScope }).where(eq(roles.id, role))
      return test.as(await buildUser(test.deps, { roleIds: [role, ...roleIds], departmentId: parent }))
    }
    const sees = async (client: TestClient) => {
      const list = (await client.get('/api/v2/tickets?pageSize=100')).text
      const pages = await Promise.all([high, low].map(async (id) => (await client.get(`/api/v2/tickets/${id}`)).status === 200))
      expect(pages).toEqual([list.includes(high), list.includes(low)])
      return pages
    }
    expect(await sees(await viewer(1))).toEqual([true, true])
    expect(await sees(await viewer(4))).toEqual([true, true])
    expect(await sees(await viewer(3))).toEqual([true, false])
    expect(await sees(await viewer(5))).toEqual([false, false])
  })
})

describe('history', () => {
  it('can be neither changed nor removed, and its chain holds', async () => {
    const id = await start(2)
    await decide(as.leader, id, 'approve')
    const rows = await test.deps.db.select().from(ticketHistory).where(eq(ticketHistory.ticketId, id)).orderBy(ticketHistory.sequence)
    expect(firstBrokenEntry(rows)).toBeNull()
    expect(firstBrokenEntry(rows.map((row) => (row.sequence === 3 ? { ...row, remark: 'forged' } : row)))).toBe(3)
    expect(firstBrokenEntry(rows.filter((row) => row.sequence !== 2))).toBe(2)
    await expect(test.deps.db.update(ticketHistory).set({ remark: 'x' }).where(eq(ticketHistory.ticketId, id))).rejects.toThrow()
    await expect(test.deps.db.delete(ticketHistory).where(eq(ticketHistory.ticketId, id))).rejects.toThrow()
  })
})

function pick(index: number) {
  const found = leaveDefinition(users(director.id), users(director.id)).edges[index]
  if (found === undefined) throw new Error('no such edge')
  return found
}
