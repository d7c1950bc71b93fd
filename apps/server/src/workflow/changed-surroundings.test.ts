/** What a running ticket depends on is disabled, deleted or renamed under it, by the calls of administrators: it goes on, and somebody is asked. */
import type { JsonObject } from '@formwork/api-contract'
import { type AssigneeRule, edgeBetween, type ProcessDefinition, type ProcessNode } from '@formwork/workflow-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPendingJobs } from '../jobs/run-pending-jobs'
import { buildOffice, type Office } from '../testing/build-office'
import type { BuiltUser } from '../testing/build-people'
import { buildForm, leaveDefinition, publishNew, users } from '../testing/build-processes'
import type { TestAnswer, TestClient } from '../testing/test-app'

let office: Office
let admin: TestClient
let leader: BuiltUser
let asLeader: TestClient
let made = 0

beforeAll(async () => {
  office = await buildOffice()
  ;({ admin } = office)
  leader = await office.person('主管')
  asLeader = await office.test.as(leader)
})
afterAll(() => office.test.close())

const isDone = ({ status, text }: TestAnswer) => expect([status, text]).toEqual([200, expect.any(String)])
/** Calls of the old wire answer 200 whatever happens; their envelope says it. */
const isDoneV1 = (answer: TestAnswer) => expect([answer.at('code'), answer.text]).toEqual([200, expect.any(String)])
const page = (id: string) => admin.get(`/api/v2/tickets/${id}`)
const waitingNames = async (id: string) => ((await page(id)).at('waitingFor') as { name: string }[]).map(({ name }) => name)

async function approve(client: TestClient, id: string, values?: object): Promise<TestAnswer> {
  const taskId = (await page(id)).textAt('openTasks.0.taskId')
  return client.post(`/api/v2/tickets/${id}/moves`, { type: 'approve', taskId, ...(values === undefined ? {} : { values }) })
}
const nextName = () => `流程 ${(made += 1)}`

/** A ticket at the leader; the people of the rule are asked next. */
async function askedNext(rule: AssigneeRule, more: { formId?: string; values?: object; chosen?: object } = {}): Promise<string> {
  const { formId = office.formId, values = {}, ...rest } = more
  const processId = await publishNew(admin, leaveDefinition(users(leader.id), rule), formId, nextName())
  const body = { processId, version: 1, title: '请假', values: { reason: '回家', days: 5, ...values }, ...rest }
  const started = await office.requester.client.post('/api/v2/tickets', body)
  isDone(started)
  return started.textAt('id')
}

/** Something that a rule names, and the calls that change it. */
interface Subject {
  readonly ticketId: string
  disable(): Promise<TestAnswer>
  rename(): Promise<TestAnswer>
  /** With whatever has to go before it. */
  remove(): Promise<TestAnswer>
}

const NAME = '被问到的人'
const sender = (call: string, fields: object) => (more: object) => admin.put(`/api/v1/${call}`, { ...fields, ...more })
const removal = (call: string, id: string) => () => admin.delete(`/api/v1/${call}/${id}`)

async function personWith(fields: { roleIds?: string[]; postIds?: string[]; deptId?: string | null } = {}) {
  const { id } = await office.person(NAME)
  const kept = { userId: id, nickName: NAME, roleIds: [office.test.site.staffRoleId], ...fields }
  isDoneV1(await admin.put('/api/v1/sysUser', kept))
  /** They have none of it any more. */
  const leave = async () =>
    isDoneV1(await admin.put('/api/v1/sysUser', { ...kept, roleIds: [office.test.site.staffRoleId], postIds: [], deptId: null }))
  return { id, kept, leave }
}
async function createV1(call: string, fields: object, key: string): Promise<string> {
  const created = await admin.post(`/api/v1/${call}`, fields)
  isDoneV1(created)
  return created.textAt(`data.${key}`)
}

