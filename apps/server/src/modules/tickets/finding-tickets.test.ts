/** Searching tickets: the same hits as comparing every title and number would give, whatever is typed. */
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { containing } from '../../db/containing'
import { buildForm, leaveDefinition, publishNew, users } from '../../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

const TITLES = 250
/** Few signs, so that they meet: Chinese, letters of both cases, such as change their length in lower case, digits, patterns, and what is beyond 16 bits. */
const sign = fc.constantFrom(...Array.from('报销申请上海aAbBßİΣςſ%_\\ 0123年𠮷😀é\'"'), 'e\u0301')
const textOf = (minLength: number, maxLength: number) => fc.array(sign, { minLength, maxLength }).map((signs) => signs.join(''))

let test: TestApp
let admin: TestClient

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  const definition = leaveDefinition(users(test.admin.id), users(test.admin.id))
  const processId = await publishNew(admin, definition, await buildForm(test), '请假')
  const titles = fc.sample(textOf(1, 14), { numRuns: TITLES, seed: 7 }).filter((title) => title.trim() !== '')
  for (const title of titles) {
    // oxlint-disable-next-line no-await-in-loop -- numbers in order
    await admin.post('/api/v2/tickets', { processId, version: 1, title, values: { reason: 'x', days: 1 } })
  }
}, 60_000)
afterAll(() => test.close())

async function compared(keyword: string): Promise<string[]> {
  const found = containing(keyword)
  const { rows } = await test.deps.db.execute<{ id: string }>(
    sql`select id from tickets where title ilike ${found} or number ilike ${found} order by id desc`,
  )
  return rows.map(({ id }) => id)
}
async function searched(keyword: string): Promise<{ readonly ids: string[]; readonly count: unknown }> {
  const answer = await admin.get(`/api/v2/tickets?pageSize=100&keyword=${encodeURIComponent(keyword)}`)
  expect(answer.status, answer.text).toBe(200)
  return { ids: (answer.at('list') as { id: string }[]).map(({ id }) => id), count: answer.at('count') }
}

it('finds exactly the tickets whose title or number has the text in it, in any case', async () => {
  const numbers = fc.tuple(fc.nat({ max: TITLES }), fc.nat({ max: 11 }), fc.integer({ min: 1, max: 12 }))
  const keyword = fc.oneof(
    textOf(1, 1),
    textOf(2, 2),
    textOf(1, 6),
    numbers.map(([count, from, length]) => `20260302${String(count).padStart(4, '0')}`.slice(from, from + length)),
  )
  await fc.assert(
    fc.asyncProperty(
      keyword.filter((text) => text.trim() !== ''),
      async (text) => {
        const expected = await compared(text.trim())
        expect(await searched(text)).toEqual({ ids: expected.slice(0, 100), count: expected.length })
      },
    ),
    { numRuns: 300 },
  )
}, 120_000)
