/** Users, roles and departments: who may do what, over HTTP on a real database. */
import { PERMISSIONS } from '@formwork/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let admin: TestClient
/** May manage people and roles, but holds little else. */
let clerk: TestClient

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
  const permissions = PERMISSIONS.filter((permission) => permission.startsWith('system:sysuser') || permission.startsWith('system:sysrole'))
  clerk = await test.as(await buildUser(test.deps, { roleIds: [await buildRole(test.deps, { permissions })] }))
})
afterAll(() => test.close())

const fields = { nickName: '张三', phone: '', email: '', deptId: null, roleIds: [] as string[], remark: '', status: '0' }

describe('users', () => {
  it('are created, found, edited and removed', async () => {
    const created = await admin.post('/api/v1/sysUser', {
      ...fields,
      username: 'zhang.san',
      password: 'a fine phrase',
      sex: '0',
      roleIds: [test.site.staffRoleId],
    })
    const userId = created.textAt('data.userId')
    const found = await admin.get('/api/v1/sysUserList?keyword=%E5%BC%A0%E4%B8%89')
    expect(found.at('data')).toMatchObject({
      count: 1,
      pageIndex: 1,
      pageSize: 20,
      list: [{ userId, username: 'zhang.san', sex: '0', roleId: test.site.staffRoleId }],
    })
    await admin.put('/api/v1/sysUser', { ...fields, userId, nickName: '张三丰', deptId: test.site.rootDepartmentId })
    expect((await admin.get(`/api/v1/sysUser/${userId}`)).at('data')).toMatchObject({
      nickName: '张三丰',
      deptName: '总公司',
      roleIds: [],
      // An older client says nothing of it.
      sex: '0',
    })
    expect((await admin.delete(`/api/v1/sysUser/${userId}`)).at('code')).toBe(200)
    expect((await admin.get(`/api/v1/sysUser/${userId}`)).at('reason')).toBe('user.not-found')
    expect((await admin.post('/api/v1/sysUser', { ...fields, username: 'Zhang.San', password: 'a fine phrase' })).at('code')).toBe(200)
  })

  it('keep what a change leaves out, in their roles, departments and posts as well', async () => {
    const roleId = await buildRole(test.deps, { permissions: ['system:sysuser:list'] })
    const deptId = await buildDepartment(test.deps, { name: '采购部' })
    const { id: userId } = await buildUser(test.deps, { roleIds: [roleId] })
    await admin.put('/api/v1/sysUser', { ...fields, userId, roleIds: [roleId], deptId, email: 'z@example.com', remark: '甲', status: '1' })
    expect((await admin.put('/api/v1/sysUser', { userId, nickName: '张三', phone: '13800138000' })).at('code')).toBe(200)
    const user = await admin.get(`/api/v1/sysUser/${userId}`)
    expect(user.at('data')).toMatchObject({
      phone: '13800138000',
      email: 'z@example.com',
      deptId,
      remark: '甲',
      status: '1',
      roleIds: [roleId],
    })

    await admin.put('/api/v1/role', {
      roleId,
      roleName: '读者',
      roleSort: 7,
      remark: '乙',
      permissions: ['system:sysrole:list'],
      status: '1',
    })
    expect((await admin.put('/api/v1/role', { roleId, roleName: '读者二' })).at('code')).toBe(200)
    const role = await admin.get(`/api/v1/role/${roleId}`)
    const kept = { roleSort: 7, remark: '乙', permissions: ['system:sysrole:list'], status: '1' }
    expect(role.at('data')).toMatchObject({ roleName: '读者二', ...kept })

    const parentId = test.site.rootDepartmentId
    await admin.put('/api/v1/dept', { deptId, parentId, deptName: '采购部', sort: 5, leader: test.admin.id, status: '1' })
    expect((await admin.put('/api/v1/dept', { deptId, deptName: '采购处' })).at('code')).toBe(200)
    const department = await admin.get('/api/v1/deptList?deptName=%E9%87%87%E8%B4%AD%E5%A4%84')
    expect(department.text).toContain('"sort":5')
    expect(department.text).toContain(`"leader":"${test.admin.id}"`)
    expect(department.text).toContain('"status":"1"')
  })

  it('must change a password that someone else has set', async () => {
    await admin.post('/api/v1/sysUser', { ...fields, username: 'li.si', password: 'a fine phrase' })
    const { token } = (await test.anonymous.post('/login', { username: 'li.si', password: 'a fine phrase' })).body as { token: string }
    expect((await test.withToken(token).get('/api/v1/getinfo')).at('data.mustChangePassword')).toBe(true)
  })

  it('have names of their own, whatever the case', async () => {
    const user = await buildUser(test.deps)
    const answer = await admin.post('/api/v1/sysUser', { ...fields, username: user.username.toUpperCase(), password: 'a fine phrase' })
    expect(answer.body).toMatchObject({ code: 400, reason: 'user.name-taken', msg: `用户名「${user.username.toUpperCase()}」已被使用` })
  })

  it.each(['isAdmin', 'permissions', 'passwordHash', 'createdBy', '__proto__'])('take no key %s', async (key) => {
    const body = `{"userId":"${test.admin.id}","status":"0","${key}":true}`
    expect((await admin.put('/api/v1/sysUser', body)).body).toMatchObject({ code: 400, reason: 'request.invalid' })
  })

  it('are found by what is typed, never by a pattern', async () => {
    expect((await admin.get('/api/v1/sysUserList?keyword=%25')).at('data.count')).toBe(0)
    expect((await admin.get('/api/v1/sysUserList?keyword=_')).at('data.count')).toBe(0)
  })

  it('are listed with those of the departments below', async () => {
    const parent = await buildDepartment(test.deps)
    const child = await buildDepartment(test.deps, { parentId: parent })
    const user = await buildUser(test.deps, { departmentId: child })
    const answer = await admin.get(`/api/v1/sysUserList?deptId=${parent}`)
    expect(answer.at('data')).toMatchObject({ count: 1, list: [{ userId: user.id }] })
  })

  it('come all at once and slim for the option sources, in pages for everyone else', async () => {
    const all = await admin.get('/api/v1/sysUserList?pageSize=999999')
    expect(all.at('data')).toMatchObject({ pageSize: 5000, truncated: false })
    expect((await admin.get('/api/v1/sysUserList?pageIndex=1&pageSize=100')).at('data.pageSize')).toBe(100)
    for (const query of [
      'pageIndex=0',
      'pageIndex=-1',
      'pageIndex=1.5',
      'pageIndex=a',
      'pageSize=0',
      'pageSize=1e9',
      'pageIndex=1&pageIndex=2',
    ]) {
      expect((await admin.get(`/api/v1/sysUserList?${query}`)).at('code')).toBe(400)
    }
  })
})