const subjects: Readonly<Record<string, () => Promise<Subject>>> = {
  'a person': async () => {
    const { id, kept } = await personWith()
    return subjectOfPerson(id, kept, await askedNext(users(id)))
  },
  'a person whom the requester chose': async () => {
    const { id, kept } = await personWith()
    return subjectOfPerson(id, kept, await askedNext({ kind: 'chosenByRequester' }, { chosen: { director: [id] } }))
  },
  'a person whom a field of the form names': async () => {
    const { id, kept } = await personWith()
    const formId = await buildForm(office.test, formWith('checker'))
    return subjectOfPerson(
      id,
      kept,
      await askedNext({ kind: 'field', model: 'checker', holds: 'persons' }, { formId, values: { checker: id } }),
    )
  },
  'a role': async () => {
    const fields = { roleKey: `role-${(made += 1)}`, roleName: `角色 ${made}`, permissions: [] }
    const id = await createV1('role', fields, 'roleId')
    const { leave } = await personWith({ roleIds: [office.test.site.staffRoleId, id] })
    const put = sender('role', { roleId: id })
    const { roleKey: _, ...named } = fields
    return {
      ticketId: await askedNext({ kind: 'role', roleIds: [id] }),
      disable: () => put({ status: '1' }),
      rename: () => put({ ...named, roleName: `新${fields.roleName}` }),
      remove: async () => (await leave(), removal('role', id)()),
    }
  },
  'a post': async () => {
    const fields = { postName: `岗位 ${(made += 1)}`, postCode: `post-${made}` }
    const id = await createV1('post', fields, 'postId')
    const { leave } = await personWith({ postIds: [id] })
    const put = sender('post', { postId: id })
    return {
      ticketId: await askedNext({ kind: 'post', postIds: [id] }),
      disable: () => put({ status: '1' }),
      rename: () => put({ ...fields, postName: `新${fields.postName}` }),
      remove: async () => (await leave(), removal('post', id)()),
    }
  },
  'a department': async () => subjectOfDepartment((id) => ({ kind: 'department', departmentIds: [id] })),
  'a department whose leader is asked': async () => subjectOfDepartment((id) => ({ kind: 'departmentLeader', departmentIds: [id] })),
  'a department that a field of the form names': async () => {
    const formId = await buildForm(office.test, formWith('unit'))
    return subjectOfDepartment(() => ({ kind: 'field', model: 'unit', holds: 'departments' }), formId)
  },
}

const formWith = (model: string): JsonObject => ({
  list: ['reason', 'days', model].map((name) => ({
    type: name === 'days' ? 'number' : 'input',
    name,
    key: `k-${name}`,
    model: name,
    options: {},
  })),
  config: {},
})

function subjectOfPerson(id: string, kept: object, ticketId: string): Subject {
  return {
    ticketId,
    disable: () => sender('sysUser', { userId: id })({ status: '1' }),
    rename: () => sender('sysUser', kept)({ nickName: `新${NAME}` }),
    remove: removal('sysUser', id),
  }
}

async function subjectOfDepartment(ruleOf: (id: string) => AssigneeRule, formId?: string): Promise<Subject> {
  const fields = { deptName: `部门 ${(made += 1)}`, parentId: null }
  const id = await createV1('dept', fields, 'deptId')
  const member = await personWith({ deptId: id })
  const put = sender('dept', { deptId: id, ...fields, leader: member.id })
  isDoneV1(await put({}))
  return {
    ticketId: await askedNext(ruleOf(id), formId === undefined ? {} : { formId, values: { unit: id } }),
    disable: () => put({ status: '1' }),
    rename: () => put({ deptName: `新${fields.deptName}` }),
    remove: async () => (await member.leave(), removal('dept', id)()),
  }
}

describe('a running ticket, when what its next step asks is changed:', () => {
  it.each(
    Object.keys(subjects).flatMap((subject): [string, 'disable' | 'rename' | 'remove'][] => [
      [subject, 'disable'],
      [subject, 'rename'],
      [subject, 'remove'],
    ]),
  )('%s (%s), goes on and somebody is asked', async (subject, change) => {
    const found = await subjects[subject]?.()
    if (found === undefined) throw new Error('no such subject')
    const { ticketId, ...changes } = found
    isDoneV1(await changes[change]())
    await runPendingJobs(office.test.database.pool, office.test.deps)
    isDone(await approve(asLeader, ticketId))
    // Who is renamed is asked by the new name. A department that is disabled asks its people still: they may act.
    const isStillAsked = change === 'rename' || (change === 'disable' && subject.includes('department'))
    const name = change === 'rename' && subject.includes('person') ? `新${NAME}` : NAME
    expect(await waitingNames(ticketId)).toEqual([isStillAsked ? name : '管理员'])
    expect((await page(ticketId)).at('stuck')).toBe(false)
  })
})

