/** Two people who edit one person, role, department, post or menu at once, over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepartment, buildRole, buildUser } from '../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../testing/test-app'

let test: TestApp
let admin: TestClient
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

interface Kind {
  readonly path: string
  /** Makes one. @returns the fields that identify it in an edit */
  readonly make: () => Promise<Readonly<Record<string, unknown>>>
  readonly read: (named: Readonly<Record<string, unknown>>) => string
  /** A field two people change, another one, and what each of them writes. */
  readonly field: string
  readonly other: string
  readonly values: readonly [unknown, unknown, unknown]
  readonly otherValues: readonly [unknown, unknown]
}

const texts = { values: ['', '甲', '乙'], otherValues: [0, 7] } as const
const KINDS: Readonly<Record<string, Kind>> = {
  person: {
    path: '/api/v1/sysUser',
    make: async () => ({ userId: (await buildUser(test.deps, { nickName: '张三' })).id, nickName: '张三' }),
    read: ({ userId }) => `/api/v1/sysUser/${String(userId)}`,
    field: 'phone',
    other: 'remark',
    values: ['', '1', '2'],
    otherValues: ['', '丙'],
  },
  role: {
    path: '/api/v1/role',
    make: async () => ({ roleId: await buildRole(test.deps, { permissions: [] }), roleName: '读者' }),
    read: ({ roleId }) => `/api/v1/role/${String(roleId)}`,
    field: 'remark',
    other: 'roleSort',
    ...texts,
  },
  post: {
    path: '/api/v1/post',
    make: async () => {
      const post = { postName: '岗', postCode: `at-once-${test.deps.newId()}` }
      return { ...post, postId: (await admin.post('/api/v1/post', post)).textAt('data.postId') }
    },
    read: ({ postId }) => `/api/v1/post/${String(postId)}`,
    field: 'remark',
    other: 'sort',
    ...texts,
  },
  department: {
    path: '/api/v1/dept',
    make: async () => ({ deptId: await buildDepartment(test.deps, { name: '采购部' }) }),
    read: ({ deptId }) => `/api/v1/dept/${String(deptId)}`,
    field: 'deptName',
    other: 'status',
    values: ['采购部', '采购一部', '采购二部'],
    otherValues: ['0', '1'],
  },
  menu: {
    path: '/api/v1/menu',
    make: async () => {
      const folder = { menuType: 'M', parentId: null, title: '甲', titleEn: 'A', menuName: 'a', icon: 'menu', path: '/a' }
      return { menuId: (await admin.post('/api/v1/menu', folder)).textAt('data.menuId'), menuType: 'M' }
    },
    read: ({ menuId }) => `/api/v1/menu/${String(menuId)}`,
    field: 'title',
    other: 'path',
    values: ['甲', '乙', '丙'],
    otherValues: ['/a', '/b'],
  },
}

describe.each(Object.entries(KINDS))('two edits of one %s', (_, { path, make, read, field, other, values, otherValues }) => {
  const [before, first, second] = values
  const [otherBefore, otherAfter] = otherValues

  it('are both taken when they are of different fields, whole rows of two people too', async () => {
    const named = await make()
    const whole = { [field]: before, [other]: otherBefore }
    expect((await admin.put(path, { ...named, ...whole, [field]: first, basedOn: whole })).at('code')).toBe(200)
    expect((await admin.put(path, { ...named, ...whole, [other]: otherAfter, basedOn: whole })).at('code')).toBe(200)
    expect((await admin.get(read(named))).at('data')).toMatchObject({ [field]: first, [other]: otherAfter })
  })

  it('are refused the second time when they are of the same field, with what the other wrote, and taken on top of it', async () => {
    const named = await make()
    await admin.put(path, { ...named, [field]: first, basedOn: { [field]: before } })
    const refused = await admin.put(path, { ...named, [field]: second, basedOn: { [field]: before } })
    expect(refused.at('reason')).toBe('record.stale')
    expect(refused.at('issues')).toMatchObject([{ path: [field], code: 'record.stale', params: { theirs: first, by: '管理员' } }])
    expect(refused.at('issues.0.params.at')).toBe(test.deps.now().toISOString())
    expect((await admin.get(read(named))).at('data')).toMatchObject({ [field]: first })
    expect((await admin.put(path, { ...named, [field]: first, basedOn: { [field]: before } })).at('code')).toBe(200)
    expect((await admin.put(path, { ...named, [field]: second, basedOn: { [field]: first } })).at('code')).toBe(200)
    expect((await admin.get(read(named))).at('data')).toMatchObject({ [field]: second })
  })
})

it('a menu keeps what an edit leaves out', async () => {
  const page = { menuType: 'C', parentId: null, title: '页', titleEn: 'P', menuName: 'p', icon: 'home', path: '/p', component: 'health' }
  const made = await admin.post('/api/v1/menu', { ...page, permission: null, sort: 9, visible: '1', noCache: true })
  const menuId = made.textAt('data.menuId')
  expect((await admin.put('/api/v1/menu', { menuId, menuType: 'C', titleEn: 'Page' })).at('code')).toBe(200)
  expect((await admin.get(`/api/v1/menu/${menuId}`)).at('data')).toMatchObject({
    ...page,
    titleEn: 'Page',
    sort: 9,
    visible: '1',
    noCache: true,
  })
})

it('two data scopes of one role are not written over each other, and the leader somebody else chose is told by name', async () => {
  const roleId = await buildRole(test.deps, { permissions: [] })
  const was = { dataScope: '5', deptIds: [] as string[] }
  await admin.put('/api/v1/roledatascope', { roleId, ...was })
  await admin.put('/api/v1/roledatascope', { roleId, dataScope: '3', basedOn: was })
  const refused = await admin.put('/api/v1/roledatascope', { roleId, dataScope: '4', basedOn: was })
  expect([refused.at('reason'), refused.at('issues.0.params.theirs')]).toEqual(['record.stale', '3'])

  const deptId = await buildDepartment(test.deps, { name: '法务部' })
  const leaders = [await buildUser(test.deps, { nickName: '王五' }), await buildUser(test.deps, { nickName: '赵六' })]
  const [wang, zhao] = leaders.map(({ id }) => id)
  const edit = (leader: unknown) =>
    admin.put('/api/v1/dept', { deptId, deptName: '法务部', leader, basedOn: { deptName: '法务部', leader: null } })
  await edit(wang)
  expect((await edit(zhao)).at('issues.0.params')).toMatchObject({ theirs: wang, name: '王五', by: '管理员' })
})