describe('a long list of users', () => {
  let own: TestApp
  beforeAll(async () => {
    own = await createTestApp()
    await own.database.pool.query(`insert into users (id, username, username_key, nick_name, password_hash, created_at, updated_at)
      select gen_random_uuid(), 'many' || n, 'many' || n, '许多' || n, '', now(), now() from generate_series(1, 10005) n`)
  })
  afterAll(() => own.close())

  it('is counted to ten thousand for whoever asks for no more, and wholly for everyone else, on its last page too', async () => {
    const client = await own.as(own.admin)
    const bounded = (await client.get('/api/v1/sysUserList?boundedCount=1')).at('data')
    expect(bounded).toMatchObject({ count: 10_000, isCountBounded: true, pageSize: 20 })
    expect((await client.get('/api/v1/sysUserList')).at('data')).toMatchObject({ count: 10_006 })
    expect((await client.get('/api/v1/sysUserList?boundedCount=1&pageIndex=501')).at('data')).toMatchObject({ count: 10_006 })
    expect((await client.get('/api/v1/sysUserList?pageIndex=900')).at('data')).toMatchObject({ count: 10_006, list: [] })
    const few = (await client.get('/api/v1/sysUserList?boundedCount=1&keyword=many10001')).at('data')
    expect([Object(few).count, Object(few).isCountBounded]).toEqual([1, undefined])
  })
})

describe('nobody grants what they do not hold', () => {
  it('through a role given to someone', async () => {
    const body = { ...fields, username: 'wang.wu', password: 'a fine phrase', roleIds: [test.site.adminRoleId] }
    expect((await clerk.post('/api/v1/sysUser', body)).body).toMatchObject({ code: 400, reason: 'role.beyond-yours' })
  })

  it('through a role made or edited', async () => {
    const role = { roleName: 'Mighty', roleSort: 0, status: '0', remark: '' }
    for (const permissions of [['*:*:*'], ['process:admin:template:list']]) {
      expect((await clerk.post('/api/v1/role', { ...role, roleKey: 'mighty', permissions })).at('reason')).toBe('role.beyond-yours')
    }
    const roleId = await buildRole(test.deps, { permissions: ['system:sysuser:list'] })
    expect((await clerk.put('/api/v1/role', { ...role, roleId, permissions: ['*:*:*'] })).at('reason')).toBe('role.beyond-yours')
    expect((await clerk.put('/api/v1/role', { roleId: test.site.adminRoleId, status: '1' })).at('reason')).toBe('role.beyond-yours')
  })

  it('by taking over someone with more rights', async () => {
    for (const change of [{ password: 'a fine phrase' }, { status: '1' }]) {
      expect((await clerk.put('/api/v1/sysUser', { userId: test.admin.id, ...change })).at('code')).toBe(403)
    }
    expect((await clerk.delete(`/api/v1/sysUser/${test.admin.id}`)).at('code')).toBe(403)
  })

  it('with permissions nobody has heard of', async () => {
    const role = { roleName: 'Odd', roleKey: 'odd', roleSort: 0, status: '0', remark: '' }
    for (const permission of ['system:*', 'SYSTEM:sysuser:list', '', '*']) {
      expect((await admin.post('/api/v1/role', { ...role, permissions: [permission] })).at('reason')).toBe('permission.unknown')
    }
  })
})