describe('a running ticket, when its process or form is changed,', () => {
  it('keeps the fields, rights and conditions of its own version: renamed and deleted fields count as they did', async () => {
    const formId = await buildForm(office.test, formWith('note'))
    const plain = leaveDefinition(users(leader.id), users(test().admin.id))
    const definition: ProcessDefinition = {
      ...plain,
      nodes: plain.nodes.map((node) =>
        node.id === 'leader' && node.kind === 'userTask' ? { ...node, fieldRights: { days: 'required' } } : node,
      ),
    }
    const processId = await publishNew(admin, definition, formId, nextName())
    const values = { reason: '回家', days: 1, note: '记下' }
    const start = () => office.requester.client.post('/api/v2/tickets', { processId, version: 1, title: '请假', values })
    const [first, second] = [(await start()).textAt('id'), (await start()).textAt('id')]
    // 「天数」 goes, 「事由」 becomes another key, and both are published.
    const gone = { list: [{ type: 'input', name: '原因', key: 'k-reason', model: 'why', options: { required: true } }], config: {} }
    isDone(await admin.put(`/api/v2/forms/${formId}`, { name: `Form ${formId}`, definition: gone, revision: 1 }))
    isDone(await admin.post(`/api/v2/forms/${formId}/publish`, { revision: 2 }))
    isDone(await approve(asLeader, first, { days: 5 }))
    expect((await page(first)).body).toMatchObject({ currentNodeIds: ['director'], values: { reason: '回家', days: 5, note: '记下' } })
    expect((await approve(asLeader, second)).at('ticket.status')).toBe('approved')
  })

  it('goes on after both were deleted, and its page shows the form', async () => {
    const formId = await buildForm(office.test, formWith('note'))
    const id = await askedNext(users(test().admin.id), { formId, values: { note: '记下' } })
    const processId = (await page(id)).textAt('processId')
    expect((await admin.delete(`/api/v2/forms/${formId}`)).at('code')).toBe('form.in-use')
    isDone(await admin.delete(`/api/v2/processes/${processId}`))
    isDone(await admin.delete(`/api/v2/forms/${formId}`))
    isDone(await approve(asLeader, id))
    expect((await approve(admin, id)).at('ticket.status')).toBe('approved')
    expect((await page(id)).at('form.list.2.model')).toBe('note')
  })

  it('asks for an inner process that was deleted meanwhile: the step fails, and an administrator skips it', async () => {
    const inner = await publishNew(admin, leaveDefinition(users(leader.id), users(leader.id)), office.formId, nextName())
    const plain = leaveDefinition(users(leader.id), users(leader.id))
    const sub: ProcessNode = { id: 'sub', kind: 'subProcess', name: '采购', processId: inner, input: [], output: [] }
    const definition: ProcessDefinition = {
      ...plain,
      nodes: [...plain.nodes.filter(({ id }) => id !== 'director'), sub],
      edges: [
        ...plain.edges.filter(({ source, target }) => source !== 'director' && target !== 'director'),
        edgeBetween('long', 'sub', { condition: { model: 'days', is: 'greater', value: 3 } }),
        edgeBetween('sub', 'end'),
      ],
    }
    const id = (await office.start(await publishNew(admin, definition, office.formId, nextName()), { days: 5 })).textAt('id')
    isDone(await admin.delete(`/api/v2/processes/${inner}`))
    isDone(await approve(asLeader, id))
    await runPendingJobs(office.test.database.pool, office.test.deps)
    const failed = await admin.get('/api/v2/incidents')
    expect(failed.at('list.0')).toMatchObject({ ticketId: id, nodeName: '采购' })
    isDone(await admin.post(`/api/v2/tickets/${id}/moves`, { type: 'skipJob', jobId: failed.textAt('list.0.jobId'), remark: '' }))
    expect((await page(id)).at('status')).toBe('approved')
  })
})

it('a request that is sent back to somebody who is gone is corrected by their leader', async () => {
  const deptId = await createV1('dept', { deptName: `部门 ${(made += 1)}`, parentId: null, leader: leader.id }, 'deptId')
  const { id: userId } = await personWith({ deptId })
  const processId = await office.publishFor([leader], { director: [test().admin] })
  const id = (await office.start(processId, { days: 5, by: { id: userId, username: '', name: NAME } })).textAt('id')
  isDone(await approve(asLeader, id))
  isDoneV1(await admin.delete(`/api/v1/sysUser/${userId}`))
  const taskId = (await page(id)).textAt('openTasks.0.taskId')
  const back = { target: { kind: 'requester' }, again: 'stepByStep' }
  isDone(await admin.post(`/api/v2/tickets/${id}/moves`, { type: 'refuse', taskId, remark: '补充', back }))
  expect(await waitingNames(id)).toEqual(['主管'])
})

const test = () => office.test
