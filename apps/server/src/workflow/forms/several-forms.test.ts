/** A process with several forms, through the real calls: what is asked where, who sees what, and which branch the ticket takes. */
import { edgeBetween, type ProcessDefinition } from '@formwork/workflow-core'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenHistories } from '../../backup/find-damage'
import { processVersions } from '../../db/schema/processes'
import { buildOffice, type Office } from '../../testing/build-office'
import type { BuiltUser } from '../../testing/build-people'
import { buildForm, publishNew, users } from '../../testing/build-processes'
import type { TestClient } from '../../testing/test-app'

const input = (model: string, name: string, options: object = {}) => ({ type: 'input', name, key: `k-${model}`, model, options, rules: [] })
const DELIVERY = {
  list: [
    input('serial', '序列号', { required: true }),
    { type: 'number', name: '费用', key: 'k-cost', model: 'cost', options: { defaultValue: 1 }, rules: [] },
    input('secret', '备注'),
    {
      type: 'subform',
      name: '配件',
      key: 'k-parts',
      model: 'parts',
      options: {},
      rules: [],
      columns: [{ span: 24, list: [input('part', '名称'), input('price', '价格')] }],
    },
  ],
  config: {},
}
const CONTACT = { list: [input('phone', '电话', { required: true })], config: {} }

let office: Office
let forms: { delivery: string; contact: string }
let people: Record<'leader' | 'it' | 'director', BuiltUser>
let as: Record<'leader' | 'it' | 'director' | 'requester', TestClient>
let processId: string

/** start → leader → it (fills in the delivery) → (cost > 100 → director) → end */
function definition(delivery: string, contact: string): ProcessDefinition {
  const node = { kind: 'userTask' as const, completion: 'any' as const }
  return {
    schema: 2,
    settings: {
      forms: [
        { formId: delivery, firstNodeId: 'it' },
        { formId: contact, firstNodeId: null },
      ],
    },
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      {
        ...node,
        id: 'leader',
        name: '主管',
        assignees: [users(people.leader.id)],
        fieldRights: { secret: 'hidden', 'parts.price': 'hidden' },
      },
      { ...node, id: 'it', name: '运维', assignees: [users(people.it.id)] },
      { id: 'dear', kind: 'exclusiveGateway', name: '费用' },
      { ...node, id: 'director', name: '总监', assignees: [users(people.director.id)], fieldRights: { serial: 'write' } },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [
      edgeBetween('start', 'leader'),
      edgeBetween('leader', 'it'),
      edgeBetween('it', 'dear'),
      edgeBetween('dear', 'director', { condition: { model: 'cost', is: 'greater', value: 100 } }),
      edgeBetween('dear', 'end', { order: 1, isDefault: true }),
      edgeBetween('director', 'end'),
    ],
  }
}

beforeAll(async () => {
  office = await buildOffice()
  const { test } = office
  people = { leader: await office.person('主管'), it: await office.person('运维'), director: await office.person('总监') }
  as = {
    leader: await test.as(people.leader),
    it: await test.as(people.it),
    director: await test.as(people.director),
    requester: office.requester.client,
  }
  forms = { delivery: await buildForm(test, DELIVERY), contact: await buildForm(test, CONTACT) }
  processId = await publishNew(office.admin, definition(forms.delivery, forms.contact), office.formId, '设备')
})
afterAll(() => office.test.close())

const VALUES = { reason: '坏了', days: 1, phone: '123' }
const start = (values: object = VALUES) => as.requester.post('/api/v2/tickets', { processId, version: 1, title: '设备', values })
const page = (client: TestClient, id: string) => client.get(`/api/v2/tickets/${id}`)

async function answer(client: TestClient, id: string, values?: object) {
  const taskId = (await page(client, id)).textAt('openTasks.0.taskId')
  return client.post(`/api/v2/tickets/${id}/moves`, { type: 'approve', taskId, ...(values === undefined ? {} : { values }) })
}
async function atIt(): Promise<string> {
  const id = (await start()).textAt('id')
  await answer(as.leader, id)
  return id
}
const issuesOf = (given: { at(path: string): unknown }) => {
  const issues = given.at('issues')
  return Array.isArray(issues) ? issues.map((issue) => [Object(issue).path.join('.'), Object(issue).code]) : issues
}

