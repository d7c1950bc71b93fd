/** Where an answer would lead, told before it is given: on a real PostgreSQL, and nothing is written. */
import { type AssigneeRule, edgeBetween, type ProcessDefinition } from '@formwork/workflow-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOffice, type Office } from '../../testing/build-office'
import type { BuiltUser } from '../../testing/build-people'
import { leaveDefinition, publishNew, users } from '../../testing/build-processes'
import type { TestClient } from '../../testing/test-app'

let office: Office
let leader: BuiltUser
let colleague: BuiltUser
let director: BuiltUser
let as: Record<'leader' | 'colleague' | 'stranger', TestClient>

beforeAll(async () => {
  office = await buildOffice()
  leader = await office.person('李主管')
  colleague = await office.person('王主管')
  director = await office.person('陈总')
  const { test } = office
  as = { leader: await test.as(leader), colleague: await test.as(colleague), stranger: await test.as(await office.person('路人')) }
})
afterAll(() => office.test.close())

const page = (id: string) => office.requester.client.get(`/api/v2/tickets/${id}`)
const taskOf = async (id: string) => (await page(id)).textAt('openTasks.0.taskId')
const ahead = async (client: TestClient, id: string, more: object = {}) =>
  client.post(`/api/v2/tickets/${id}/ahead`, { type: 'approve', taskId: await taskOf(id), ...more })

it('names the next step and its people, and leaves the ticket as it is', async () => {
  const id = (await office.start(await office.publishFor([leader], { director: [director] }), { days: 5 })).textAt('id')
  const before = (await page(id)).at('revision')
  const answer = await ahead(as.leader, id)
  expect(answer.body).toEqual({
    ahead: { ends: null, steps: [{ name: expect.any(String), names: ['陈总'], count: 1 }], others: { names: [], count: 0 }, branches: [] },
  })
  expect((await page(id)).at('revision')).toBe(before)
  expect((await page(id)).at('openTasks.0.assignees.0.name')).toBe('李主管')
})

it('says that the ticket ends, and goes by what is typed at the step', async () => {
  const leave = leaveDefinition(users(leader.id), users(director.id))
  const nodes = leave.nodes.map((node) => (node.id === 'leader' ? { ...node, fieldRights: { days: 'write' as const } } : node))
  const processId = await publishNew(office.admin, { ...leave, nodes }, office.formId, '可改天数的请假')
  const id = (await office.start(processId, { days: 1 })).textAt('id')
  expect((await ahead(as.leader, id)).at('ahead.ends')).toBe('approved')
  expect((await ahead(as.leader, id, { values: { days: 9 } })).at('ahead.steps.0.names.0')).toBe('陈总')
  // The form refuses it: that is said when it is sent.
  expect((await ahead(as.leader, id, { values: { days: -1 } })).at('ahead')).toBeNull()
})

it('names who still has to answer the same step', async () => {
  const definition: ProcessDefinition = {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      { id: 'sign', kind: 'userTask', name: '会签', assignees: [users(leader.id, colleague.id)], completion: 'all' },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [edgeBetween('start', 'sign'), edgeBetween('sign', 'end')],
  }
  const id = (await office.start(await publishNew(office.admin, definition, office.formId, '会签单'))).textAt('id')
  expect((await ahead(as.leader, id)).at('ahead')).toEqual({
    ends: null,
    steps: [],
    others: { names: ['王主管'], count: 1 },
    branches: [],
  })
})

it('names the branches that have to be done first', async () => {
  const step = (nodeId: string, name: string, person: BuiltUser): ProcessDefinition['nodes'][number] => ({
    id: nodeId,
    kind: 'userTask',
    name,
    assignees: [users(person.id)],
    completion: 'any',
  })
  const definition: ProcessDefinition = {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      { id: 'fork', kind: 'parallelGateway', name: '并行', direction: 'fork' },
      step('one', '财务审批', leader),
      step('two', '法务审批', colleague),
      { id: 'join', kind: 'parallelGateway', name: '汇合', direction: 'join' },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [
      edgeBetween('start', 'fork'),
      edgeBetween('fork', 'one'),
      edgeBetween('fork', 'two'),
      edgeBetween('one', 'join'),
      edgeBetween('two', 'join'),
      edgeBetween('join', 'end'),
    ],
  }
  const id = (await office.start(await publishNew(office.admin, definition, office.formId, '并行单'))).textAt('id')
  expect((await ahead(as.leader, id)).at('ahead')).toEqual({
    ends: null,
    steps: [],
    others: { names: [], count: 0 },
    branches: ['法务审批'],
  })
})

