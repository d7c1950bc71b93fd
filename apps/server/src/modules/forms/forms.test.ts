/** Form definitions over HTTP on a real database. */
import { createForm, exportDefinition } from '@formwork/form-schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let admin: TestClient

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

const definition = exportDefinition(createForm())
let made = 0
const newForm = (more: object = {}) => ({ name: `Form ${(made += 1)}`, remark: '', definition, ...more })

describe('a form', () => {
  it('is created, listed, changed and removed', async () => {
    const created = await admin.post('/api/v2/forms', newForm({ name: '请假单' }))
    const id = created.textAt('id')
    expect(created.body).toMatchObject({ revision: 1, fieldCount: 0, definition, updatedBy: '管理员' })
    expect((await admin.get('/api/v2/forms?keyword=%E8%AF%B7%E5%81%87')).at('list.0.id')).toBe(id)
    const changed = await admin.put(`/api/v2/forms/${id}`, newForm({ revision: 1 }))
    expect(changed.at('revision')).toBe(2)
    expect([(await admin.delete(`/api/v2/forms/${id}`)).status, (await admin.get(`/api/v2/forms/${id}`)).status]).toEqual([200, 404])
  })

  it('keeps widgets of unknown types, value for value', async () => {
    const stranger = {
      type: 'hologram',
      name: 'H',
      key: 'k1',
      model: 'hologram_k1',
      options: { depth: [1, { z: null }] },
      rules: [],
      odd: true,
    }
    const created = await admin.post('/api/v2/forms', newForm({ definition: { ...definition, list: [stranger] } }))
    expect(created.at('definition.list')).toEqual([stranger])
  })

  it('is refused to the slower of two who save the same revision', async () => {
    const id = (await admin.post('/api/v2/forms', newForm())).textAt('id')
    const answers = await Promise.all([1, 2].map(() => admin.put(`/api/v2/forms/${id}`, newForm({ revision: 1 }))))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      code: 'form.stale',
      params: { by: '管理员', revision: 2 },
    })
  })

  it('has a name of its own', async () => {
    const form = newForm()
    await admin.post('/api/v2/forms', form)
    const again = await admin.post('/api/v2/forms', form)
    expect([again.status, again.at('code'), again.at('detail')]).toEqual([409, 'form.name-taken', '已有同名表单'])
  })

  it('is created once by a command sent twice', async () => {
    const form = newForm()
    const key = { 'idempotency-key': 'create-1' }
    const [first, second] = await Promise.all([admin.post('/api/v2/forms', form, key), admin.post('/api/v2/forms', form, key)])
    expect(second.body).toEqual(first.body)
    expect((await admin.post('/api/v2/forms', newForm(), key)).at('code')).toBe('idempotency.mismatch')
  })
})

describe('a definition', () => {
  const send = async (text: string) => {
    const before = (await admin.get('/api/v2/forms')).at('count')
    const answer = await admin.post('/api/v2/forms', text)
    expect((await admin.get('/api/v2/forms')).at('count')).toBe(before)
    return [answer.status, answer.at('code')]
  }
  const around = (inner: string) => `{"name":"Never stored","remark":"","definition":${inner}}`

  it.each(['', '{"name":', 'null', '1', '[]', '{"name":"x",}', '\ufeff{}', 'NaN'])(
    'that is not the JSON of a request is refused: %j',
    async (text) => {
      expect((await send(text))[0]).toBe(400)
    },
  )

  it('says where it stops being JSON, in the reader’s language', async () => {
    const ask = (language: string) => admin.post('/api/v2/forms', '{\n  "name": oops\n}', { 'accept-language': language })
    expect((await ask('en')).body).toMatchObject({ code: 'request.not-json', detail: 'The request is not valid JSON: line 2, column 11' })
    expect((await ask('zh-CN')).at('detail')).toBe('请求内容不是有效的 JSON：第 2 行第 11 列有误')
  })

  it.each(['{}', '{"list":5}', '{"list":"x","config":[]}'])('that is not a form is refused with the place: %s', async (text) => {
    const answer = await admin.post('/api/v2/forms', around(text))
    expect([answer.status, answer.at('code')]).toEqual([422, 'form.invalid'])
    expect(answer.at('issues.0.path.0')).toBe('definition')
  })

  it.each([66, 6_500, 7_000, 200_000])('nested %i deep is refused before anything recurses', async (depth) => {
    const [status] = await send(around(`{"list":[],"x":${'['.repeat(depth)}${']'.repeat(depth)}}`))
    expect([400, 422]).toContain(status)
  })

  it('larger than a megabyte is refused', async () => {
    expect(await send(around(`{"list":[],"x":"${'y'.repeat(1_100_000)}"}`))).toEqual([413, 'request.too-large'])
  })

  it.each(['"\\u0000"', '"\\ud800"', '{"__proto__":1}', '{"constructor":{"prototype":{}}}'])('holding %s is refused', async (value) => {
    expect((await send(around(`{"list":[],"x":${value}}`)))[0]).toBe(400)
  })

  it('that is no JSON at all by its content type is refused', async () => {
    const answer = await admin.post('/api/v2/forms', 'name=x', { 'content-type': 'text/plain' })
    expect([answer.status, answer.at('code')]).toEqual([415, 'request.wrong-type'])
  })
})
