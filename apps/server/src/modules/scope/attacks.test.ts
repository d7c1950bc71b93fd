/** Ways in which somebody with a data scope could get beyond it, one by one, over HTTP on a real database. */
import { PERMISSIONS } from '@formwork/api-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { departments, roles, userRoles, users } from '../../db/schema/people'
import { buildDepartment, buildRole, type BuiltUser, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users as asked } from '../../testing/build-processes'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let place: Record<'north' | 'northBelow' | 'south' | 'southBelow', string>
let person: Record<'north' | 'northBelow' | 'south' | 'southBelow', BuiltUser>

/** Everything about people and all tickets, as far as a scope goes. */
const MANAGES = PERMISSIONS.filter((permission) => permission.startsWith('system:sys') || permission === 'process:list:all')

beforeAll(async () => {
  test = await createTestApp()
  const { deps, site } = test
  const north = await buildDepartment(deps, { name: '北区', parentId: site.rootDepartmentId })
  const south = await buildDepartment(deps, { name: '南区', parentId: site.rootDepartmentId })
  const northBelow = await buildDepartment(deps, { name: '北区一部', parentId: north })
  const southBelow = await buildDepartment(deps, { name: '南区一部', parentId: south })
  place = { north, northBelow, south, southBelow }
  const staffIn = (departmentId: string) => buildUser(deps, { departmentId, roleIds: [site.staffRoleId] })
  person = {
    north: await staffIn(north),
    northBelow: await staffIn(northBelow),
    south: await staffIn(south),
    southBelow: await staffIn(southBelow),
  }
})
afterAll(() => test.close())

interface Scoped {
  readonly client: TestClient
  readonly user: BuiltUser
  readonly roleId: string
}

/** An administrator of people in the north with that data scope; 2 means the two departments of the north. */
async function scoped(dataScope: number, departmentId: string | null = place.north): Promise<Scoped> {
  const departmentIds = dataScope === 2 ? [place.north, place.northBelow] : []
  const roleId = await buildRole(test.deps, { permissions: MANAGES, dataScope, departmentIds })
  const user = await buildUser(test.deps, { departmentId, roleIds: [roleId, test.site.staffRoleId] })
  return { client: await test.as(user), user, roleId }
}

const fields = { nickName: '某人', phone: '', email: '', roleIds: [] as string[], remark: '', status: '0' }
const role = { roleName: '自建', roleSort: 0, status: '0', remark: '' }
const department = { deptName: '某部', sort: 0, leader: null, status: '0' }
let made = 0
const fresh = (word: string) => `${word}-${(made += 1)}`

const isBeyond = (answer: TestAnswer) =>
  expect(answer.body).toMatchObject({ code: 403, reason: 'scope.beyond-yours', msg: '超出您的数据权限范围' })

const KINDS = [2, 3, 4, 5]

