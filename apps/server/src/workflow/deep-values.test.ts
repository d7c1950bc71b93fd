/** Values that nest too deep, sent over a real connection: refused with a reason, and nothing is stored. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tickets, ticketValues } from '../db/schema/tickets'
import { buildForm, leaveDefinition, publishNew, users } from '../testing/build-processes'
import { createTestApp, type TestApp } from '../testing/test-app'

let test: TestApp
let address: string
let token: string
let processId: string

beforeAll(async () => {
  test = await createTestApp()
  const admin = await test.as(test.admin)
  token = admin.token ?? ''
  const form = await buildForm(test, {
    list: [
      { type: 'blank', name: '自定义', key: 'k1', model: 'area', options: { defaultType: 'Array' }, rules: [] },
      { type: 'number', name: '天数', key: 'k2', model: 'days', options: {}, rules: [] },
    ],
    config: {},
  })
  processId = await publishNew(admin, leaveDefinition(users(test.admin.id), users(test.admin.id)), form, '嵌套')
  address = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

/** The answer to a ticket whose value nests `depth` lists. */
async function start(depth: number): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await fetch(`${address}/api/v2/tickets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: `{"processId":"${processId}","version":1,"title":"嵌套","values":{"days":1,"area":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
  })
  return { status: answer.status, body: await answer.json() }
}
const stored = async () => [await test.deps.db.$count(tickets), await test.deps.db.$count(ticketValues)]

it('takes values up to the limit', async () => {
  const [before = 0] = await stored()
  expect((await start(60)).status).toBe(200)
  expect(await stored()).toEqual([before + 1, before + 1])
})

it.each([64, 65, 66, 67, 68, 69, 70, 4_000])('refuses a value nested %i deep with a reason and stores nothing', async (depth) => {
  const before = await stored()
  const { status, body } = await start(depth)
  expect(body).toMatchObject({ code: expect.stringMatching(/^(?:ticket\.values-refused|request\.too-deep)$/) })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(await stored()).toEqual(before)
})
