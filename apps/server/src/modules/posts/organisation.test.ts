/** Posts, places of departments, and changes of many people at once, over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let admin: TestClient
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

const newPost = async (postCode: string) =>
  (await admin.post('/api/v1/post', { postName: `岗 ${postCode}`, postCode })).textAt('data.postId')
const userFields = { nickName: '某人', phone: '', email: '', deptId: null, roleIds: [] as string[], remark: '', status: '0' }

describe('posts', () => {
  it('are made, found, changed and removed; a code belongs to one', async () => {
    const postId = await newPost('engineer')
    const again = await admin.post('/api/v1/post', { postName: '同码', postCode: 'engineer' })
    expect([again.at('reason'), again.at('issues.0.path.0')]).toEqual(['post.code-taken', 'postCode'])
    await admin.put('/api/v1/post', { postId, postName: '工程师', postCode: 'engineer', sort: 7, remark: '研发' })
    await admin.put('/api/v1/post', { postId, status: '1' })
    expect((await admin.get('/api/v1/postlist?keyword=ENGIN&status=1&pageSize=1')).at('data')).toMatchObject({
      count: 1,
      pageIndex: 1,
      pageSize: 1,
      list: [{ postId, postName: '工程师', sort: 7, status: '1' }],
    })
    expect((await admin.get('/api/v2/audit?kind=post.changed')).text).toContain('"before":{"enabled":true},"after":{"enabled":false}')
    await admin.delete(`/api/v1/post/${postId}`)
    expect((await admin.get(`/api/v1/post/${postId}`)).at('reason')).toBe('post.not-found')
  })

  it('that people have are not removed, and their names are told; people who are gone do not count', async () => {
    const [first, second] = [await newPost('first'), await newPost('second')]
    const { id: userId } = await buildUser(test.deps, { nickName: '张三' })
    await admin.put('/api/v1/sysUser', { ...userFields, userId, nickName: '张三', postIds: [second, first] })
    const found = await admin.get(`/api/v1/sysUser/${userId}`)
    expect(found.at('data')).toMatchObject({ postIds: [second, first], postId: second })
    expect(found.at('postIds')).toEqual([second, first])
    // A client that does not know posts takes none away.
    await admin.put('/api/v1/sysUser', { ...userFields, userId, nickName: '张三' })
    const refused = await admin.delete(`/api/v1/post/${first}`)
    expect([refused.at('reason'), refused.at('msg')]).toEqual(['post.in-use', '岗位已分配给 张三，不能删除'])
    await admin.delete(`/api/v1/sysUser/${userId}`)
    expect((await admin.delete(`/api/v1/post/${first}`)).at('code')).toBe(200)
    const gone = await admin.put('/api/v1/sysUser', {
      ...userFields,
      userId: test.admin.id,
      roleIds: [test.site.adminRoleId],
      postIds: [first],
    })
    expect(gone.at('reason')).toBe('post.not-found')
  })

  it('and roles are offered to whoever enters people, with what they may give', async () => {
    const role = await buildRole(test.deps, { permissions: ['system:sysuser:add'] })
    const clerk = await test.as(await buildUser(test.deps, { roleIds: [role] }))
    const offered = Object((await clerk.get('/api/v1/sysUser/')).at('data'))
    const roles = offered.roles as { roleKey: string; grantable: boolean }[]
    expect(offered.departmentRequired).toBe(false)
    expect(roles.find(({ roleKey }) => roleKey === 'admin')?.grantable).toBe(false)
    expect((await admin.get(`/api/v1/role/${role}`)).at('data')).toMatchObject({
      roleId: role,
      permissions: ['system:sysuser:add'],
      grantable: true,
    })
  })

  it('are offered with whether a new person has to belong to a department, which is so within a data scope', async () => {
    const role = await buildRole(test.deps, { permissions: ['system:sysuser:add'], dataScope: 4 })
    const nowhere = await test.as(await buildUser(test.deps, { roleIds: [role], departmentId: null }))
    expect(Object((await nowhere.get('/api/v1/sysUser/')).at('data')).departmentRequired).toBe(true)
    expect(
      (await nowhere.post('/api/v1/sysUser', { ...userFields, username: 'no.department', password: 'a-first-password' })).at('reason'),
    ).toBe('scope.beyond-yours')
  })
})

describe('departments', () => {
  it('come to stand where they are put, with the order told to the audit log', async () => {
    const { rootDepartmentId: parentId } = test.site
    const [a, b] = [await buildDepartment(test.deps, { name: '甲', parentId }), await buildDepartment(test.deps, { name: '乙', parentId })]
    await admin.put(`/api/v2/departments/${b}/place`, { parentId })
    await admin.put(`/api/v2/departments/${b}/place`, { parentId, before: a })
    expect((await admin.get('/api/v1/deptTree')).at('data.0.children')).toMatchObject([{ label: '乙' }, { label: '甲' }])
    expect((await admin.get('/api/v2/audit?kind=department.changed')).text).toMatch(
      /"before":\{[^}]*"order":\["甲","乙"\].*"after":\{[^}]*"order":\["乙","甲"\]/,
    )
    await admin.put(`/api/v2/departments/${a}/place`, { parentId: b })
    expect((await admin.get(`/api/v1/dept/${a}`)).at('data')).toMatchObject({ deptName: '甲', parentId: b })
    expect((await admin.put(`/api/v2/departments/${b}/place`, { parentId: a })).at('code')).toBe('department.cycle')
    expect((await admin.put(`/api/v2/departments/${b}/place`, { parentId, before: a })).at('code')).toBe('place.gone')
    // Found below what it belongs to.
    expect((await admin.get('/api/v1/deptList?deptName=甲')).at('data.0.children.0.children.0.deptId')).toBe(a)
    const nobody = await test.as(await buildUser(test.deps))
    expect((await nobody.get('/api/v1/ordinaryDeptList')).at('data.0.children.0')).toMatchObject({ deptName: '乙' })
  })

  it('of a role are ticked in the tree it is chosen from', async () => {
    const role = await buildRole(test.deps, { dataScope: 2, departmentIds: [test.site.rootDepartmentId] })
    const answer = await admin.get(`/api/v1/roleDeptTreeselect/${role}`)
    expect([answer.at('checkedKeys'), answer.at('depts.0.label')]).toEqual([[test.site.rootDepartmentId], '总公司'])
    expect(answer.at('scopes')).toEqual(['1', '2', '3', '4', '5'])
    const editing = { permissions: ['system:sysrole:edit', 'system:sysuser:list'] as const, dataScope: 3 }
    const roleIds = [await buildRole(test.deps, editing)]
    const clerk = await test.as(await buildUser(test.deps, { departmentId: test.site.rootDepartmentId, roleIds }))
    const listing = await buildRole(test.deps, { permissions: ['system:sysuser:list'], dataScope: 5 })
    expect((await clerk.get(`/api/v1/roleDeptTreeselect/${listing}`)).at('scopes')).toEqual(['2', '3', '5'])
    // Made without permissions, a role takes those of its maker later.
    const making = await buildRole(test.deps, {
      permissions: ['system:sysrole:add', 'system:sysrole:edit', 'system:sysuser:list'],
      dataScope: 4,
    })
    const maker = await test.as(await buildUser(test.deps, { departmentId: test.site.rootDepartmentId, roleIds: [making] }))
    const fresh = { roleName: '后定权限', roleSort: 0, status: '0', remark: '' }
    const roleId = (await maker.post('/api/v1/role', { ...fresh, roleKey: 'later' })).textAt('data.roleId')
    expect((await maker.put('/api/v1/role', { ...fresh, roleId, permissions: ['system:sysuser:list'] })).at('code')).toBe(200)
    expect((await maker.get(`/api/v1/rolelist?roleName=${fresh.roleName}`)).at('data.list.0.dataScope')).toBe('4')
  })
})

describe('many people', () => {
  it('are disabled together or not at all, and those who were changed are told', async () => {
    const [on, off] = [await buildUser(test.deps), await buildUser(test.deps, { enabled: false })]
    const client = await test.as(on)
    const all = await admin.post('/api/v2/people/status', { ids: [on.id, test.admin.id], status: '1' })
    expect([all.status, all.at('code')]).toEqual([409, 'user.yourself'])
    expect((await client.get('/api/v1/getinfo')).at('code')).toBe(200)
    const answer = await admin.post('/api/v2/people/status', { ids: [on.id, off.id], status: '1' })
    expect(answer.at('changed')).toEqual([on.id])
    expect((await client.get('/api/v1/getinfo')).at('code')).not.toBe(200)
  })

  it('are moved to a department together, or not at all with the reason of each', async () => {
    const department = await buildDepartment(test.deps)
    const [one, two] = [await buildUser(test.deps), await buildUser(test.deps, { departmentId: department })]
    const move = (client: TestClient, ...ids: string[]) => client.post('/api/v2/people/department', { ids, deptId: department })
    expect((await move(admin, one.id, two.id)).at('changed')).toEqual([one.id])
    expect((await admin.get(`/api/v1/sysUserList?deptId=${department}`)).at('data.count')).toBe(2)
    const editor = await test.as(
      await buildUser(test.deps, { roleIds: [await buildRole(test.deps, { permissions: ['system:sysuser:edit'] })] }),
    )
    const [plain, gone] = [await buildUser(test.deps), test.deps.newId()]
    const refused = await move(editor, plain.id, test.admin.id, gone)
    expect([refused.status, refused.at('issues.length')]).toEqual([403, 2])
    expect(refused.at('issues.0')).toMatchObject({ path: ['ids', test.admin.id], code: 'permission.denied' })
    expect(refused.at('issues.1')).toMatchObject({ path: ['ids', gone], code: 'user.not-found', message: '用户不存在或已被删除' })
    expect((await admin.get(`/api/v1/sysUser/${plain.id}`)).at('data.deptId')).toBe(null)
    const nowhere = await admin.post('/api/v2/people/department', { ids: [plain.id], deptId: gone })
    expect(nowhere.at('code')).toBe('department.not-found')
  })

  it('are counted by department, without those who were removed', async () => {
    const department = await buildDepartment(test.deps, { name: '有人的部门' })
    for (let count = 0; count < 3; count++) await buildUser(test.deps, { departmentId: department })
    const gone = await buildUser(test.deps, { departmentId: department })
    await admin.delete(`/api/v1/sysUser/${gone.id}`)
    const tree = await admin.get('/api/v1/deptList?deptName=有人的部门')
    expect(tree.at('data.0.members')).toBe(3)
  })

  it('are given a role and lose it; the last administrator keeps theirs', async () => {
    const { id } = await buildUser(test.deps, { roleIds: [test.site.staffRoleId] })
    const members = `/api/v2/roles/${await buildRole(test.deps)}/members`
    await admin.post(members, { add: [id] })
    expect((await admin.get(members)).at('list.0.userId')).toBe(id)
    await admin.post(members, { remove: [id] })
    expect((await admin.get(members)).at('count')).toBe(0)
    const wildcard = await buildRole(test.deps, { permissions: ['*:*:*'] })
    const second = await buildUser(test.deps, { roleIds: [wildcard] })
    const other = await test.as(second)
    expect((await other.post(`/api/v2/roles/${test.site.adminRoleId}/members`, { remove: [test.admin.id] })).status).toBe(200)
    const last = await other.post(`/api/v2/roles/${wildcard}/members`, { remove: [second.id] })
    expect([last.status, last.at('code')]).toEqual([409, 'user.last-administrator'])
    const editor = await buildRole(test.deps, { permissions: ['system:sysuser:edit'] })
    const grab = await test.as(await buildUser(test.deps, { roleIds: [editor] }))
    const plain = await buildUser(test.deps)
    expect((await grab.post(`/api/v2/roles/${wildcard}/members`, { add: [plain.id] })).at('code')).toBe('role.beyond-yours')
    expect((await grab.post(`/api/v2/roles/${editor}/members`, { add: [second.id] })).at('code')).toBe('permission.denied')
  })
})