describe.each(KINDS)('with data scope %i', (dataScope) => {
  it('nobody makes a role that looks at everything, nor widens one', async () => {
    const { client } = await scoped(dataScope)
    const before = await test.deps.db.select().from(roles)
    isBeyond(await client.post('/api/v1/role', { ...role, roleKey: fresh('wide'), permissions: ['process:list:all'], dataScope: '1' }))
    expect(await test.deps.db.select().from(roles)).toHaveLength(before.length)
    const roleId = await buildRole(test.deps, { permissions: ['process:list:all'], dataScope: 5 })
    isBeyond(await client.put('/api/v1/role', { ...role, roleId, permissions: ['process:list:all'], dataScope: '1' }))
    isBeyond(await client.put('/api/v1/roledatascope', { roleId, dataScope: '1', deptIds: [] }))
    isBeyond(await client.put('/api/v1/roledatascope', { roleId, dataScope: '2', deptIds: [place.south] }))
    const [kept] = await test.deps.db.select().from(roles).where(eq(roles.id, roleId))
    expect(kept?.dataScope).toBe(5)
  })

  it('a role made without naming a scope reaches no further than its maker', async () => {
    const { client, user, roleId } = await scoped(dataScope)
    const created = await client.post('/api/v1/role', { ...role, roleKey: fresh('plain'), permissions: ['process:list:all'] })
    expect(created.at('code')).toBe(200)
    expect((await client.get(`/api/v1/sysUser/${user.id}`)).at('data.userId')).toBe(user.id)
    const [row] = await test.deps.db
      .select()
      .from(roles)
      .where(eq(roles.id, created.textAt('data.roleId')))
    expect(row?.dataScope).toBe({ 2: 3, 3: 3, 4: 4, 5: 5 }[dataScope])
    const self = { ...fields, userId: user.id, nickName: user.name, deptId: place.north }
    const roleIds = [roleId, created.textAt('data.roleId')]
    expect((await (await test.as(test.admin)).put('/api/v1/sysUser', { ...self, roleIds })).at('code')).toBe(200)
    const seen = (await client.get('/api/v1/sysUserList?pageSize=100')).text
    expect([seen.includes(person.south.id), seen.includes(person.southBelow.id)]).toEqual([false, false])
  })

  it('nobody takes or gives a role that reaches further', async () => {
    const { client, user, roleId } = await scoped(dataScope)
    const wide = await buildRole(test.deps, { permissions: ['process:list:all'], dataScope: 1 })
    const self = { ...fields, userId: user.id, nickName: user.name, deptId: place.north }
    isBeyond(await client.put('/api/v1/sysUser', { ...self, roleIds: [roleId, wide] }))
    const friend = person.north
    const toFriend = { ...fields, userId: friend.id, deptId: place.north, roleIds: [test.site.staffRoleId, wide] }
    isBeyond(await client.put('/api/v1/sysUser', toFriend))
    const newFriend = { ...fields, username: fresh('friend'), password: 'a fine phrase', deptId: place.north, roleIds: [wide] }
    isBeyond(await client.post('/api/v1/sysUser', newFriend))
    expect(await test.deps.db.select().from(userRoles).where(eq(userRoles.roleId, wide))).toEqual([])
  })

  it('nobody gives or takes their own roles and posts, which may say who approves elsewhere', async () => {
    const { client, user, roleId } = await scoped(dataScope)
    const isRefused = (answer: TestAnswer) => expect(answer.body).toMatchObject({ code: 403, reason: 'user.own-rights' })
    const group = await buildRole(test.deps, { permissions: [], dataScope: 5 })
    const post = { postName: fresh('出纳'), postCode: fresh('cashier'), sort: 0, status: '0', remark: '' }
    const postId = (await (await test.as(test.admin)).post('/api/v1/post', post)).textAt('data.postId')
    const roleIds = [roleId, test.site.staffRoleId]
    const self = { ...fields, userId: user.id, nickName: '改名', deptId: place.north, roleIds }
    isRefused(await client.put('/api/v1/sysUser', { ...self, postIds: [postId] }))
    isRefused(await client.put('/api/v1/sysUser', { ...self, roleIds: [...roleIds, group] }))
    isRefused(await client.put('/api/v1/sysUser', { ...self, roleIds: [roleId] }))
    const members = `/api/v2/roles/${group}/members`
    expect((await client.post(members, { add: [user.id], remove: [] })).at('code')).toBe('user.own-rights')
    expect((await client.put('/api/v1/sysUser', self)).at('code')).toBe(200)
    const friend = { ...fields, userId: person.north.id, deptId: place.north, roleIds: [test.site.staffRoleId], postIds: [postId] }
    // Of themselves alone they reach nobody else.
    expect((await client.put('/api/v1/sysUser', friend)).at('code')).toBe(dataScope === 5 ? 403 : 200)
  })

  it('nobody moves themselves to where they see more', async () => {
    const { client, user, roleId } = await scoped(dataScope)
    for (const deptId of [test.site.rootDepartmentId, place.south, null]) {
      isBeyond(await client.put('/api/v1/sysUser', { ...fields, userId: user.id, deptId, roleIds: [roleId] }))
    }
    const [kept] = await test.deps.db.select().from(users).where(eq(users.id, user.id))
    expect(kept?.departmentId).toBe(place.north)
  })

  it('nobody moves a department below their own, nor their own below another', async () => {
    const { client } = await scoped(dataScope)
    isBeyond(await client.put('/api/v1/dept', { ...department, deptId: place.south, parentId: place.north }))
    isBeyond(await client.put('/api/v1/dept', { ...department, deptId: place.south, parentId: test.site.rootDepartmentId }))
    isBeyond(await client.put('/api/v1/dept', { ...department, deptId: place.north, parentId: null }))
    isBeyond(await client.put('/api/v1/dept', { ...department, deptId: place.north, parentId: place.south }))
    isBeyond(await client.post('/api/v1/dept', { ...department, parentId: place.south }))
    isBeyond(await client.post('/api/v1/dept', { ...department, parentId: null }))
    isBeyond(await client.delete(`/api/v1/dept/${place.southBelow}`))
    const kept = await test.deps.db.select().from(departments)
    expect(kept.map(({ id, parentId }) => [id, parentId])).toContainEqual([place.south, test.site.rootDepartmentId])
  })

  it('people elsewhere are neither listed nor found, shown, changed, let in nor removed', async () => {
    const { client } = await scoped(dataScope)
    for (const query of ['', '?pageSize=999999', `?deptId=${place.south}`, `?keyword=${person.south.username}`]) {
      expect((await client.get(`/api/v1/sysUserList${query}`)).text).not.toContain(person.south.id)
    }
    expect((await client.get(`/api/v2/people?ids=${person.south.id}`)).at('list')).toEqual([])
    expect((await client.get(`/api/v2/people?keyword=${person.south.username}`)).at('list')).toEqual([])
    expect((await client.get('/api/v1/deptList')).text).not.toContain(place.south)
    isBeyond(await client.get(`/api/v1/sysUser/${person.south.id}`))
    const inEnglish = await client.get(`/api/v1/sysUser/${person.south.id}`, { 'accept-language': 'en' })
    expect(inEnglish.at('msg')).toBe('This lies outside your data scope')
    const deptId = place.north
    isBeyond(await client.put('/api/v1/sysUser', { userId: person.south.id, password: 'a fine phrase' }))
    isBeyond(await client.put('/api/v1/sysUser', { userId: person.south.id, status: '1' }))
    isBeyond(await client.put('/api/v1/sysUser', { ...fields, userId: person.south.id, deptId, roleIds: [] }))
    isBeyond(await client.delete(`/api/v1/sysUser/${person.south.id}`))
    const newcomer = { ...fields, username: fresh('newcomer'), password: 'a fine phrase' }
    isBeyond(await client.post('/api/v1/sysUser', { ...newcomer, deptId: place.south }))
    isBeyond(await client.post('/api/v1/sysUser', { ...newcomer, deptId: null }))
    const [kept] = await test.deps.db.select().from(users).where(eq(users.id, person.south.id))
    expect(kept).toMatchObject({ enabled: true, departmentId: place.south, mustChangePassword: false, deletedAt: null })
  })

  it('a role held elsewhere is nobody’s to change', async () => {
    const { client } = await scoped(dataScope)
    const roleId = await buildRole(test.deps, { permissions: ['system:sysuser:list'], dataScope: 5 })
    await buildUser(test.deps, { departmentId: place.south, roleIds: [roleId] })
    isBeyond(await client.put('/api/v1/role', { roleId, status: '1' }))
    isBeyond(await client.put('/api/v1/role', { ...role, roleId, permissions: [] }))
    isBeyond(await client.put('/api/v1/roledatascope', { roleId, dataScope: '3', deptIds: [] }))
  })

  it('people with a wider scope are not to be taken over', async () => {
    const { client } = await scoped(dataScope)
    const wide = await buildRole(test.deps, { permissions: ['process:list:all'], dataScope: 1 })
    const above = await buildUser(test.deps, { departmentId: place.north, roleIds: [wide] })
    isBeyond(await client.put('/api/v1/sysUser', { userId: above.id, password: 'a fine phrase' }))
    isBeyond(await client.delete(`/api/v1/sysUser/${above.id}`))
  })

  it('a department elsewhere is not asked about by an edit that is based on guesses', async () => {
    const { client } = await scoped(dataScope)
    const basedOn = { parentId: null, deptName: '?', sort: 99, leader: null, status: '1' }
    const body = { ...department, deptId: place.south, parentId: test.site.rootDepartmentId, basedOn }
    isBeyond(await client.put('/api/v1/dept', body))
  })

  it('nobody of elsewhere is made a leader', async () => {
    const { client } = await scoped(dataScope)
    const body = { ...department, deptId: place.north, parentId: test.site.rootDepartmentId, leader: person.south.id }
    isBeyond(await client.put('/api/v1/dept', body))
  })
})

