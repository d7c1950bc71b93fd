/** Drafts, publishing and what publishing refuses. */
import { edgeBetween, type ProcessNode } from '@formwork/workflow-core'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processVersions } from '../../db/schema/processes'
import { buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, users } from '../../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let admin: TestClient
let formId: string
const empty = { schema: 2, nodes: [], edges: [] }

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  formId = await buildForm(test)
})
afterAll(() => test.close())

const create = (name: string, definition: object = empty, form: string | null = null) =>
  admin.post('/api/v2/processes', { name, formId: form, definition })

describe('a draft', () => {
  it('may be unfinished; saving it takes the revision it was read at', async () => {
    const created = await create('草稿')
    expect([created.status, created.at('revision'), created.at('publishedVersion'), created.at('updatedBy')]).toEqual([
      200,
      1,
      null,
      '管理员',
    ])
    const url = `/api/v2/processes/${created.textAt('id')}`
    const body = { name: '草稿二', formId: null, definition: empty, category: '人事' }
    expect((await admin.put(url, { ...body, revision: 1 })).at('revision')).toBe(2)
    const stale = await admin.put(url, { ...body, name: 'late', revision: 1 })
    expect([stale.status, stale.at('code'), stale.at('params.by'), stale.at('params.revision')]).toEqual([
      409,
      'process.stale',
      '管理员',
      2,
    ])
    expect((await admin.get(url)).at('name')).toBe('草稿二')
  })
  it('needs a name of its own and a form that exists', async () => {
    await create('同名')
    expect((await create('同名')).at('code')).toBe('process.name-taken')
    expect((await create('无表单', empty, test.deps.newId())).at('code')).toBe('form.not-found')
  })
  it('is refused when it is not a definition', async () => {
    expect((await create('坏', { schema: 3, nodes: [], edges: [] })).status).toBe(400)
    expect((await create('坏', { ...empty, nodes: [{ id: 'a', kind: 'start', name: 1 }] })).status).toBe(400)
    expect((await create('坏', { ...empty, secret: 1 })).status).toBe(400)
  })
  it('of the old language of conditions is taken, and answered in the new one', async () => {
    const old = leaveDefinition(users(test.admin.id), users(test.admin.id))
    const edges = old.edges.map((edge) => ({ ...edge, condition: edge.condition && { field: 'days', operator: 'gt', value: 3 } }))
    const created = await create('旧', { ...old, schema: 1, edges })
    expect((await admin.get(`/api/v2/processes/${created.textAt('id')}`)).at('definition')).toEqual(old)
  })
  it('lists, finds and disappears', async () => {
    const id = (await create('要删除的')).textAt('id')
    expect((await admin.get(`/api/v2/processes?keyword=${encodeURIComponent('要删除')}`)).at('count')).toBe(1)
    expect((await admin.delete(`/api/v2/processes/${id}`)).status).toBe(200)
    expect((await admin.get(`/api/v2/processes/${id}`)).status).toBe(404)
    expect((await create('要删除的')).status).toBe(200)
  })
  it('belongs to those who may manage processes', async () => {
    const staff = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
    expect((await staff.get('/api/v2/processes')).status).toBe(403)
    expect((await staff.post('/api/v2/processes', { name: 'x', formId: null, definition: empty })).status).toBe(403)
  })
})

