/** Searching people: the same hits as comparing every name, phone and e-mail would give, whatever is typed. */
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { containing } from '../../db/containing'
import { buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

const PEOPLE = 250
/** Few characters, so that hits occur: Chinese, letters of both cases, such as change their length in lower case, digits, patterns, and characters beyond 16 bits. */
const sign = fc.constantFrom(...Array.from('王小明上海aAbBßİΣςſ%_\\ 0123𠮷😀é\'".@'), 'e\u0301')
const textOf = (minLength: number, maxLength: number) => fc.array(sign, { minLength, maxLength }).map((signs) => signs.join(''))

let test: TestApp
let admin: TestClient
/** Two departments, and somebody who reaches only the second. */
let departmentIds: readonly string[]
let scoped: TestClient
let scopedId: string

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  const made = fc.sample(fc.tuple(textOf(1, 8), textOf(1, 8), textOf(0, 8), textOf(0, 8)), { numRuns: PEOPLE, seed: 7 })
  await test.database.pool.query(
    `insert into users (id, username, username_key, nick_name, phone, email, password_hash, created_at, updated_at)
     select gen_random_uuid(), username, 'key ' || n, nick_name, phone, email, '', now(), now()
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality made (username, nick_name, phone, email, n)`,
    [0, 1, 2, 3].map((place) => made.map((texts) => texts[place] ?? '')),
  )
  departmentIds = [await buildDepartment(test.deps), await buildDepartment(test.deps)]
  await test.database.pool.query(
    `update users set department_id = ($1::uuid[])[length(nick_name) % 3], enabled = length(username) % 4 <> 0 where username_key like 'key %'`,
    [departmentIds],
  )
  const roleId = await buildRole(test.deps, {
    permissions: ['system:sysuser:list'],
    dataScope: 2,
    departmentIds: departmentIds.slice(1),
  })
  const person = await buildUser(test.deps, { roleIds: [roleId] })
  scopedId = person.id
  scoped = await test.as(person)
})
afterAll(() => test.close())

async function compared(keyword: string): Promise<string[]> {
  const found = containing(keyword)
  const { rows } = await test.deps.db.execute<{ id: string }>(
    sql`select id from users where deleted_at is null
      and (username ilike ${found} or nick_name ilike ${found} or phone ilike ${found} or email ilike ${found}) order by created_at desc, id desc`,
  )
  return rows.map(({ id }) => id)
}
async function searched(query: string, by = admin): Promise<{ readonly ids: string[]; readonly count: unknown }> {
  const answer = await by.get(`/api/v1/sysUserList?boundedCount=1&pageSize=100&${query}`)
  expect(answer.status, answer.text).toBe(200)
  return { ids: (answer.at('data.list') as { userId: string }[]).map(({ userId }) => userId), count: answer.at('data.count') }
}

it('finds exactly the people one of whose names, phone or e-mail has the text in it, in any case', async () => {
  const keyword = fc.oneof(textOf(1, 1), textOf(2, 2), textOf(1, 6))
  await fc.assert(
    fc.asyncProperty(
      keyword.filter((text) => text.trim() !== ''),
      async (text) => {
        const expected = await compared(text.trim())
        expect(await searched(`keyword=${encodeURIComponent(text)}`)).toEqual({ ids: expected.slice(0, 100), count: expected.length })
      },
    ),
    { numRuns: 300 },
  )
})

it('finds the same with whatever else is asked for, for whoever reaches a part of them too', async () => {
  const question = fc.record({
    keyword: fc.oneof(fc.constant(''), textOf(1, 3)),
    username: fc.oneof(fc.constant(''), textOf(1, 2)),
    status: fc.constantFrom('', '0', '1'),
    deptId: fc.constantFrom('', ...departmentIds),
    isScoped: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(question, async ({ keyword, username, status, deptId, isScoped }) => {
      const [text, name] = [containing(keyword.trim()), containing(username.trim())]
      const { rows } = await test.deps.db.execute<{ id: string }>(
        sql`select id from users where deleted_at is null and username ilike ${name}
          and (username ilike ${text} or nick_name ilike ${text} or phone ilike ${text} or email ilike ${text})
          and (${status} = '' or enabled = (${status} = '0')) and (${deptId} = '' or department_id::text = ${deptId})
          and (not ${isScoped}::boolean or id = ${scopedId}::uuid or department_id = ${departmentIds[1]}::uuid) order by created_at desc, id desc`,
      )
      const given = Object.entries({ keyword, username, status, deptId }).filter(([, value]) => value !== '')
      const found = await searched(new URLSearchParams(given).toString(), isScoped ? scoped : admin)
      expect(found).toEqual({ ids: rows.slice(0, 100).map(({ id }) => id), count: rows.length })
    }),
    { numRuns: 200 },
  )
})

it('finds people by what they are called now, and nobody who was removed', async () => {
  const change = (set: string) => test.database.pool.query(`update users set ${set} where username_key = 'key 1' returning id`)
  const id = (await change(`nick_name = 'Quincy 龙'`)).rows[0].id
  expect(await searched('keyword=quincy')).toEqual({ ids: [id], count: 1 })
  await change(`nick_name = 'Quentin', phone = '13900000001'`)
  expect(await searched('keyword=quincy')).toEqual({ ids: [], count: 0 })
  expect(await searched('keyword=3900000001')).toEqual({ ids: [id], count: 1 })
  await change('deleted_at = now()')
  expect(await searched('keyword=quentin')).toEqual({ ids: [], count: 0 })
  await change('deleted_at = null')
  expect(await searched('keyword=quentin')).toEqual({ ids: [id], count: 1 })
})