describe('with own department and those below', () => {
  it('everything works there', async () => {
    const { client, user, roleId } = await scoped(4)
    const { deptId } = (await client.post('/api/v1/dept', { ...department, parentId: place.north })).at('data') as { deptId: string }
    expect((await client.put('/api/v1/dept', { ...department, deptId, parentId: place.northBelow })).at('code')).toBe(200)
    const newcomer = { ...fields, username: fresh('new'), password: 'a fine phrase', deptId, roleIds: [roleId] }
    const userId = (await client.post('/api/v1/sysUser', newcomer)).textAt('data.userId')
    expect((await client.put('/api/v1/sysUser', { userId, password: 'another phrase' })).at('code')).toBe(200)
    expect((await client.put('/api/v1/sysUser', { ...fields, userId, deptId: place.north, roleIds: [roleId] })).at('code')).toBe(200)
    expect((await client.put('/api/v1/dept', { ...department, deptId, parentId: place.north, leader: userId })).at('code')).toBe(200)
    expect((await client.delete(`/api/v1/sysUser/${userId}`)).at('code')).toBe(200)
    expect((await client.delete(`/api/v1/dept/${deptId}`)).at('code')).toBe(200)
    const narrow = { ...role, roleKey: fresh('near'), permissions: ['system:sysuser:list'], dataScope: '4' }
    expect((await client.post('/api/v1/role', narrow)).at('code')).toBe(200)
    expect((await client.get(`/api/v1/sysUserList?keyword=${user.username}`)).at('data.count')).toBe(1)
    const tree = (await client.get('/api/v1/deptList')).at('data')
    expect(tree).toMatchObject([{ deptId: place.north, parentId: test.site.rootDepartmentId }])
  })

  it('a scope of one permission does not widen another', async () => {
    const here = await buildRole(test.deps, { permissions: ['system:sysuser:list', 'system:sysuser:edit'], dataScope: 3 })
    const all = await buildRole(test.deps, { permissions: ['system:sysdept:list'], dataScope: 1 })
    const client = await test.as(await buildUser(test.deps, { departmentId: place.north, roleIds: [here, all] }))
    const listed = (await client.get('/api/v1/sysUserList?pageSize=100')).text
    expect([listed.includes(person.north.id), listed.includes(person.northBelow.id)]).toEqual([true, false])
    expect((await client.get('/api/v1/deptList')).text).toContain(place.south)
  })

  it('a role that is disabled is not taken, and enabled then, to reach further', async () => {
    const edits = ['system:sysrole:edit', 'system:sysrole:add', 'system:sysuser:edit'] as const
    const admin = await buildRole(test.deps, { permissions: edits, dataScope: 3 })
    const looks = await buildRole(test.deps, { permissions: ['process:list:all'], dataScope: 2, departmentIds: [place.northBelow] })
    const user = await buildUser(test.deps, { departmentId: place.north, roleIds: [admin, looks] })
    const client = await test.as(user)
    const disabled = { ...role, roleKey: fresh('disabled'), status: '1', permissions: ['process:list:all'], dataScope: '3' }
    const roleId = (await client.post('/api/v1/role', disabled)).textAt('data.roleId')
    const anyone = await test.as(test.admin)
    expect((await anyone.post(`/api/v2/roles/${roleId}/members`, { add: [user.id], remove: [] })).status).toBe(200)
    isBeyond(await client.put('/api/v1/role', { roleId, status: '0' }))
    const [kept] = await test.deps.db.select().from(roles).where(eq(roles.id, roleId))
    expect(kept?.enabled).toBe(false)
  })

  it('a department is not moved to where somebody gets more than the mover has', async () => {
    const edits = await buildRole(test.deps, {
      permissions: ['system:sysdept:edit', 'system:sysdept:list'],
      dataScope: 2,
      departmentIds: [place.north, place.south, place.southBelow],
    })
    const looks = await buildRole(test.deps, { permissions: ['process:list:all'], dataScope: 4 })
    const client = await test.as(await buildUser(test.deps, { departmentId: place.north, roleIds: [edits, looks] }))
    isBeyond(await client.put('/api/v1/dept', { ...department, deptId: place.south, parentId: place.north }))
  })
})

