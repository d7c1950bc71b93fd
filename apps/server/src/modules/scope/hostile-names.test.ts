/** Names that are pieces of SQL, patterns and formats: stored as they are, found as they are, and never carried out later. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { buildDepartment, buildRole, buildUser } from '../../testing/build-people'

let test: TestApp
let admin: TestClient
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

const NAMES = ["'-(select 1)-'", '";--', '%s', '%', '_', '\\', "'; drop table users; --", '$1', '${7*7}', '{{7*7}}', "a' or '1'='1"]

it.each(NAMES)('%s is a name like any other, of people, departments, roles and posts', async (name) => {
  const departmentId = await buildDepartment(test.deps, { name, parentId: test.site.rootDepartmentId })
  const roleId = await buildRole(test.deps, { name, permissions: ['system:sysuser:list'] })
  const user = await buildUser(test.deps, { nickName: name, departmentId, roleIds: [roleId] })
  const word = encodeURIComponent(name)
  const found = await admin.get(`/api/v1/sysUserList?keyword=${word}&deptId=${departmentId}`)
  expect(found.at('data.list')).toMatchObject([{ userId: user.id, nickName: name, deptName: name }])
  expect((await admin.get(`/api/v1/sysUserList?username=${word}`)).at('data.count')).toBe(0)
  expect((await (await test.as(user)).get('/api/v1/getinfo')).at('data')).toMatchObject({ name, roles: [name] })
  for (const url of [`/api/v1/rolelist?roleName=${word}`, `/api/v1/deptList?deptName=${word}`, `/api/v1/postlist?postName=${word}`])
    expect((await admin.get(url)).at('code'), url).toBe(200)
  expect((await admin.get(`/api/v2/people?keyword=${word}`)).text).toContain(user.id)
  expect(await test.database.pool.query('select 1 from users limit 1')).toMatchObject({ rowCount: 1 })
})

it.each(['id;drop table users', 'password', 'password_hash', 'created_at desc, (select 1)', '__proto__'])(
  'a list is not sorted by %s: no name of a column comes from outside',
  async (sort) => {
    const plain = await admin.get('/api/v1/sysUserList')
    for (const name of ['sort', 'orderBy', 'order', 'sortField', 'orderByColumn']) {
      const answer = await admin.get(`/api/v1/sysUserList?${name}=${encodeURIComponent(sort)}`)
      expect(answer.at('data.list.0.userId')).toBe(plain.at('data.list.0.userId'))
    }
  },
)

it.each(['1e3', '01', ' 1', '9223372036854775808', '-1', "x' or 1=1", '{"$ne":1}', '00000000-0000-0000-0000-00000000000'])(
  'the id %j names nobody, and breaks nothing',
  async (id) => {
    for (const path of ['sysUser', 'role', 'dept', 'post']) {
      const answer = await admin.get(`/api/v1/${path}/${encodeURIComponent(id)}`)
      expect([400, 404, -1].includes(Number(answer.at('code'))) && answer.at('reason') !== 'server.failed', `${path}: ${answer.text}`).toBe(
        true,
      )
    }
    expect((await admin.get(`/api/v2/tickets/${encodeURIComponent(id)}`)).status).toBeGreaterThanOrEqual(400)
    expect((await admin.get(`/api/v2/tickets/${encodeURIComponent(id)}`)).status).toBeLessThan(500)
  },
)

it.each<{ readonly value: unknown }>([
  { value: { $ne: 1 } },
  { value: [] },
  { value: ['a', 'b'] },
  { value: { toString: 'x' } },
  { value: 7 },
  { value: true },
  { value: null },
])('$value in place of a text is refused', async ({ value }) => {
  expect((await test.anonymous.post('/login', { username: value, password: value })).at('code')).toBe(400)
  expect((await admin.post('/api/v1/sysUser', { username: value, password: 'a fine phrase', nickName: 'x', roleIds: [] })).at('code')).toBe(
    400,
  )
})

it('a scope of the own department and those below reaches the end of a chain of 200', async () => {
  let [top, last] = ['', test.site.rootDepartmentId]
  for (let depth = 0; depth < 200; depth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each below the one before
    last = await buildDepartment(test.deps, { name: `d${depth}`, parentId: last })
    if (depth === 0) top = last
  }
  const roleId = await buildRole(test.deps, { permissions: ['system:sysuser:list'], dataScope: 4 })
  const client = await test.as(await buildUser(test.deps, { departmentId: top, roleIds: [roleId] }))
  const deep = await buildUser(test.deps, { departmentId: last, nickName: 'at the end' })
  expect((await client.get('/api/v1/sysUserList?keyword=at%20the%20end')).at('data.list.0.userId')).toBe(deep.id)
  const move = await admin.put('/api/v1/dept', { deptId: top, deptName: 'd0', parentId: last, sort: 0, status: '0' })
  expect(move.at('code')).not.toBe(200)
})

it.each(['/api/v1/loginlog', '/api/v2/audit'])('%s takes instants from the year 1 to 9999, and refuses others', async (path) => {
  const ask = async (from: string) => (await admin.get(`${path}?from=${encodeURIComponent(from)}&until=9999-12-31T23:59:59.999Z`)).text
  expect(await ask('0001-01-01T00:00:00Z')).toContain('"list":')
  for (const from of ['0000-01-01T00:00:00Z', '0000-12-31T23:59:59Z', '-000001-01-01T00:00:00Z', '2026-02-30T00:00:00Z']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await ask(from), from).toContain('request.invalid')
  }
})
