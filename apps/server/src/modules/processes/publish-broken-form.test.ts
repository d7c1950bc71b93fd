/** A form that cannot be filled is a draft that may be saved, and never becomes part of a published process. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leaveDefinition, users } from '../../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let admin: TestClient

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

const field = (type: string, name: string, model: string, options: object = {}) => ({
  type,
  name,
  key: `key_${model}`,
  model,
  options,
  rules: [],
})
const days = field('number', '天数', 'days')
const saveForm = (name: string, ...list: object[]) =>
  admin.post('/api/v2/forms', { name, remark: '', definition: { list: [days, ...list], config: {} } })

async function publishWith(formId: string, headers: Record<string, string> = {}) {
  const definition = leaveDefinition(users(test.admin.id), users(test.admin.id))
  const process = await admin.post('/api/v2/processes', { name: test.deps.newId(), formId, definition })
  const url = `/api/v2/processes/${process.textAt('id')}`
  const answer = await admin.post(`${url}/publish`, { revision: 1 }, headers)
  return { answer, publishedVersion: (await admin.get(url)).at('publishedVersion') }
}

it('publishing names the field whose pattern cannot run, in both languages, and pins nothing', async () => {
  const form = await saveForm('前瞻', field('input', '工号', 'staff', { pattern: '(?=a)b' }))
  expect(form.status).toBe(200)
  for (const [language, words] of [
    ['zh-CN', '工号：正则表达式不可用'],
    ['en', '工号: The pattern cannot be used'],
  ] as const) {
    const { answer, publishedVersion } = await publishWith(form.textAt('id'), { 'accept-language': language })
    expect([answer.status, answer.at('code'), publishedVersion]).toEqual([422, 'process.invalid', null])
    expect(answer.at('issues')).toMatchObject([
      {
        path: ['form', 'staff'],
        code: 'pattern-unsupported',
        message: expect.stringContaining(words),
        params: { field: '工号', widgetKey: 'key_staff' },
      },
    ])
  }
})

it('publishing refuses a value that can never be computed too', async () => {
  const form = await saveForm('公式', field('number', '合计', 'total', { formwork: { computed: 'days + nowhere' } }))
  const { answer } = await publishWith(form.textAt('id'))
  expect([answer.status, answer.at('issues.0.code'), answer.at('issues.0.path')]).toEqual([422, 'computed-unknown-name', ['form', 'total']])
})

it('what is only probably not meant does not keep a process from being published', async () => {
  const form = await saveForm('无标题', field('input', '', 'nameless'))
  expect((await publishWith(form.textAt('id'))).answer.status).toBe(200)
})
