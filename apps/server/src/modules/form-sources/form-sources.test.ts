import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { departments, posts, users } from '../../db/schema/people'
import { buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { eq } from 'drizzle-orm'

let test: TestApp
let staff: TestClient
let leftId: string

beforeAll(async () => {
  test = await createTestApp()
  const roleIds = [test.site.staffRoleId]
  staff = await test.as(await buildUser(test.deps, { nickName: '张三', roleIds }))
  for (let count = 1; count <= 60; count++) await buildUser(test.deps, { nickName: `李${String(count).padStart(2, '0')}`, roleIds })
  leftId = (await buildUser(test.deps, { nickName: '王离职', roleIds })).id
  await test.deps.db.update(users).set({ enabled: false }).where(eq(users.id, leftId))
  const at = test.clock.now()
  const stamps = { createdAt: at, updatedAt: at }
  const [top, off] = [test.deps.newId(), test.deps.newId()]
  await test.deps.db.insert(departments).values([
    { id: top, parentId: null, name: '总部', ...stamps },
    { id: test.deps.newId(), parentId: top, name: '研发', sort: 1, ...stamps },
    { id: off, parentId: top, name: '停用', enabled: false, ...stamps },
    { id: test.deps.newId(), parentId: off, name: '停用之下', ...stamps },
  ])
  await test.deps.db.insert(posts).values([
    { id: test.deps.newId(), code: 'pm', name: '经理', ...stamps },
    { id: test.deps.newId(), code: 'old', name: '旧岗', enabled: false, ...stamps },
  ])
})
afterAll(() => test.close())

const names = (list: unknown) => (Array.isArray(list) ? list.map((entry: { name: string }) => entry.name) : [])

describe('the choices of forms', () => {
  it('are for everybody who is signed in, and for nobody else', async () => {
    for (const source of ['people', 'departments', 'roles', 'posts']) {
      expect((await test.anonymous.get(`/api/v2/form-sources/${source}`)).status).toBe(401)
      expect((await staff.get(`/api/v2/form-sources/${source}`)).status).toBe(200)
    }
  })

  it('page through enabled people, and find them by name', async () => {
    const first = await staff.get('/api/v2/form-sources/people?keyword=李')
    expect([names(first.at('list')).length, first.at('hasMore')]).toEqual([50, true])
    const second = await staff.get('/api/v2/form-sources/people?keyword=李&page=2')
    expect([names(second.at('list')).length, second.at('hasMore')]).toEqual([10, false])
    expect(names((await staff.get('/api/v2/form-sources/people?keyword=离职')).at('list'))).toEqual([])
  })

  it('hand out names and nothing private', async () => {
    const answer = await staff.get('/api/v2/form-sources/people')
    expect(Object.keys(Object(answer.at('list.0'))).toSorted()).toEqual(['id', 'name', 'username'])
  })

  it('know the name behind a stored id, also of somebody who left, and nobody behind nonsense', async () => {
    const answer = await staff.get(`/api/v2/form-sources/people?ids=${leftId},nonsense`)
    expect(names(answer.at('list'))).toEqual(['王离职'])
    expect(names((await staff.get('/api/v2/form-sources/people?ids=x')).at('list'))).toEqual([])
  })

  it('are a tree of departments without the disabled ones and what lies below them', async () => {
    const answer = await staff.get('/api/v2/form-sources/departments')
    expect(answer.text).toContain('研发')
    expect(answer.text).not.toContain('停用')
  })

  it('are enabled roles and posts', async () => {
    const offered = names((await staff.get('/api/v2/form-sources/posts')).at('list'))
    expect(offered).not.toContain('旧岗')
    expect(offered).toEqual(expect.arrayContaining(['经理']))
    expect(names((await staff.get('/api/v2/form-sources/roles')).at('list')).length).toBeGreaterThan(0)
  })
})
