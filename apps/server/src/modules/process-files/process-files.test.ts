/** Processes that leave as a file, and files that become drafts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AssigneeRule, edgeBetween, type ProcessDefinition } from '@formwork/workflow-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import { leaveDefinition, users } from '../../testing/build-processes'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/test-app'

const FILES = '/api/v2/process-files'
const OLD_FLOWS = join(import.meta.dirname, '../../../../../packages/workflow-core/fixtures/old-flows/leave.json')
const sheet = (label: string) => ({
  list: [
    { type: 'number', name: label, key: 'k1', model: 'days', options: { required: true, min: 0, max: 365, step: 1 }, rules: [] },
    { type: 'input', name: '事由', key: 'k2', model: 'reason', options: { required: true, dataType: 'string' }, rules: [] },
  ],
  config: {},
})

let home: TestApp
let away: TestApp
let admin: TestClient
let awayAdmin: TestClient
beforeAll(async () => {
  ;[home, away] = await Promise.all([createTestApp(), createTestApp()])
  admin = await home.as(home.admin)
  awayAdmin = await away.as(away.admin)
})
afterAll(() => Promise.all([home.close(), away.close()]))

interface Made {
  readonly id: string
  readonly name: string
}
let count = 0
async function process(
  definition: ProcessDefinition,
  traits: { readonly formId?: string; readonly category?: string } = {},
): Promise<Made> {
  const name = `流程 ${(count += 1)}`
  const { formId = null, category = '' } = traits
  const made = await admin.post('/api/v2/processes', { name, category, icon: 'plane', remark: '说明', formId, definition })
  return { id: made.textAt('id'), name }
}
async function form(client: TestClient, name: string, label = '天数'): Promise<string> {
  return (await client.post('/api/v2/forms', { name, definition: sheet(label) })).textAt('id')
}
const exported = async (...made: readonly Made[]): Promise<Record<string, unknown>> =>
  (await admin.get(`${FILES}?ids=${made.map(({ id }) => id).join(',')}`)).body as Record<string, unknown>
const preview = (file: unknown, client = awayAdmin) => client.post(`${FILES}/preview`, { file })
const bring = (file: unknown, choices: object = {}, client = awayAdmin) => client.post(FILES, { file, ...choices })
const refusal = (answer: TestAnswer) => [answer.status, answer.at('code')]
const fileOf = (more: object = {}) => ({
  format: 'formwork-processes',
  version: 1,
  processes: [{ key: 'process1', name: `文件 ${(count += 1)}`, form: null, definition: { schema: 2, nodes: [], edges: [] } }],
  forms: [],
  people: [],
  roles: [],
  posts: [],
  departments: [],
  calledProcesses: [],
  ...more,
})

/** A process that names somebody in every way there is, on a site where they are. */
async function namingProcess(furtherFormId: string, calledId: string): Promise<ProcessDefinition> {
  const person = await buildUser(home.deps, { username: 'li.na' })
  const finance = await buildDepartment(home.deps, { name: '财务部', parentId: home.site.rootDepartmentId })
  const cashiers = await buildDepartment(home.deps, { name: '出纳', parentId: finance })
  const post = (await admin.post('/api/v1/post', { postName: '会计', postCode: 'accountant', sort: 0, status: '0', remark: '' })).at(
    'data.postId',
  )
  const pool = { userIds: [person.id], roleIds: [home.site.staffRoleId], postIds: [String(post)], departmentIds: [cashiers] }
  const rules: AssigneeRule[] = [
    users(person.id),
    { kind: 'role', roleIds: pool.roleIds },
    { kind: 'post', postIds: pool.postIds },
    { kind: 'roleInDepartment', roleIds: pool.roleIds, departmentId: finance },
    { kind: 'chosenByRequester', from: pool },
  ]
  return {
    schema: 2,
    settings: { starters: pool, forms: [{ formId: furtherFormId, firstNodeId: 'ask' }] },
    nodes: [
      { id: 'start', kind: 'start', name: '提交' },
      {
        id: 'ask',
        kind: 'userTask',
        name: '财务审批',
        assignees: rules,
        completion: 'weight',
        weights: { [person.id]: 3 },
        timeLimit: { seconds: 3600, ladder: [{ at: 0, act: 'tell', to: pool }] },
      },
      { id: 'sub', kind: 'subProcess', name: '子流程', processId: calledId, input: [], output: [] },
      {
        id: 'call',
        kind: 'httpRequest',
        name: '通知',
        method: 'POST',
        url: 'https://bob:pw@hooks.example/send?key=abc123&room=1',
        headers: [
          { name: 'Authorization', value: 'Bearer abc123' },
          { name: 'X-Kind', value: 'leave' },
          { name: 'X-Signed', secret: 'hooks' },
        ],
        body: [],
        retries: 0,
        result: [],
      },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [edgeBetween('start', 'ask'), edgeBetween('ask', 'sub'), edgeBetween('sub', 'call'), edgeBetween('call', 'end')],
  }
}

describe('a file of processes', () => {
  it('names nothing by an id of its site, holds no secret, and is the same again from where it was imported', async () => {
    const called = await process(leaveDefinition(users(home.admin.id), users()))
    const formId = await form(admin, '报销单')
    const definition = await namingProcess(await form(admin, '附表', '次数'), called.id)
    const made = await process(definition, { formId, category: '财务' })
    const file = await exported(made, called)
    const text = JSON.stringify(file)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
    expect(text).not.toContain('abc123')
    expect(text).not.toContain('bob:pw')
    expect(file).toMatchObject({
      people: [{ name: home.admin.username }, { name: 'li.na' }],
      posts: [{ name: 'accountant' }],
      departments: [{ name: '总公司/财务部' }, { name: '总公司/财务部/出纳' }],
      forms: [{ name: '报销单' }, { name: '附表' }],
    })

    const shown = await preview(file)
    expect([shown.status, shown.at('forms.0.state'), shown.at('forms.0.fieldCount'), shown.at('processes.0.isTaken')]).toEqual([
      200,
      'new',
      2,
      false,
    ])
    expect(shown.at('missing')).toContainEqual({ kind: 'person', name: 'li.na', process: made.name, steps: ['财务审批'] })
    expect(shown.at('missing')).toContainEqual({ kind: 'department', name: '总公司/财务部', process: made.name, steps: ['财务审批'] })
    expect(shown.at('notes')).toEqual([
      { code: 'header-empty', process: made.name, element: '通知', detail: 'Authorization' },
      { code: 'secret-named', process: made.name, element: '通知', detail: 'hooks' },
      { code: 'address-incomplete', process: made.name, element: '通知', detail: 'key' },
    ])
    expect((await awayAdmin.get('/api/v2/processes')).at('count')).toBe(0)

    const supplied = await bring(file)
    expect([supplied.status, supplied.at('processes.length'), supplied.at('forms.length')]).toEqual([200, 2, 2])
    const ids = [supplied.textAt('processes.0.id'), supplied.textAt('processes.1.id')]
    expect((await awayAdmin.get(`${FILES}?ids=${ids.join(',')}`)).body).toEqual(file)
    const draft = await awayAdmin.get(`/api/v2/processes/${ids[0]}`)
    expect([draft.at('publishedVersion'), draft.at('revision')]).toEqual([null, 1])
    const entries = await awayAdmin.get('/api/v2/audit?kind=form.created')
    expect(entries.text).toContain('报销单')
  })

  it('finds people and departments by their names, and publishing names the step that asks somebody who is not there', async () => {
    const asked = await process(
      leaveDefinition(
        users((await buildUser(home.deps, { username: 'wang.wu' })).id),
        users((await buildUser(home.deps, { username: 'zhao.liu' })).id),
      ),
      {
        formId: await form(admin, '请假单'),
      },
    )
    const here = await buildUser(away.deps, { username: 'Wang.Wu' })
    const file = await exported(asked)
    const shown = await preview(file)
    expect([shown.at('foundCount'), shown.at('missing')]).toEqual([
      1,
      [{ kind: 'person', name: 'zhao.liu', process: asked.name, steps: ['总监审批'] }],
    ])
    const id = (await bring(file)).textAt('processes.0.id')
    expect((await awayAdmin.get(`/api/v2/processes/${id}`)).at('definition.nodes.1.assignees.0.userIds')).toEqual([here.id])
    const published = await awayAdmin.post(`/api/v2/processes/${id}/publish`, { revision: 1 })
    expect([published.status, published.at('issues.0.code'), published.at('issues.0.params.name')]).toEqual([
      422,
      'assignee-unknown',
      'zhao.liu',
    ])
  })

  it('may come twice: what is here is not changed, and a copy has a name that is free', async () => {
    const formId = await form(admin, '用章单')
    const made = await process(leaveDefinition(users(), users()), { formId })
    const file = await exported(made)
    await bring(file)
    const again = await preview(file)
    expect([again.at('processes.0.isTaken'), again.at('processes.0.freeName'), again.at('forms.0.state')]).toEqual([
      true,
      `${made.name} (2)`,
      'same',
    ])
    expect(refusal(await bring(file))).toEqual([409, 'process-file.undecided'])
    expect((await bring(file, { processes: { process1: 'leave' } })).body).toEqual({ processes: [], forms: [] })
    const copy = await bring(file, { processes: { process1: 'copy' } })
    expect([copy.at('processes.0.name'), copy.at('forms')]).toEqual([`${made.name} (2)`, []])
    expect((await bring(file, { processes: { process1: 'copy' } })).at('processes.0.name')).toBe(`${made.name} (3)`)
  })

  it('becomes the draft of what is here where that is chosen, for those who may change it: the published version stays', async () => {
    const formId = await form(admin, '领用单')
    const made = await process(leaveDefinition(users(), users()), { formId })
    const file = await exported(made)
    const id = (await bring(file)).textAt('processes.0.id')
    const found = await awayAdmin.get(`/api/v2/processes/${id}`)
    expect((await preview(file)).at('processes.0.losesDraft')).toBe(true)
    const [bundled] = file['processes'] as { remark: string; definition: { nodes: { id: string; name: string }[] } }[]
    const nodes = bundled?.definition.nodes.map((node) => (node.id === 'leader' ? { ...node, name: '新的审批' } : node))
    const newer = { ...file, processes: [{ ...bundled, remark: '新版', definition: { ...bundled?.definition, nodes } }] }
    const roleId = await buildRole(away.deps, { permissions: ['process:admin:manager:list', 'process:admin:manager:add'], dataScope: 1 })
    const adder = await away.as(await buildUser(away.deps, { roleIds: [roleId] }))
    expect((await preview(newer, adder)).at('mayReplace')).toBe(false)
    expect(refusal(await bring(newer, { processes: { process1: 'replace' } }, adder))).toEqual([403, 'permission.denied'])
    expect((await bring(newer, { processes: { process1: 'replace' } })).body).toEqual({ processes: [{ id, name: made.name }], forms: [] })
    const replaced = await awayAdmin.get(`/api/v2/processes/${id}`)
    expect([replaced.at('revision'), replaced.at('remark'), replaced.at('definition.nodes.1.name'), replaced.at('formId')]).toEqual([
      2,
      '新版',
      '新的审批',
      found.at('formId'),
    ])
    const entries = await awayAdmin.get('/api/v2/audit?kind=process.changed')
    expect(entries.at('list.0.subject.id')).toBe(id)
  })

  it('with a form that is different here makes nothing before it is chosen which is used', async () => {
    const made = await process(leaveDefinition(users(), users()), { formId: await form(admin, '采购单') })
    const hereId = await form(awayAdmin, '采购单', '数量')
    const file = await exported(made)
    expect((await preview(file)).at('forms.0.state')).toBe('different')
    expect(refusal(await bring(file))).toEqual([409, 'process-file.undecided'])
    expect((await awayAdmin.get(`/api/v2/processes?keyword=${encodeURIComponent(made.name)}`)).at('list.0.name')).not.toBe(made.name)
    const withHere = await bring(file, { forms: { form1: 'here' } })
    expect((await awayAdmin.get(`/api/v2/processes/${withHere.textAt('processes.0.id')}`)).at('formId')).toBe(hereId)
    const withCopy = await bring(file, { forms: { form1: 'copy' }, processes: { process1: 'copy' } })
    expect(withCopy.at('forms.0.name')).toBe('采购单 (2)')
    expect((await awayAdmin.get(`/api/v2/forms/${hereId}`)).at('definition.list.0.name')).toBe('数量')
  })

  it('makes nothing at all when one of its forms cannot be made', async () => {
    const broken = { key: 'form1', name: '坏表', definition: { list: 'none' } }
    const refused = await bring(fileOf({ forms: [broken] }))
    expect([...refusal(refused), refused.at('issues.0.path.0')]).toEqual([422, 'process-file.unreadable', 'forms'])
  })

  it.each([
    ['of another format', { format: 'bpmn' }, 'process-file.unreadable', ['format']],
    ['of a newer version', { version: 2 }, 'process-file.other-version', undefined],
    [
      'with a form that it does not hold',
      { processes: [{ key: 'a', name: 'A', form: 'form9', definition: { schema: 2, nodes: [], edges: [] } }] },
      'process-file.unreadable',
      ['processes', 0, 'form'],
    ],
    [
      'with two of one name',
      { processes: ['a', 'b'].map((key) => ({ key, name: 'A', form: null, definition: { schema: 2, nodes: [], edges: [] } })) },
      'process-file.unreadable',
      ['processes', 1, 'name'],
    ],
    [
      'with a definition that is none',
      { processes: [{ key: 'a', name: 'A', form: null, definition: { schema: 2, nodes: [{}], edges: [] } }] },
      'process-file.unreadable',
      ['processes', 0, 'definition', 'nodes', 0],
    ],
    ['without processes', { processes: [] }, 'process-file.unreadable', ['processes']],
    ['with something nobody knows', { surprise: 1 }, 'process-file.unreadable', []],
  ])('%s is refused with the place', async (_what, more, code, path) => {
    for (const answer of [await preview(fileOf(more)), await bring(fileOf(more))]) {
      expect(answer.status).toBe(422)
      expect(answer.at('code')).toBe(code)
      if (path !== undefined) expect((answer.at('issues.0.path') as unknown[]).slice(0, path.length)).toEqual(path)
    }
  })

  it.each([[null], [1], ['text'], [[]], [{}]])('is no %j', async (file) => {
    expect(refusal(await preview(file))).toEqual([422, 'process-file.unreadable'])
  })

  it('says the version at once, in the language of who reads it', async () => {
    const answer = await awayAdmin.post(`${FILES}/preview`, { file: fileOf({ version: 7 }) }, { 'accept-language': 'en' })
    expect(answer.at('detail')).toContain('“version”')
    expect(answer.at('detail')).toContain('7')
  })
})

describe('flows of the old system', () => {
  const rows = JSON.parse(readFileSync(OLD_FLOWS, 'utf8').replaceAll('请假单', '休假单'))
  it('become drafts with their forms, and all that has no counterpart is named', async () => {
    const shown = await preview(rows)
    expect([shown.status, shown.at('processes.0.name'), shown.at('processes.0.steps'), shown.at('forms.length')]).toEqual([
      200,
      '请假流程',
      7,
      2,
    ])
    expect(shown.at('notes')).toContainEqual({ code: 'old-unknown-step', process: '请假流程', element: '同步考勤', detail: 'scriptTask' })
    expect(shown.at('missing')).toContainEqual({ kind: 'role', name: '#2', process: '请假流程', steps: ['人事备案'] })
    const supplied = await bring(rows)
    const draft = await awayAdmin.get(`/api/v2/processes/${supplied.textAt('processes.0.id')}`)
    expect([draft.at('category'), draft.at('formName'), draft.at('furtherForms.0.name')]).toEqual(['人事', '休假单', '审批附表'])
    expect(draft.at('definition.nodes.0.fieldRights')).toEqual({ opinion: 'hidden' })
    const published = await awayAdmin.post(`/api/v2/processes/${draft.textAt('id')}/publish`, { revision: 1 })
    expect(published.text).toContain('unknown-node')
    expect((await preview(rows)).at('forms.0.state')).toBe('same')
  })
})

describe('the rights', () => {
  it('are those of making processes, and of making forms where some are made', async () => {
    const roleId = await buildRole(away.deps, { permissions: ['process:admin:manager:list', 'process:admin:manager:add'], dataScope: 1 })
    const drawer = await away.as(await buildUser(away.deps, { roleIds: [roleId] }))
    const withForm = fileOf({
      processes: [{ key: 'a', name: '借用', category: '没有的分类', form: 'form1', definition: { schema: 2, nodes: [], edges: [] } }],
      forms: [{ key: 'form1', name: '借用单', definition: sheet('天数') }],
    })
    const shown = await preview(withForm, drawer)
    expect([shown.at('mayAddForms'), shown.at('notes.0.code')]).toEqual([false, 'category-left-out'])
    expect(refusal(await bring(withForm, {}, drawer))).toEqual([403, 'permission.denied'])
    await form(awayAdmin, '借用单')
    const supplied = await bring(withForm, {}, drawer)
    expect(supplied.at('processes.0.name')).toBe('借用')
    expect((await drawer.get(`/api/v2/processes/${supplied.textAt('processes.0.id')}`)).at('category')).toBe('')
    const staff = await away.as(await buildUser(away.deps, { roleIds: [away.site.staffRoleId] }))
    expect([(await preview(withForm, staff)).status, (await bring(withForm, {}, staff)).status]).toEqual([403, 403])
    expect((await staff.get(`${FILES}?ids=${supplied.textAt('processes.0.id')}`)).status).toBe(403)
  })
})

it('a process that is not there is not exported', async () => {
  expect(refusal(await admin.get(`${FILES}?ids=${home.deps.newId()}`))).toEqual([404, 'process.not-found'])
  expect((await admin.get(`${FILES}?ids=none`)).status).toBe(400)
})