describe('tickets', () => {
  it('of chosen departments are seen, and of no others', async () => {
    const processId = await publishNew(
      await test.as(test.admin),
      leaveDefinition(asked(test.admin.id), asked(test.admin.id)),
      await buildForm(test),
      fresh('请假'),
    )
    const of = async (user: BuiltUser) => (await startLeave(await test.as(user), processId, 1)).textAt('id')
    const [north, south] = [await of(person.north), await of(person.south)]
    const roleId = await buildRole(test.deps, { permissions: ['process:list:all'], dataScope: 2, departmentIds: [place.south] })
    const client = await test.as(await buildUser(test.deps, { departmentId: place.north, roleIds: [roleId] }))
    const list = (await client.get('/api/v2/tickets')).text
    expect([list.includes(south), list.includes(north)]).toEqual([true, false])
    expect((await client.get(`/api/v2/tickets/${north}`)).at('code')).toBe('ticket.not-found')
  })
})

describe('changes of many', () => {
  it('say nothing of people elsewhere, also where they would change nothing', async () => {
    const { client } = await scoped(4)
    const beyond = (answer: TestAnswer) => expect([answer.status, answer.at('code')]).toEqual([403, 'scope.beyond-yours'])
    beyond(await client.post('/api/v2/people/status', { ids: [person.south.id], status: '0' }))
    beyond(await client.post('/api/v2/people/status', { ids: [person.north.id, person.south.id], status: '0' }))
    beyond(await client.post('/api/v2/people/department', { ids: [person.south.id], deptId: place.south }))
    expect((await client.post('/api/v2/people/status', { ids: [person.north.id], status: '0' })).at('changed')).toEqual([])
  })

  it('hand over no ticket elsewhere, and name none that stays', async () => {
    const definition = leaveDefinition(asked(person.south.id), asked(test.admin.id))
    const name = fresh('请假')
    const rules = { selfApproval: 'allow' as const }
    const processId = await publishNew(await test.as(test.admin), { ...definition, ...rules }, await buildForm(test), name)
    const started = await startLeave(await test.as(person.south), processId, 1)
    expect(started.status).toBe(200)
    const roleId = await buildRole(test.deps, { permissions: ['process:list:all:inversion'], dataScope: 4 })
    const client = await test.as(await buildUser(test.deps, { departmentId: place.north, roleIds: [roleId] }))
    const answer = await client.post(`/api/v2/users/${person.south.id}/hand-over`, { to: person.north.id, remark: '' })
    expect(answer.body).toEqual({ moved: 0, left: [], more: false })
  })
})