it('tells nothing to whom the task does not concern, and nothing of a move that is not theirs to make', async () => {
  const id = (await office.start(await office.publishFor([leader]), { days: 5 })).textAt('id')
  expect((await ahead(as.stranger, id)).status).toBe(404)
  expect((await ahead(office.requester.client, id)).status).toBe(404)
  expect((await ahead(as.leader, id, { type: 'complete' })).at('ahead')).toBeNull()
})

describe('before a ticket is started', () => {
  /** start → (days > 3 → `long`, otherwise → `short`) → end */
  const byDays = (long: AssigneeRule, short: AssigneeRule): ProcessDefinition => ({
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      { id: 'days', kind: 'exclusiveGateway', name: '天数' },
      { id: 'long', kind: 'userTask', name: '总监审批', assignees: [long], completion: 'any' },
      { id: 'short', kind: 'userTask', name: '主管审批', assignees: [short], completion: 'any' },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [
      edgeBetween('start', 'days'),
      edgeBetween('days', 'long', { condition: { model: 'days', is: 'greater', value: 3 } }),
      edgeBetween('days', 'short', { order: 1, isDefault: true }),
      edgeBetween('long', 'end'),
      edgeBetween('short', 'end'),
    ],
  })
  const publish = (long: AssigneeRule, short: AssigneeRule) =>
    publishNew(office.admin, byDays(long, short), office.formId, `先看再提 ${office.test.deps.newId()}`)
  const aheadOf = (processId: string, body: object = {}) =>
    office.requester.client.post(`/api/v2/catalogue/${processId}/ahead`, { version: 1, ...body })
  const steps = async (processId: string, body: object = {}) => (await aheadOf(processId, body)).at('ahead.steps')

  it('names whom it would go to with what is filled in so far, complete or not, and starts nothing', async () => {
    const processId = await publish(users(director.id), users(leader.id, colleague.id))
    expect(await steps(processId)).toEqual([{ name: '主管审批', names: ['李主管', '王主管'], count: 2 }])
    expect(await steps(processId, { values: { days: 9 } })).toEqual([{ name: '总监审批', names: ['陈总'], count: 1 }])
    expect((await office.admin.get(`/api/v2/tickets?process=${processId}`)).at('list')).toEqual([])
  })
  it('says which people are still to be chosen, and names those who are', async () => {
    const processId = await publish({ kind: 'chosenByRequester' }, users(leader.id))
    expect(await steps(processId, { values: { days: 9 } })).toEqual([{ name: '总监审批', names: [], count: 0, toChoose: true }])
    const chosen = { long: [colleague.id] }
    expect(await steps(processId, { values: { days: 9 }, chosen })).toEqual([{ name: '总监审批', names: ['王主管'], count: 1 }])
  })
  it('takes values that fit no field for nothing, says nothing of a start that the process refuses, and is refused as the start would be', async () => {
    const processId = await publish(users(director.id), users(leader.id))
    expect((await aheadOf(processId, { values: { days: { more: 1 }, more: 1 } })).at('ahead.steps.0.name')).toBe('主管审批')
    expect((await aheadOf(processId, { chosen: { short: [leader.id] } })).at('ahead')).toBeNull()
    expect((await aheadOf(processId, { version: 7 })).at('code')).toBe('ticket.stale')
    expect((await aheadOf(office.test.deps.newId())).at('code')).toBe('process.not-found')
    const starters = { userIds: [leader.id], roleIds: [], postIds: [], departmentIds: [] }
    const closed = await publishNew(
      office.admin,
      { ...byDays(users(director.id), users(leader.id)), settings: { starters } },
      office.formId,
      '只给主管',
    )
    expect((await aheadOf(closed)).at('code')).toBe('process.not-for-you')
  })
})