describe('publishing', () => {
  const publish = (id: string, revision = 1) => admin.post(`/api/v2/processes/${id}/publish`, { revision })

  it('refuses an unsound graph with every finding, naming node or edge', async () => {
    const definition = leaveDefinition(users(), users(test.admin.id))
    const unsound = { ...definition, edges: definition.edges.filter((edge) => !edge.isDefault) }
    const id = (await create('不合格', unsound, formId)).textAt('id')
    const refused = await publish(id)
    expect([refused.status, refused.at('code')]).toEqual([422, 'process.invalid'])
    const issues = refused.at('issues')
    expect(Array.isArray(issues) && issues.map((issue: { code: string; path: unknown[] }) => [issue.code, issue.path])).toEqual([
      ['assignee-missing', ['definition', 'nodes', 1]],
      ['gateway-without-default', ['definition', 'nodes', 2]],
    ])
    expect((await admin.get(`/api/v2/processes/${id}`)).at('publishedVersion')).toBeNull()
  })
  it('refuses people and roles that nobody can be asked by, and conditions on fields the form lacks', async () => {
    const disabled = await buildUser(test.deps, { enabled: false })
    const definition = leaveDefinition(users(disabled.id), { kind: 'role', roleIds: ['nonsense'] })
    const id = (await create('无人', definition)).textAt('id')
    const refused = await publish(id)
    const issues = refused.at('issues')
    expect(Array.isArray(issues) && issues.map((issue: { code: string }) => issue.code).toSorted()).toEqual([
      'assignee-unknown',
      'assignee-unknown',
      'unknown-field',
    ])
  })
  it('refuses what any step names that is not there: posts, departments, pools, processes, also of steps that handle or copy', async () => {
    const gone = test.deps.newId()
    const plain = leaveDefinition(
      { kind: 'chosenByRequester', from: { userIds: [], roleIds: [gone], postIds: [], departmentIds: [] } },
      users(test.admin.id),
    )
    const more: ProcessNode[] = [
      { id: 'work', kind: 'handleTask', name: '处理', assignees: [{ kind: 'post', postIds: [gone] }], completion: 'any' },
      { id: 'copy', kind: 'copyTo', name: '抄送', assignees: [{ kind: 'departmentLeader', departmentIds: ['nonsense'] }] },
      { id: 'sub', kind: 'subProcess', name: '采购', processId: gone, input: [], output: [] },
    ]
    const edges = plain.edges.map((edge) => (edge.source === 'start' ? { ...edge, target: 'work' } : edge))
    const added = [edgeBetween('work', 'copy'), edgeBetween('copy', 'sub'), edgeBetween('sub', 'leader')]
    const definition = { ...plain, nodes: [...plain.nodes, ...more], edges: [...edges, ...added] }
    const refused = await publish((await create('外部', definition, formId)).textAt('id'))
    const issues = refused.at('issues')
    expect(
      Array.isArray(issues) && issues.map((issue: { code: string; params: { nodeId: string } }) => [issue.code, issue.params.nodeId]),
    ).toEqual([
      ['assignee-unknown', 'leader'],
      ['assignee-unknown', 'work'],
      ['assignee-unknown', 'copy'],
      ['sub-process-unknown', 'sub'],
    ])
  })
  it('refuses to be for people to start who are not there, and says their names where they have one', async () => {
    const left = await buildUser(test.deps, { nickName: '已离职', enabled: false })
    const starters = { userIds: [left.id, test.admin.id, 'li.si'], roleIds: ['外包人员'], postIds: [], departmentIds: [] }
    const definition = { ...leaveDefinition(users(test.admin.id), users(test.admin.id)), settings: { starters } }
    const refused = await publish((await create('限定发起', definition, formId)).textAt('id'))
    const issues = refused.at('issues') as { code: string; params: { name: string }; message: string }[]
    expect(issues.map(({ code, params }) => `${code} ${params.name}`).toSorted()).toEqual([
      'starter-unknown li.si',
      'starter-unknown 外包人员',
      'starter-unknown 已离职',
    ])
    expect(issues.map(({ message }) => message).join()).toContain('可发起的对象已停用或不存在：已离职')
  })
  it('refuses web requests to a host that the settings do not allow, or with a secret that they do not have', async () => {
    const plain = leaveDefinition(users(test.admin.id), users(test.admin.id))
    const headers = [{ name: 'Authorization', secret: 'erp' }]
    const call = { kind: 'httpRequest', method: 'POST', url: 'https://ERP.example.com/orders', headers, body: [], retries: 0, result: [] }
    const nodes = [...plain.nodes, { ...call, id: 'call', name: '下单' } as ProcessNode]
    const edges = plain.edges.map((edge) => (edge.source === 'start' ? { ...edge, target: 'call' } : edge))
    const definition = { ...plain, nodes, edges: [...edges, edgeBetween('call', 'leader')] }
    const id = (await create('对接', definition, formId)).textAt('id')
    const issues = (await publish(id)).at('issues') as { code: string; message: string; params: { nodeId: string; name: string } }[]
    expect(issues.map(({ code, params }) => `${code} ${params.nodeId} ${params.name}`)).toEqual([
      'host-not-allowed call erp.example.com',
      'secret-unknown call erp',
    ])
    const settings = { hosts: [{ host: 'erp.example.com', isInside: false }], secrets: { erp: 'top secret' } }
    expect((await admin.put('/api/v2/settings/outgoing', settings)).status).toBe(200)
    expect((await publish(id)).status).toBe(200)
  })
  it('refuses a step of an unknown kind; saving keeps it as it came', async () => {
    const robot = { id: 'robot', kind: 'robot', name: '机器人', arms: { left: [1, 2] } }
    const plain = leaveDefinition(users(test.admin.id), users(test.admin.id))
    const edges = [...plain.edges.filter(({ source }) => source !== 'start'), edgeBetween('start', 'robot'), edgeBetween('robot', 'leader')]
    const id = (await create('未知', { ...plain, nodes: [...plain.nodes, robot], edges }, formId)).textAt('id')
    const read = (await admin.get(`/api/v2/processes/${id}`)).body as { name: string; definition: { nodes: object[] } }
    expect(read.definition.nodes.at(-1)).toEqual({ id: 'robot', name: '机器人', kind: 'unknown', original: robot })
    await admin.put(`/api/v2/processes/${id}`, { name: '未知', formId, definition: read.definition, revision: 1 })
    expect((await admin.get(`/api/v2/processes/${id}`)).at('definition')).toEqual(read.definition)
    const refused = await publish(id, 2)
    expect([refused.at('issues.0.code'), refused.at('issues.0.params')]).toEqual(['unknown-node', { nodeId: 'robot', kind: 'robot' }])
  })
  it('pins definition and form, and tells when the draft or its form went on', async () => {
    const definition = leaveDefinition(users(test.admin.id), users(test.admin.id))
    const id = (await create('请假', definition, formId)).textAt('id')
    const url = `/api/v2/processes/${id}`
    expect((await publish(id)).body).toEqual({ version: 1 })
    expect((await admin.get(url)).at('hasUnpublishedChanges')).toBe(false)
    const changed = leaveDefinition(users(test.admin.id), users(test.admin.id), 'all')
    await admin.put(url, { name: '请假', formId, definition: changed, revision: 1 })
    expect((await admin.get(url)).at('hasUnpublishedChanges')).toBe(true)
    expect((await publish(id, 1)).at('code')).toBe('process.stale')
    expect((await publish(id, 2)).body).toEqual({ version: 2 })
    await expect(test.deps.db.update(processVersions).set({ version: 9 }).where(eq(processVersions.processId, id))).rejects.toThrow()
  })
  it('the same revision twice answers the version that is there, however many ask at once', async () => {
    const id = (await create('并发', leaveDefinition(users(test.admin.id), users(test.admin.id)), formId)).textAt('id')
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(id)))
    expect(answers.map((answer) => [answer.status, answer.at('version')])).toEqual(Array.from({ length: 10 }, () => [200, 1]))
    expect((await publish(id)).body).toEqual({ version: 1 })
    expect((await admin.get(`/api/v2/processes/${id}/versions`)).at('list')).toHaveLength(1)
    const once = () => admin.post(`/api/v2/processes/${id}/publish`, { revision: 1 }, { 'idempotency-key': 'once' })
    expect((await Promise.all([once(), once()])).map((answer) => answer.at('version'))).toEqual([1, 1])
  })
  it('the same revision again makes a version when its form went on meanwhile', async () => {
    const form = await buildForm(test)
    const id = (await create('表单更新', leaveDefinition(users(test.admin.id), users(test.admin.id)), form)).textAt('id')
    expect((await publish(id)).at('version')).toBe(1)
    const { definition } = (await admin.get(`/api/v2/forms/${form}`)).body as { definition: object }
    await admin.put(`/api/v2/forms/${form}`, { name: `Form ${form}`, definition, revision: 1 })
    expect((await Promise.all([publish(id), publish(id)])).map((answer) => answer.at('version'))).toEqual([2, 2])
  })
})