describe('an administrator without a scope', () => {
  it('says what a role may see', async () => {
    const admin = await test.as(test.admin)
    const created = await admin.post('/api/v1/role', { ...role, roleKey: fresh('chosen'), dataScope: '2', deptIds: [place.south] })
    const roleId = created.textAt('data.roleId')
    const stored = async () => {
      const { list } = (await admin.get('/api/v1/rolelist?pageSize=100')).at('data') as { list: { roleId: string }[] }
      return list.find((row) => row.roleId === roleId)
    }
    expect(await stored()).toMatchObject({ dataScope: '2', deptIds: [place.south] })
    expect((await admin.put('/api/v1/role', { ...role, roleId })).at('code')).toBe(200)
    expect(await stored()).toMatchObject({ dataScope: '2', deptIds: [place.south] })
    expect((await admin.put('/api/v1/roledatascope', { roleId, dataScope: '3' })).at('code')).toBe(200)
    expect(await stored()).toMatchObject({ dataScope: '3', deptIds: [] })
    expect((await admin.put('/api/v1/roledatascope', { roleId, dataScope: '2' })).at('reason')).toBe('role.scope-without-departments')
    const adminRole = test.site.adminRoleId
    expect((await admin.put('/api/v1/roledatascope', { roleId: adminRole, dataScope: '4' })).at('reason')).toBe('role.built-in')
  })
})

const outcomeOf = (answer: TestAnswer) => (answer.at('code') === 200 ? 'done' : answer.textAt('reason'))

describe('references that vanish at the same moment', () => {
  it('are decided: a department is removed, or somebody gets into it, never both and never by accident', async () => {
    const admin = await test.as(test.admin)
    const round = async (at: number) => {
      const deptId = await buildDepartment(test.deps, { parentId: test.site.rootDepartmentId })
      const user = { ...fields, username: fresh('race'), password: 'a fine phrase', deptId }
      const below = { ...department, parentId: deptId }
      const [movedDept, movedUser] = [await buildDepartment(test.deps), await buildUser(test.deps)]
      const entries = [
        () => admin.post('/api/v1/dept', below),
        () => admin.post('/api/v1/sysUser', user),
        () => admin.put('/api/v1/dept', { ...below, deptId: movedDept }),
        () => admin.put('/api/v1/sysUser', { ...fields, userId: movedUser.id, deptId }),
      ]
      const [removed, other] = await Promise.all([admin.delete(`/api/v1/dept/${deptId}`), entries[at % entries.length]?.()])
      if (other === undefined) throw new Error('nobody gets into it')
      return [removed, other].map(outcomeOf).join(' / ')
    }
    const outcomes = new Set<string>()
    // As many at once as one person may have under way.
    for (let at = 0; at < 52; at += 4) {
      // oxlint-disable-next-line no-await-in-loop -- in turn on purpose
      for (const outcome of await Promise.all([0, 1, 2, 3].map((more) => round(at + more)))) outcomes.add(outcome)
    }
    for (const outcome of outcomes) expect(['done / department.not-found', 'department.in-use / done']).toContain(outcome)
  })
})