describe('the start of a process with several forms', () => {
  it('offers the forms that are filled in there', async () => {
    const entry = await as.requester.get(`/api/v2/catalogue/${processId}`)
    expect(entry.at('form.list.0.model')).toBe('reason')
    expect(entry.at('forms')).toMatchObject([{ id: forms.contact, nodeId: 'start', form: { list: [{ model: 'phone' }] } }])
  })
  it('tells what is wrong in all of them at once, each by its own rules', async () => {
    const refused = await start({ reason: '', days: 1, phone: '' })
    expect(refused.status).toBe(422)
    expect(issuesOf(refused)).toEqual([
      ['values.reason', 'required'],
      ['values.phone', 'required'],
    ])
  })
  it('takes nothing for a form that is filled in later', async () => {
    const refused = await start({ ...VALUES, serial: 'A1' })
    expect(issuesOf(refused)).toEqual([['values.serial', 'field.not-writable']])
  })
  it('refuses values without a field in any form, once', async () => {
    expect(issuesOf(await start({ ...VALUES, unknown: 1 }))).toEqual([['values.unknown', 'unknown-field']])
  })
  it('shows the later form to nobody as long as nobody is to fill it in', async () => {
    const started = await start()
    expect(started.at('ticket.values')).toEqual(VALUES)
    expect(started.at('ticket.forms')).toMatchObject([{ id: forms.contact, isFilled: true }])
  })
})

describe('a form that is filled in at a later step', () => {
  it('is offered there, empty, with the right to write it', async () => {
    const id = await atIt()
    const seen = await page(as.it, id)
    expect(seen.at('forms')).toMatchObject([
      { id: forms.delivery, nodeId: 'it', isFilled: false, form: { list: [{ model: 'serial' }, {}, {}, {}] } },
      { id: forms.contact, isFilled: true },
    ])
    expect(seen.body).toMatchObject({ otherRight: 'read', rights: { serial: 'write', cost: 'write', parts: 'write' } })
    expect((await page(as.leader, id)).at('forms')).toMatchObject([{ id: forms.contact }])
  })
  it('keeps the step from being answered before it holds, also when nothing is sent', async () => {
    const id = await atIt()
    const silent = await answer(as.it, id)
    expect([silent.status, issuesOf(silent)]).toEqual([422, [['values.serial', 'required']]])
    const others = await answer(as.it, id, { serial: 'A1', days: 9, phone: '9' })
    expect(issuesOf(others)).toEqual([
      ['values.days', 'field.not-writable'],
      ['values.phone', 'field.not-writable'],
    ])
    expect((await page(as.it, id)).body).toMatchObject({ revision: 2, values: VALUES })
  })
  it('is kept beside the others, begins with its own defaults, and its fields stand in the history', async () => {
    const id = await atIt()
    const done = await answer(as.it, id, { serial: 'A1', parts: [{ part: '线', price: '3' }] })
    expect(done.at('status'), done.text).toBe('approved')
    const seen = await page(as.requester, id)
    expect(seen.at('values')).toMatchObject({ ...VALUES, serial: 'A1', cost: 1, parts: [{ part: '线', price: '3' }] })
    expect(seen.at('forms')).toMatchObject([{ id: forms.delivery, isFilled: true }, { id: forms.contact }])
    const history = seen.at('history') as { kind: string; changes: { path: unknown[]; label: string; to: unknown }[] }[]
    const changes = history.find(({ kind, changes: told }) => kind === 'approved' && told.length > 0)?.changes
    expect(changes?.map(({ path, label, to }) => [path.join('.'), label, to])).toEqual([
      ['serial', '序列号', 'A1'],
      ['cost', '费用', 1],
      ['parts.0.part', '配件 / 名称', '线'],
      ['parts.0.price', '配件 / 价格', '3'],
    ])
  })
  it('is asked by the conditions that follow', async () => {
    const id = await atIt()
    const done = await answer(as.it, id, { serial: 'A1', cost: 500 })
    expect(done.at('ticket.currentNodeIds')).toEqual(['director'])
    const corrected = await answer(as.director, id, { serial: 'B2' })
    expect([corrected.at('status'), corrected.at('ticket.values')]).toMatchObject(['approved', { ...VALUES, serial: 'B2', cost: 500 }])
  })
  it('never shows what is hidden: not on the page, not in the history, not in a move', async () => {
    const id = await atIt()
    await answer(as.it, id, { serial: 'A1', cost: 500, secret: 'geheim', parts: [{ part: '线', price: 'teuer' }] })
    const seen = await page(as.leader, id)
    expect(seen.at('values')).toMatchObject({ serial: 'A1', parts: [{ part: '线' }] })
    const copied = await as.leader.post(`/api/v2/tickets/${id}/moves`, { type: 'copyTo', to: [people.it.id] })
    expect(copied.status, copied.text).toBe(200)
    for (const answered of [seen, copied]) for (const word of ['geheim', 'teuer']) expect(answered.text).not.toContain(word)
    expect((await page(as.requester, id)).text).toContain('geheim')
  })
  it('is checked again where the ticket comes there a second time, and keeps what stands', async () => {
    const id = await atIt()
    await answer(as.it, id, { serial: 'A1', cost: 500 })
    const taskId = (await page(as.director, id)).textAt('openTasks.0.taskId')
    const back = { target: { kind: 'node', nodeId: 'it' } }
    await as.director.post(`/api/v2/tickets/${id}/moves`, { type: 'refuse', taskId, remark: '再看', back })
    expect(issuesOf(await answer(as.it, id, { serial: '' }))).toEqual([['values.serial', 'required']])
    const again = await answer(as.it, id, { cost: 50 })
    expect([again.at('status'), again.at('ticket.values')]).toMatchObject(['approved', { ...VALUES, serial: 'A1', cost: 50 }])
  })
  it('leaves every history whole', async () => {
    const client = await office.test.database.pool.connect()
    await client.query('begin')
    expect(await brokenHistories(client)).toEqual([])
    await client.query('rollback')
    client.release()
  })
})

