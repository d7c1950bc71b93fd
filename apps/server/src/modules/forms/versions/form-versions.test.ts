/** Versions of forms: publishing one, what it refuses, comparing with counted answers, taking one back, and what processes pin. */
import { createForm, exportDefinition, type FormDefinition, importDefinition, type JsonObject } from '@formwork/form-schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOffice, type Office } from '../../../testing/build-office'
import { leaveDefinition, users } from '../../../testing/build-processes'

let office: Office
beforeAll(async () => {
  office = await buildOffice()
})
afterAll(() => office.test.close())

const field = (model: string, options: object = {}, type = 'input') => ({ type, name: model, key: model, model, options, rules: [] })
function sheet(...list: readonly object[]): JsonObject {
  const read = importDefinition({ list, config: {} })
  if (!read.ok) throw new Error('not read')
  return { ...exportDefinition(read.form) }
}
const empty: FormDefinition = createForm()

async function newForm(definition: JsonObject = { ...exportDefinition(empty) }, more: object = {}) {
  const created = await office.admin.post('/api/v2/forms', { name: `表单 ${office.test.deps.newId()}`, definition, ...more })
  const [id, name] = [created.textAt('id'), created.textAt('name')]
  const path = `/api/v2/forms/${id}`
  return {
    id,
    path,
    save: (next: JsonObject, revision: number, further: object = {}) =>
      office.admin.put(path, { name, definition: next, revision, ...further }),
    publish: (revision: number, note = '') => office.admin.post(`${path}/publish`, { revision, note }),
  }
}

describe('publishing a form', () => {
  it('makes versions that are listed, newest first, and makes none twice', async () => {
    const form = await newForm(sheet(field('reason')))
    expect((await office.admin.get(form.path)).body).toMatchObject({ publishedVersion: null, hasUnpublishedChanges: true })
    const both = await Promise.all([form.publish(1, '第一版'), form.publish(1)])
    expect(both.map((answer) => answer.at('version'))).toEqual([1, 1])
    expect((await office.admin.get(form.path)).body).toMatchObject({ publishedVersion: 1, hasUnpublishedChanges: false })
    await form.save(sheet(field('reason'), field('days')), 1)
    expect((await office.admin.get(form.path)).at('hasUnpublishedChanges')).toBe(true)
    expect((await form.publish(2)).at('version')).toBe(2)
    const { body } = await office.admin.get(`${form.path}/versions`)
    expect(body).toMatchObject({
      list: [
        { version: 2, fieldCount: 2, publishedBy: '管理员', processes: [] },
        { version: 1, fieldCount: 1 },
      ],
    })
    expect((await office.admin.get(`${form.path}/versions/1`)).at('definition.list.0.model')).toBe('reason')
    expect((await office.admin.get(`${form.path}/versions/9`)).at('code')).toBe('form.version-not-found')
  })

  it('is refused with every error and its field; the draft with errors was saved all the same', async () => {
    const form = await newForm(sheet(field('n', { min: 9, max: 5 }, 'number')))
    const refused = await form.publish(1)
    expect([refused.status, refused.at('code')]).toEqual([422, 'form.not-publishable'])
    expect(refused.at('issues.0')).toMatchObject({ path: ['form', 'n'], params: { widgetKey: 'n' } })
    expect((await office.admin.get(form.path)).at('publishedVersion')).toBeNull()
  })

  it('is refused to whoever has not seen the newest draft', async () => {
    const form = await newForm()
    await form.save(sheet(field('a')), 1)
    expect((await form.publish(1)).at('code')).toBe('form.stale')
  })

  it('fills the form with its tests, and says what a failing one answers now', async () => {
    const test = { id: office.test.deps.newId(), name: '空着事由', values: { reason: '' } }
    const expected = { visible: ['reason'], refused: [{ place: 'reason', code: 'required' }] }
    const form = await newForm(sheet(field('reason', { required: true })), { tests: [{ ...test, expect: expected }] })
    expect((await form.publish(1)).at('version')).toBe(1)
    const saved = await form.save(sheet(field('reason')), 1)
    expect(saved.at('tests.0.name')).toBe('空着事由')
    const refused = await form.publish(2)
    expect(refused.at('issues')).toMatchObject([
      { path: ['tests', 0], code: 'test-failed', message: '测试「空着事由」未通过：「reason」不再被拒绝（必须填写）' },
    ])
    await form.save(sheet(field('reason')), 2, { tests: [] })
    expect((await form.publish(3)).at('version')).toBe(2)
  })
})

describe('a process', () => {
  it('takes the published form, not what is saved after it, and says when there is a newer one', async () => {
    const form = await newForm(sheet(field('reason'), field('days', {}, 'number')))
    await form.publish(1)
    await form.save(sheet(field('days', {}, 'number'), field('why')), 1)
    const definition = leaveDefinition(users(office.test.admin.id), users(office.test.admin.id))
    const name = `请假 ${office.test.deps.newId()}`
    const process = (await office.admin.post('/api/v2/processes', { name, formId: form.id, definition })).textAt('id')
    await office.admin.post(`/api/v2/processes/${process}/publish`, { revision: 1 })
    const pinned = (await office.admin.get(`/api/v2/processes/${process}/versions/1`)).at('form.list.0.model')
    expect(pinned).toBe('reason')
    expect((await office.admin.get(`/api/v2/processes/${process}`)).at('hasUnpublishedChanges')).toBe(false)
    expect((await office.admin.get(`${form.path}/versions`)).at('list.0.processes')).toEqual([name])
    await form.publish(2)
    expect((await office.admin.get(`/api/v2/processes/${process}`)).at('hasUnpublishedChanges')).toBe(true)
    const changes = await office.admin.get(`${form.path}/changes`)
    expect(changes.body).toMatchObject({ from: 2, to: null, changes: [], processes: [{ name, isPublished: false }] })
  })
})