describe('the last administrator', () => {
  let own: TestApp
  beforeAll(async () => {
    own = await createTestApp()
  })
  afterAll(() => own.close())
  const demoted = (id: string) => ({ ...fields, userId: id })

  it('can be neither disabled, removed nor demoted', async () => {
    const client = await own.as(own.admin)
    expect((await client.put('/api/v1/sysUser', { userId: own.admin.id, status: '1' })).at('reason')).toBe('user.yourself')
    expect((await client.delete(`/api/v1/sysUser/${own.admin.id}`)).at('reason')).toBe('user.yourself')
    expect((await client.put('/api/v1/sysUser', demoted(own.admin.id))).body).toMatchObject({
      code: 400,
      reason: 'user.last-administrator',
      msg: '至少需要保留一名可用的管理员',
    })
  })

  it('survives two administrators who demote each other at once', async () => {
    const other = await buildUser(own.deps, { roleIds: [own.site.adminRoleId] })
    const [left, right] = [await own.as(own.admin), await own.as(other)]
    const answers = await Promise.all([left.put('/api/v1/sysUser', demoted(other.id)), right.put('/api/v1/sysUser', demoted(own.admin.id))])
    expect(answers.filter((answer) => answer.at('code') === 200)).toHaveLength(1)
    const codes = [await left.get('/api/v1/sysUserList'), await right.get('/api/v1/sysUserList')].map((answer) => answer.at('code'))
    expect(new Set(codes)).toEqual(new Set([200, 403]))
  })
})

describe('roles', () => {
  it('that are built in keep their rights', async () => {
    const roleId = test.site.adminRoleId
    const role = { roleId, roleName: '系统管理员', roleSort: 0, remark: '' }
    expect((await admin.put('/api/v1/role', { ...role, status: '0', permissions: [] })).at('reason')).toBe('role.built-in')
    expect((await admin.put('/api/v1/role', { ...role, status: '1', permissions: ['*:*:*'] })).at('reason')).toBe('role.built-in')
    expect((await admin.delete(`/api/v1/role/${roleId}`)).at('reason')).toBe('role.built-in')
  })

  it('are removed only when nobody holds them', async () => {
    const roleId = await buildRole(test.deps)
    const user = await buildUser(test.deps, { roleIds: [roleId] })
    expect((await admin.delete(`/api/v1/role/${roleId}`)).at('reason')).toBe('role.in-use')
    await admin.delete(`/api/v1/sysUser/${user.id}`)
    expect((await admin.delete(`/api/v1/role/${roleId}`)).at('code')).toBe(200)
  })

  it('lose their effect when they are disabled', async () => {
    const roleId = await buildRole(test.deps, { permissions: ['system:sysuser:list'] })
    const client = await test.as(await buildUser(test.deps, { roleIds: [roleId] }))
    expect((await client.get('/api/v1/sysUserList')).at('code')).toBe(200)
    await admin.put('/api/v1/role', { roleId, status: '1' })
    expect((await client.get('/api/v1/sysUserList')).at('code')).toBe(403)
  })
})

describe('departments', () => {
  const department = { deptName: '研发部', sort: 0, leader: null, status: '0' }

  it('form a tree that no move can bend into a circle', async () => {
    const top = await buildDepartment(test.deps, { parentId: test.site.rootDepartmentId })
    const below = (await admin.post('/api/v1/dept', { ...department, parentId: top })).textAt('data.deptId')
    for (const parentId of [below, top]) {
      expect((await admin.put('/api/v1/dept', { ...department, deptId: top, parentId })).at('reason')).toBe('department.cycle')
    }
    const moves = await Promise.all([
      admin.put('/api/v1/dept', { ...department, deptId: below, parentId: test.site.rootDepartmentId }),
      admin.put('/api/v1/dept', { ...department, deptId: top, parentId: below }),
      admin.put('/api/v1/dept', { ...department, deptId: below, parentId: top }),
    ])
    expect(moves.some((answer) => answer.at('code') === 200)).toBe(true)
    const tree = JSON.stringify((await admin.get('/api/v1/deptList')).at('data'))
    for (const id of [top, below]) expect(tree).toContain(`"deptId":"${id}"`)
  })

  it('are removed only when they are empty', async () => {
    const deptId = await buildDepartment(test.deps)
    const user = await buildUser(test.deps, { departmentId: deptId })
    expect((await admin.delete(`/api/v1/dept/${deptId}`)).at('reason')).toBe('department.in-use')
    await admin.delete(`/api/v1/sysUser/${user.id}`)
    expect((await admin.delete(`/api/v1/dept/${deptId}`)).at('code')).toBe(200)
  })

  it('name a leader who exists', async () => {
    const leader = '00000000-0000-4000-8000-000000000000'
    expect((await admin.post('/api/v1/dept', { ...department, parentId: null, leader })).at('reason')).toBe('user.not-found')
  })
})
