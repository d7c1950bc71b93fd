/** People whom somebody chooses for steps: who is asked for them, who may be chosen, and what is refused where. */
import { type AssigneeRule, edgeBetween, type Pool, type ProcessDefinition } from '@formwork/workflow-core'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/people'
import { buildOffice, type Office } from '../../testing/build-office'
import { type BuiltUser, buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import { publishNew } from '../../testing/build-processes'
import type { TestClient } from '../../testing/test-app'

const NONE: Pool = { userIds: [], roleIds: [], postIds: [], departmentIds: [] }
const byRequester = (from?: Partial<Pool>): AssigneeRule =>
  from === undefined ? { kind: 'chosenByRequester' } : { kind: 'chosenByRequester', from: { ...NONE, ...from } }
const byPrevious = (from?: Partial<Pool>): AssigneeRule =>
  from === undefined ? { kind: 'chosenByPrevious' } : { kind: 'chosenByPrevious', from: { ...NONE, ...from } }

let office: Office
let requester: TestClient
let buyer: BuiltUser
let clerk: BuiltUser
let gone: BuiltUser
let buyers: string
let department: string

beforeAll(async () => {
  office = await buildOffice()
  requester = office.requester.client
  const { deps, site } = office.test
  buyers = await buildRole(deps, { permissions: [], dataScope: 5 })
  const above = await buildDepartment(deps)
  department = above
  const below = await buildDepartment(deps, { parentId: above })
  buyer = await buildUser(deps, { nickName: '采购员', roleIds: [site.staffRoleId, buyers] })
  clerk = await buildUser(deps, { nickName: '文员', roleIds: [site.staffRoleId], departmentId: below })
  gone = await office.person('离职')
})
afterAll(() => office.test.close())

/** start → first → second → end */
function publish(first: AssigneeRule[], second: AssigneeRule[]): Promise<string> {
  const node = { kind: 'userTask' as const, completion: 'any' as const }
  const definition: ProcessDefinition = {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      { ...node, id: 'first', name: '经办', assignees: first },
      { ...node, id: 'second', name: '复核', assignees: second },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [edgeBetween('start', 'first'), edgeBetween('first', 'second'), edgeBetween('second', 'end')],
  }
  return publishNew(office.admin, definition, office.formId, `选人 ${office.test.deps.newId()}`)
}
const start = (processId: string, chosen?: object) =>
  requester.post('/api/v2/tickets', {
    processId,
    version: 1,
    title: 't',
    values: { reason: 'x', days: 1 },
    ...(chosen === undefined ? {} : { chosen }),
  })
const issuesOf = (given: { at(path: string): unknown }) => {
  const issues = given.at('issues')
  return Array.isArray(issues) ? issues.map((issue) => [Object(issue).path.join('.'), Object(issue).code, Object(issue).message]) : issues
}
const named = async (path: string) => {
  const list = (await requester.get(path)).at('list')
  return Array.isArray(list) ? list.map((person) => Object(person).name) : list
}

describe('the catalogue entry of a process', () => {
  it('names the steps that ask for people at the start, and what they want', async () => {
    const both = await publish([byPrevious()], [byRequester({ roleIds: [buyers] }), { kind: 'user', userIds: [clerk.id] }])
    expect((await requester.get(`/api/v2/catalogue/${both}`)).at('chooses')).toEqual([
      { nodeId: 'second', name: '复核', isRequired: false, isLimited: true },
      { nodeId: 'first', name: '经办', isRequired: true, isLimited: false },
    ])
  })
})

const setEnabled = async ({ id }: BuiltUser, enabled: boolean) =>
  void (await office.test.deps.db.update(users).set({ enabled }).where(eq(users.id, id)))

describe('people who may be chosen', () => {
  it.each([
    ['named people', () => ({ userIds: [buyer.id, gone.id] }), ['采购员']],
    ['holders of a role', () => ({ roleIds: [buyers] }), ['采购员']],
    ['a department with what is below it', () => ({ departmentIds: [department] }), ['文员']],
    ['nobody, where nobody is named', () => ({}), []],
  ])('are %s', async (_, pool, expected) => {
    // Only existing people can be published; they may leave afterwards.
    await setEnabled(gone, true)
    const processId = await publish([byRequester(pool())], [{ kind: 'user', userIds: [clerk.id] }])
    await setEnabled(gone, false)
    expect(await named(`/api/v2/catalogue/${processId}/steps/first/people`)).toEqual(expected)
    expect(await named(`/api/v2/catalogue/${processId}/steps/second/people`)).toEqual([])
  })
  it('are told with the day they are back, while they are away', async () => {
    const today = office.test.deps.now().toISOString().slice(0, 10)
    const absence = { firstDay: today, lastDay: '2098-12-31', substituteId: clerk.id }
    expect((await office.admin.put(`/api/v2/people/${buyer.id}/absence`, absence)).status).toBe(200)
    const processId = await publish([byRequester({ userIds: [buyer.id, clerk.id] })], [{ kind: 'user', userIds: [clerk.id] }])
    const list = (await requester.get(`/api/v2/catalogue/${processId}/steps/first/people`)).at('list')
    await office.admin.delete(`/api/v2/people/${buyer.id}/absence`)
    expect(list).toMatchObject([{ name: '文员' }, { name: '采购员', backAt: '2099-01-01T00:00:00.000Z' }])
    expect(Object.hasOwn(Object(Array.isArray(list) ? list[0] : null), 'backAt')).toBe(false)
  })
  it('are found by their names, all of them where nothing limits the choice', async () => {
    const processId = await publish([byRequester()], [{ kind: 'user', userIds: [clerk.id] }])
    expect(await named(`/api/v2/catalogue/${processId}/steps/first/people?keyword=${encodeURIComponent('采购')}`)).toEqual(['采购员'])
    expect(await named(`/api/v2/catalogue/${processId}/steps/first/people?page=9`)).toEqual([])
    expect((await requester.get(`/api/v2/catalogue/${office.test.deps.newId()}/steps/first/people`)).at('code')).toBe('process.not-found')
  })
})

describe('a start', () => {
  it('asks those who were chosen', async () => {
    const processId = await publish([byRequester()], [{ kind: 'user', userIds: [clerk.id] }])
    const started = await start(processId, { first: [buyer.id] })
    expect(started.at('ticket.openTasks.0.assignees'), started.text).toEqual([{ id: buyer.id, name: '采购员', active: true }])
  })
  it('is refused without somebody for a step that every ticket comes to, and names the step', async () => {
    const processId = await publish([byRequester()], [byRequester()])
    const refused = await start(processId, { second: [buyer.id] })
    expect([refused.status, refused.at('code')]).toEqual([422, 'ticket.choice-refused'])
    expect(issuesOf(refused)).toEqual([['chosen.first', 'chosen.missing', '请选择「经办」的处理人']])
    expect(issuesOf(await start(processId))).toHaveLength(2)
  })
  it('names each person who may not be chosen, at their place', async () => {
    const processId = await publish([byRequester({ roleIds: [buyers] })], [{ kind: 'user', userIds: [clerk.id] }])
    const refused = await start(processId, { first: [buyer.id, clerk.id, gone.id] })
    expect(issuesOf(refused)).toEqual([
      ['chosen.first.1', 'chosen.outside', '「经办」不能选择文员'],
      ['chosen.first.2', 'task.assignee-unavailable', '该账号已停用或不存在，请选择其他人'],
    ])
  })
  it('is refused for a step without people to choose from', async () => {
    const processId = await publish([{ kind: 'user', userIds: [buyer.id] }], [{ kind: 'user', userIds: [clerk.id] }])
    expect(issuesOf(await start(processId, { second: [buyer.id] }))).toEqual([
      ['chosen.second', 'chosen.not-asked', '「复核」不支持选择处理人'],
    ])
  })
})

describe('an answer', () => {
  it('chooses for the step that follows, among those who may be chosen, and never in the place of the requester', async () => {
    const processId = await publish([{ kind: 'user', userIds: [buyer.id] }], [byPrevious({ departmentIds: [department] })])
    const ticketId = (await start(processId)).textAt('id')
    const asBuyer = await office.test.as(buyer)
    const page = await asBuyer.get(`/api/v2/tickets/${ticketId}`)
    const moves = page.at('moves') as { type: string; chooses?: unknown }[]
    expect(moves.find(({ type }) => type === 'approve')?.chooses).toEqual([{ nodeId: 'second', name: '复核', isLimited: true }])
    const people = await asBuyer.get(`/api/v2/tickets/${ticketId}/steps/second/people`)
    expect(people.at('list')).toMatchObject([{ id: clerk.id, name: '文员' }])
    const approve = (chosen: object) =>
      asBuyer.post(`/api/v2/tickets/${ticketId}/moves`, { type: 'approve', taskId: page.textAt('openTasks.0.taskId'), chosen })
    expect(issuesOf(await approve({ second: [buyer.id] }))).toEqual([['chosen.second.0', 'chosen.outside', '「复核」不能选择采购员']])
    expect(issuesOf(await approve({ first: [buyer.id] }))).toEqual([['chosen.first', 'chosen.not-asked', '「经办」不支持选择处理人']])
    expect((await approve({ second: [clerk.id] })).at('ticket.openTasks.0.assignees.0.name')).toBe('文员')
    const stranger = await office.test.as(await office.person('路人'))
    expect((await stranger.get(`/api/v2/tickets/${ticketId}/steps/second/people`)).at('code')).toBe('ticket.not-found')
  })
})