describe('comparing', () => {
  it('counts the tickets that hold answers of a field that is gone or of another kind, in rows too', async () => {
    const items = { ...field('items', {}, 'subform'), columns: [{ span: 24, list: [field('what')] }] }
    const form = await newForm(sheet(field('reason'), field('days', {}, 'number'), field('note'), items))
    await form.publish(1)
    const definition = leaveDefinition(users(office.test.admin.id), users(office.test.admin.id))
    const process = (
      await office.admin.post('/api/v2/processes', { name: `请假 ${office.test.deps.newId()}`, formId: form.id, definition })
    ).textAt('id')
    await office.admin.post(`/api/v2/processes/${process}/publish`, { revision: 1 })
    const start = (values: object) =>
      office.requester.client.post('/api/v2/tickets', { processId: process, version: 1, title: '单', values })
    expect((await start({ reason: '回家', days: 1, note: '急' })).status).toBe(200)
    await start({ reason: '回家', days: 2, items: [{ what: 'a' }] })
    await start({ days: 2, reason: '' })
    const gone = { ...field('items', {}, 'subform'), columns: [{ span: 24, list: [field('other')] }] }
    await form.save(sheet({ ...field('reason', {}, 'number') }, field('days', {}, 'number'), gone), 1)
    const { body } = await office.admin.get(`${form.path}/changes`)
    expect(body).toMatchObject({ from: 1, to: null, isComparable: true, counted: { tickets: 3, isComplete: true } })
    const changes = (body as { changes: { code: string; label: string; tickets: number | null }[] }).changes
    const counted = changes.map(({ code, label, tickets }) => [code, label, tickets])
    expect(counted).toContainEqual(['removed', 'note', 1])
    expect(counted).toContainEqual(['removed', 'what', 1])
    expect(counted).toContainEqual(['retyped', 'reason', 2])
    expect(counted).toContainEqual(['added', 'other', null])
  })

  it('counts a form that is a further one of a process too, and names that process', async () => {
    const form = await newForm(sheet(field('serial'), field('cost')))
    const definition = leaveDefinition(users(office.test.admin.id), users(office.test.admin.id))
    const name = `设备 ${office.test.deps.newId()}`
    const settings = { forms: [{ formId: form.id, firstNodeId: null }] }
    const body = { name, formId: office.formId, definition: { ...definition, settings } }
    const process = (await office.admin.post('/api/v2/processes', body)).textAt('id')
    expect((await office.admin.post(`/api/v2/processes/${process}/publish`, { revision: 1 })).status).toBe(200)
    const values = { reason: '回家', days: 1, serial: 'A1' }
    await office.requester.client.post('/api/v2/tickets', { processId: process, version: 1, title: '单', values })
    await form.save(sheet(field('cost')), 1)
    // Never published by itself: compared with the copy that the process has pinned.
    const before = (await office.admin.get(`${form.path}/changes`)).body
    expect(before).toMatchObject({ from: null, isComparable: true, counted: { tickets: 1 }, processes: [{ name, isPublished: false }] })
    expect(before).toMatchObject({ changes: [{ code: 'removed', label: 'serial', tickets: 1 }] })
    await form.publish(2)
    expect((await office.admin.get(`${form.path}/versions`)).at('list.0.processes')).toEqual([])
    expect((await office.admin.post(`/api/v2/processes/${process}/publish`, { revision: 1 })).at('version')).toBe(2)
    expect((await office.admin.get(`${form.path}/versions`)).at('list.0.processes')).toEqual([name])
    expect((await office.admin.get(`${form.path}/changes`)).body).toMatchObject({ changes: [], processes: [{ name, isPublished: true }] })
  })

  it('of a form that nobody can fill yet has nothing to compare', async () => {
    const form = await newForm(sheet(field('a')))
    expect((await office.admin.get(`${form.path}/changes`)).body).toMatchObject({ from: null, isComparable: false, changes: [] })
  })
})

describe('taking a version back', () => {
  it('makes it the draft, as a change that can be published again', async () => {
    const form = await newForm(sheet(field('first')))
    await form.publish(1)
    await form.save(sheet(field('second')), 1)
    expect((await office.admin.post(`${form.path}/versions/1/restore`, { revision: 1 })).at('code')).toBe('form.stale')
    const restored = await office.admin.post(`${form.path}/versions/1/restore`, { revision: 2 })
    expect(restored.body).toMatchObject({ revision: 3, fieldCount: 1, definition: sheet(field('first')), hasUnpublishedChanges: false })
    expect((await office.admin.post(`${form.path}/versions/7/restore`, { revision: 3 })).at('code')).toBe('form.version-not-found')
  })
})

describe('what is saved over', () => {
  it('stays among the earlier drafts with who had saved it, the newest thirty', async () => {
    const form = await newForm(sheet(field('first')))
    await form.save(sheet(field('second')), 1)
    for (let revision = 2; revision < 33; revision += 1) await form.save(sheet(field('second'), field(`f${revision}`)), revision)
    const { list } = (await office.admin.get(`${form.path}/drafts`)).body as { list: { revision: number; savedBy: string }[] }
    expect([list.length, list[0], list.at(-1)?.revision]).toMatchObject([30, { revision: 32, savedBy: '管理员' }, 3])
    expect((await office.admin.get(`${form.path}/drafts/3`)).at('definition.list.1.model')).toBe('f2')
    expect((await office.admin.get(`${form.path}/drafts/1`)).at('code')).toBe('form.version-not-found')
  })
})