describe('forms of a draft', () => {
  const draft = (further: ProcessDefinition) => ({ name: `草稿 ${office.test.deps.newId()}`, formId: office.formId, definition: further })

  it('have to be there: one that was removed is named at its place', async () => {
    const gone = office.test.deps.newId()
    const refused = await office.admin.post('/api/v2/processes', draft(definition(forms.delivery, gone)))
    expect([refused.status, refused.at('code')]).toEqual([404, 'form.not-found'])
    expect(refused.at('issues.0.path')).toEqual(['definition', 'settings', 'forms', 1, 'formId'])
  })
  it('cannot be removed while a process has them', async () => {
    const id = await buildForm(office.test, CONTACT)
    await office.admin.post('/api/v2/processes', draft(definition(forms.delivery, id)))
    expect((await office.admin.delete(`/api/v2/forms/${id}`)).at('code')).toBe('form.in-use')
  })
  it('may not share a key, and may not be unfillable', async () => {
    const [shares, broken] = [
      await buildForm(office.test, { list: [input('reason', '原因')], config: {} }),
      await buildForm(office.test, { list: [input('phone', '电话', { dataType: 'pattern', pattern: '(' })], config: {} }),
    ]
    const publish = async (form: string) => {
      const created = await office.admin.post('/api/v2/processes', draft(definition(forms.delivery, form)))
      return office.admin.post(`/api/v2/processes/${created.textAt('id')}/publish`, { revision: 1 })
    }
    expect(issuesOf(await publish(shares))).toEqual([['definition', 'field-in-two-forms']])
    const refused = await publish(broken)
    expect([refused.status, refused.at('code')]).toEqual([422, 'process.invalid'])
    expect(refused.at('issues.0.path.1')).toBe(broken)
  })
  it('are named with the draft, pinned with the version, and a change of one is something to publish', async () => {
    const contact = await buildForm(office.test, CONTACT)
    const id = await publishNew(office.admin, definition(forms.delivery, contact), office.formId, '版本')
    const name = (formId: string) => `Form ${formId}`
    const detail = await office.admin.get(`/api/v2/processes/${id}`)
    expect(detail.body).toMatchObject({
      hasUnpublishedChanges: false,
      furtherForms: [
        { id: forms.delivery, name: name(forms.delivery) },
        { id: contact, name: name(contact) },
      ],
    })
    const changed = { list: [input('phone', '手机', { required: true })], config: {} }
    await office.admin.put(`/api/v2/forms/${contact}`, { name: name(contact), definition: changed, revision: 1 })
    expect((await office.admin.get(`/api/v2/processes/${id}`)).at('hasUnpublishedChanges')).toBe(true)
    expect((await office.admin.get(`/api/v2/processes/${id}/versions/1`)).at('forms')).toMatchObject([
      { id: forms.delivery, nodeId: 'it' },
      { id: contact, nodeId: 'start', form: { list: [{ name: '电话' }] } },
    ])
    expect((await as.requester.get(`/api/v2/catalogue/${id}`)).at('forms.0.form.list.0.name')).toBe('电话')
  })
})

describe('a process with one form', () => {
  it('is stored and answered as it always was', async () => {
    const { settings: _, ...plain } = definition(forms.delivery, forms.contact)
    const asks = {
      ...plain,
      edges: plain.edges.map((edge) => ({
        ...edge,
        condition: edge.condition === null ? null : { model: 'days', is: 'greater' as const, value: 3 },
      })),
    }
    const withoutRights = { ...asks, nodes: asks.nodes.map((node) => ('fieldRights' in node ? { ...node, fieldRights: {} } : node)) }
    const id = await publishNew(office.admin, withoutRights, office.formId, '单表单')
    const detail = await office.admin.get(`/api/v2/processes/${id}`)
    expect(Object.keys(Object(detail.body))).not.toContain('furtherForms')
    expect(Object.keys(Object((await as.requester.get(`/api/v2/catalogue/${id}`)).body))).toEqual([
      'processId',
      'name',
      'category',
      'categoryIcon',
      'icon',
      'remark',
      'version',
      'form',
      'titlePattern',
    ])
    const started = await as.requester.post('/api/v2/tickets', { processId: id, version: 1, title: 't', values: { reason: 'x', days: 1 } })
    expect(started.at('ticket.forms')).toEqual([])
    const [version] = await office.test.deps.db.select().from(processVersions).where(eq(processVersions.processId, id))
    expect(version?.furtherForms).toBeNull()
  })
})
