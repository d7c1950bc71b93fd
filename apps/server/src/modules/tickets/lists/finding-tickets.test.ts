/** Searching tickets: the same hits as comparing every title, number, remark and comment would give, whatever is typed. */
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { containing } from '../../../db/containing'
import { buildForm, leaveDefinition, publishNew, users } from '../../../testing/build-processes'
import { createTestApp, type TestApp, type TestClient } from '../../../testing/test-app'

const TITLES = 250
/** Few characters, so that hits occur: Chinese, letters of both cases, such as change their length in lower case, digits, patterns, and characters beyond 16 bits. */
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
  const words = fc.sample(textOf(2, 8), { numRuns: titles.length, seed: 8 }).map((text) => text.trim())
  for (const [index, title] of titles.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- numbers in order
    const started = await admin.post('/api/v2/tickets', { processId, version: 1, title, values: { reason: 'x', days: 1 } })
    // oxlint-disable-next-line no-await-in-loop -- as above
    await say(String(started.at('id')), index % 4, words[index] ?? '')
  }
  // As autovacuum does after a while: searches then know how often each gram occurs in tickets.
  await test.deps.db.execute(sql`analyze ticket_grams`)
})
afterAll(() => test.close())

const taskOf = async (id: string) => {
  const query = sql`select task_id from ticket_tasks where ticket_id = ${id}::uuid and status = 'open'`
  return (await test.deps.db.execute<{ task_id: string }>(query)).rows[0]?.task_id
}
const write = async (id: string, text: string): Promise<string> =>
  String((await admin.post(`/api/v2/tickets/${id}/comments`, { text, mentions: [], fileIds: [] })).at('id'))

/** Writes nothing, a comment, a remark, or both. */
async function say(id: string, ways: number, text: string): Promise<void> {
  if (text === '') return
  if (ways % 2 === 1) await write(id, text)
  if (ways < 2) return
  const approved = await admin.post(`/api/v2/tickets/${id}/approve`, { taskId: await taskOf(id), remark: text })
  expect(approved.status, approved.text).toBe(200)
}

async function compared(keyword: string): Promise<string[]> {
  const found = containing(keyword)
  const { rows } = await test.deps.db.execute<{ id: string }>(
    sql`select id from tickets t where title ilike ${found} or number ilike ${found}
      or exists (select from ticket_history h where h.ticket_id = t.id and h.remark ilike ${found})
      or exists (select from ticket_comments c where c.ticket_id = t.id and c.body ilike ${found}) order by id desc`,
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
})

it('finds what has just been said, and no longer what was said before a comment was changed or removed', async () => {
  const [id = ''] = await compared('202603020001')
  const findsBy = async (keyword: string) => (await searched(keyword)).ids.includes(id)
  const comment = await write(id, '预算在第三季度')
  expect([await findsBy('第三季度'), await findsBy('第四季度')]).toEqual([true, false])
  await admin.put(`/api/v2/tickets/${id}/comments/${comment}`, { text: '预算在第四季度', mentions: [], fileIds: [] })
  expect([await findsBy('第三季度'), await findsBy('第四季度')]).toEqual([false, true])
  await admin.delete(`/api/v2/tickets/${id}/comments/${comment}`)
  expect([await findsBy('第四季度'), await findsBy('202603020001')]).toEqual([false, true])
  const urged = await admin.post(`/api/v2/tickets/${id}/withdraw`, { remark: '重复提交了' })
  expect(urged.status, urged.text).toBe(200)
  expect(await findsBy('重复提交')).toBe(true)
  const foundIn = async (keyword: string) =>
    ((await admin.get(`/api/v2/tickets?keyword=${encodeURIComponent(keyword)}`)).at('list') as { id: string; foundIn?: object }[]).find(
      (row) => row.id === id,
    )?.foundIn
  expect(await foundIn('重复')).toEqual({ before: '', match: '重复', after: '提交了' })
  expect(await foundIn('202603020001')).toBeUndefined()
})

it('asks for the rarest grams of a keyword, as many as are needed to leave one ticket in three hundred', async () => {
  const gramsOf = async (keyword: string) => {
    const { rows } = await test.deps.db.execute<{ grams: number[] }>(sql`select search_grams(${keyword}) as grams`)
    return (rows[0]?.grams ?? []).filter((gram) => gram < 0 || gram > 1_114_111)
  }
  const chosenOf = async (keyword: string, common: readonly number[], frequencies: readonly number[]) => {
    const { rows } = await test.deps.db.execute<{ grams: number[] }>(
      sql`select keyword_grams(${keyword}, ${sql.param(common)}::int[], ${sql.param(frequencies)}::real[]) as grams`,
    )
    return rows[0]?.grams
  }
  const grams = await gramsOf('采购笔记本')
  expect(grams).toHaveLength(4)
  const [first = 0, second = 0, third = 0, fourth = 0] = grams
  expect(await chosenOf('采购笔记本', grams, [0.1, 0.02, 0.3, 0.4])).toEqual([second, first])
  expect(await chosenOf('采购笔记本', grams, [0.6, 0.5, 0.3, 0.4])).toEqual([third, fourth, second, first])
  expect(await chosenOf('采购笔记本', [first, second, third], [0.6, 0.5, 0.01])).toEqual([fourth, third])
  // Beside a rare one the list of a frequent one is not walked.
  expect(await chosenOf('采购笔记本', [first, second, third], [0.6, 0.5, 0.04])).toEqual([fourth])
})
