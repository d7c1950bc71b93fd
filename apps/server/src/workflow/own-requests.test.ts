/** Requests of one's own and repeated approvers: what publishing decides, and whom the server asks then. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOffice, type Office } from '../testing/build-office'
import { type BuiltUser, buildDepartment, buildUser } from '../testing/build-people'
import type { TestAnswer, TestApp, TestClient } from '../testing/test-app'

let office: Office
let test: TestApp
let admin: TestClient
let head: BuiltUser
let member: BuiltUser
let loner: BuiltUser

beforeAll(async () => {
  office = await buildOffice()
  ;({ test, admin } = office)
  head = await office.person('经理')
  member = await office.person('成员', await buildDepartment(test.deps, { leaderId: head.id }))
  loner = await office.person('无部门')
})
afterAll(() => test.close())

const publish = (asked: readonly BuiltUser[], rules: Partial<ProcessDefinition> = {}) =>
  office.publishFor(asked, { director: asked, rules })
const startedBy = (by: BuiltUser, processId: string, days = 1) => office.start(processId, { by, days })
const namesIn = (page: TestAnswer, path = 'ticket.waitingFor') => (page.at(path) as { name: string }[]).map(({ name }) => name)

describe('a request of one’s own', () => {
  it('goes to the requester’s leader, else to the administrators with an alarm, when nobody else is asked', async () => {
    const processId = await publish([member, loner])
    expect(namesIn(await startedBy(member, processId))).toEqual(['无部门'])
    const alone = await publish([member])
    expect(namesIn(await startedBy(member, alone))).toEqual(['经理'])
    const ticket = await startedBy(loner, await publish([loner]))
    expect([namesIn(ticket), ticket.at('ticket.history.1.fallback')]).toEqual([['管理员'], true])
  })
  it('is decided by the requester where the process allows it', async () => {
    const ticket = await startedBy(loner, await publish([loner], { selfApproval: 'allow' }))
    const taskId = ticket.textAt('ticket.openTasks.0.taskId')
    const decided = await (await test.as(loner)).post(`/api/v2/tickets/${ticket.textAt('id')}/approve`, { taskId })
    expect(decided.at('status')).toBe('approved')
  })
  it('is led past its approvals by another administrator only, also when the requester is one', async () => {
    const requester = await buildUser(test.deps, { roleIds: [test.site.adminRoleId] })
    const own = await test.as(requester)
    const ticket = await office.start(await publish([loner]), { by: requester, days: 1 })
    const url = `/api/v2/tickets/${ticket.textAt('id')}`
    const offered = (page: TestAnswer) => (page.at('moves') as { type: string }[]).map(({ type }) => type)
    const jump = { tokenId: null, nodeId: 'director' }
    expect(offered(await own.get(url))).toEqual(expect.arrayContaining(['withdraw', 'terminate', 'reassign']))
    expect(offered(await own.get(url))).not.toContain('jump')
    const refused = await own.post(`${url}/moves`, { type: 'jump', ...jump })
    expect([refused.status, refused.at('code')]).toEqual([403, 'move.own-request'])
    const body = { taskId: ticket.textAt('ticket.openTasks.0.taskId'), from: null, to: member.id }
    expect((await own.post(`${url}/reassign`, { ...body, to: requester.id })).at('code')).toBe('task.assignee-barred')
    expect((await own.post(`${url}/reassign`, body)).status).toBe(200)
    expect((await own.post(`${url}/terminate`, { remark: '不需要了' })).at('status')).toBe('terminated')
  })
  it('cannot be given to the requester by an administrator', async () => {
    const ticket = await startedBy(member, await publish([loner]))
    const body = { taskId: ticket.textAt('ticket.openTasks.0.taskId'), from: null, to: member.id }
    const given = await admin.post(`/api/v2/tickets/${ticket.textAt('id')}/reassign`, body)
    expect([given.status, given.at('code'), given.at('issues.0.path')]).toEqual([422, 'task.assignee-barred', ['to']])
  })
})

it('publishing decides what the draft leaves open, in the draft too, so that nothing seems unpublished', async () => {
  const processId = await publish([loner])
  const process = await admin.get(`/api/v2/processes/${processId}`)
  expect([process.at('definition.selfApproval'), process.at('definition.samePerson')]).toEqual(['refuse', 'allow'])
  expect(process.at('hasUnpublishedChanges')).toBe(false)
})

it('versions that were published before the rule mean what they meant', async () => {
  const processId = await publish([loner])
  await test.deps.db.execute(sql`alter table process_versions disable trigger process_versions_immutable`)
  await test.deps.db.execute(
    sql`update process_versions set definition = definition - 'selfApproval' where process_id = ${processId}::uuid`,
  )
  await test.deps.db.execute(sql`alter table process_versions enable trigger process_versions_immutable`)
  expect(namesIn(await startedBy(loner, processId))).toEqual(['无部门'])
})

it('somebody who agreed at one step is not asked at the next where the process says so', async () => {
  const approver = await office.person('审批人')
  const processId = await publish([approver], { samePerson: 'refuse' })
  const ticket = await startedBy(member, processId, 5)
  const taskId = ticket.textAt('ticket.openTasks.0.taskId')
  const agreed = await (await test.as(approver)).post(`/api/v2/tickets/${ticket.textAt('id')}/approve`, { taskId })
  expect([agreed.at('ticket.currentNodeIds'), namesIn(agreed)]).toEqual([['director'], ['经理']])
})
