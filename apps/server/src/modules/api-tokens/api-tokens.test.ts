/** API tokens: never more rights than the person has, shown once, refused everywhere from the moment they are revoked, and no way into the person's account. */
import { type RouteDeclaration, routes } from '@formwork/api-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiTokens } from '../../db/schema/api-tokens'
import { users } from '../../db/schema/people'
import { buildApp } from '../../http/app'
import { buildRole, type BuiltUser, buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { bareCall } from '../../testing/bare-call'
import { clientOf, createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp
let person: BuiltUser
let own: TestClient
beforeAll(async () => {
  test = await createTestApp()
  const role = await buildRole(test.deps, { permissions: ['system:sysuser:list', 'system:sysrole:list', 'system:sysrole:edit'] })
  person = await buildUser(test.deps, { roleIds: [role] })
  own = await test.as(person)
})
afterAll(() => test.close())

const body = { name: '报表', permissions: ['system:sysuser:list'], readOnly: false, days: 30 }
async function make(client: TestClient, changed: object = {}) {
  const answer = await client.post('/api/v2/my-tokens', { ...body, ...changed })
  const token = answer.textAt('token')
  return { id: answer.textAt('id'), token, client: test.withToken(token) }
}
const USERS = '/api/v1/sysUserList'
const ROLES = '/api/v1/rolelist'

describe('an API token', () => {
  it('is told once and kept as a hash', async () => {
    const { id, token } = await make(own)
    expect(token).toMatch(/^fwt_[\w-]{43}$/)
    const list = await own.get('/api/v2/my-tokens')
    expect(list.at('list.0')).toMatchObject({ id, name: '报表', permissions: body.permissions, lastUsedAt: null })
    const rows = await test.deps.db.select().from(apiTokens)
    expect(list.text + JSON.stringify(rows)).not.toContain(token.slice(4))
    expect((await (await test.as(test.admin)).get('/api/v2/audit')).text).not.toContain(token.slice(4))
  })

  it('does what it is limited to and nothing else; when it was used is seen', async () => {
    const { id, client } = await make(own)
    expect((await client.get(USERS)).at('code')).toBe(200)
    expect((await client.put('/api/v1/role', {})).at('code')).toBe(403)
    // Tokens that were made at the same moment have no order.
    expect((await own.get('/api/v2/my-tokens')).at('list')).toContainEqual(
      expect.objectContaining({ id, lastUsedAt: test.deps.now().toISOString() }),
    )
  })

  it('that only reads changes nothing', async () => {
    const { client } = await make(own, { permissions: ['system:sysrole:edit', 'system:sysrole:list'], readOnly: true })
    expect((await client.get(ROLES)).at('code')).toBe(200)
    expect((await client.post('/api/v2/notices/read')).at('code')).toBe('token.not-here')
  })

  it('takes the password, or having signed in a moment ago: an open session alone does not make one', async () => {
    const owner = await buildUser(test.deps)
    const left = await test.as(owner)
    const press = (more: object = {}) => left.post('/api/v2/my-tokens', { ...body, permissions: [], ...more })
    expect((await press()).status).toBe(200)
    test.clock.advance({ minutes: 11 })
    const refused = await press()
    expect([refused.status, refused.at('code'), refused.at('issues.0.path.0')]).toEqual([422, 'password.needed', 'password'])
    expect((await press({ password: 'not this one' })).at('code')).toBe('password.wrong')
    expect((await press({ password: TEST_PASSWORD })).status).toBe(200)
    expect((await left.get('/api/v2/my-tokens')).at('list')).toHaveLength(2)
    // Of another provider there is no password to be checked: signing in there again is the way.
    const elsewhere = await buildUser(test.deps)
    await test.deps.db.update(users).set({ source: 'oidc' }).where(eq(users.id, elsewhere.id))
    const away = await test.as(elsewhere)
    test.clock.advance({ minutes: 11 })
    expect((await away.post('/api/v2/my-tokens', { ...body, permissions: [], password: 'x' })).at('code')).toBe('password.elsewhere')
    expect((await away.post('/api/v2/my-tokens', { ...body, permissions: [] })).at('code')).toBe('password.needed')
    expect((await make(await test.as(elsewhere), { permissions: [] })).token).toMatch(/^fwt_/)
    own = await test.as(person)
  })

  it('is never made with more than its maker holds, and does no more than they still hold', async () => {
    const denied = await own.post('/api/v2/my-tokens', { ...body, permissions: ['system:sysuser:add'] })
    expect(denied.at('issues.0')).toMatchObject({ path: ['permissions'], code: 'permission.denied' })
    const roleId = await buildRole(test.deps, { permissions: ['system:sysuser:list'] })
    const someone = await buildUser(test.deps, { roleIds: [roleId] })
    const { client } = await make(await test.as(someone))
    expect((await client.get(USERS)).at('code')).toBe(200)
    const admin = await test.as(test.admin)
    await admin.put('/api/v1/role', { roleId, status: '1' })
    expect((await client.get(USERS)).at('code')).toBe(403)
    await admin.put('/api/v1/sysUser', { userId: someone.id, status: '1' })
    expect((await client.get(USERS)).at('code')).toBe(401)
  })

  it('of an administrator is limited all the same, also in what it hands out', async () => {
    const { client } = await make(await test.as(test.admin), { permissions: ['system:sysrole:add', 'system:sysrole:list'] })
    expect((await client.get(USERS)).at('code')).toBe(403)
    const role = { roleName: '自建', roleSort: 0, status: '0', remark: '', permissions: ['system:sysuser:list'], roleKey: 'made' }
    expect((await client.post('/api/v1/role', role)).at('reason')).toBe('role.beyond-yours')
  })

  it('is named by the audit log with all that it has made, which outlives it', async () => {
    const admin = await test.as(test.admin)
    const { client } = await make(admin, { name: '同步', permissions: ['system:syspost:add', 'system:syspost:remove'] })
    const post = { postName: '令牌所建', postCode: 'made-by-token', sort: 0, status: '0', remark: '' }
    expect((await client.post('/api/v1/post', post)).at('code')).toBe(200)
    const latest = async (kind: string) => (await admin.get(`/api/v2/audit?kind=${kind}`)).at('list.0')
    const { subject } = (await latest('post.created')) as { subject: { id: string } }
    expect(await latest('post.created')).toMatchObject({ actor: { name: '管理员' }, after: { code: 'made-by-token', apiToken: '同步' } })
    await client.delete(`/api/v1/post/${subject.id}`)
    expect(await latest('post.removed')).toMatchObject({ after: { apiToken: '同步' } })
    await admin.post('/api/v1/post', post)
    const made = (await admin.get('/api/v2/audit?kind=post.created')).at('list') as { after: { apiToken?: string } }[]
    expect(made.filter(({ after }) => after.apiToken === undefined)).toHaveLength(1)
  })

  it('runs out on its day', async () => {
    const user = await buildUser(test.deps)
    const { client } = await make(await test.as(user), { permissions: [], days: 1 })
    test.clock.advance({ hours: 23 })
    expect((await client.get('/api/v1/getinfo')).at('code')).toBe(200)
    test.clock.advance({ hours: 2 })
    expect((await client.get('/api/v1/getinfo')).at('code')).toBe(6401)
    own = await test.as(person)
  })

  it('is refused on every server from the moment it is revoked, by its owner or by an administrator', async () => {
    const [first, second] = [await make(own), await make(own)]
    const other = await buildApp({ deps: test.deps })
    expect((await own.delete(`/api/v2/my-tokens/${first.id}`)).status).toBe(200)
    expect((await clientOf(other, first.token).get(USERS)).at('code')).toBe(401)
    const admin = await test.as(test.admin)
    expect((await admin.get(`/api/v2/tokens?personId=${person.id}`)).text).toContain(second.id)
    expect((await admin.delete(`/api/v2/tokens/${second.id}`)).status).toBe(200)
    expect((await clientOf(other, second.token).get(USERS)).at('code')).toBe(401)
    expect((await own.delete(`/api/v2/my-tokens/${second.id}`)).at('code')).toBe('token.not-found')
  })

  it('ends when somebody else sets the password of its person, and stays when they choose their own', async () => {
    const owner = await buildUser(test.deps)
    const theirs = await test.as(owner)
    const { id, client } = await make(theirs, { permissions: [] })
    const change = { oldPassword: TEST_PASSWORD, newPassword: 'a wholly new phrase' }
    expect((await theirs.put('/api/v1/user/pwd', change)).at('code')).toBe(200)
    expect((await client.get('/api/v1/getinfo')).at('code')).toBe(200)
    const admin = await test.as(test.admin)
    expect((await admin.put('/api/v1/sysUser', { userId: owner.id, password: 'a phrase for now' })).at('code')).toBe(200)
    expect((await client.get('/api/v1/getinfo')).at('code')).toBe(401)
    expect((await admin.get('/api/v2/audit?kind=token.revoked')).at('list')).toContainEqual(
      expect.objectContaining({ subject: { kind: 'token', id, name: '报表' }, actor: { id: test.admin.id, name: '管理员' } }),
    )
  })

  it('of somebody else is not revoked, and nobody has more than fifty', async () => {
    const { id } = await make(own)
    const stranger = await test.as(await buildUser(test.deps))
    expect((await stranger.delete(`/api/v2/my-tokens/${id}`)).at('code')).toBe('token.not-found')
    for (let count = 0; count < 50; count += 1) await make(stranger, { permissions: [] })
    expect((await stranger.post('/api/v2/my-tokens', { ...body, permissions: [] })).at('code')).toBe('token.too-many')
  })

  it('beyond the fiftieth is refused also to calls that come at the same moment', async () => {
    const busy = await test.as(await buildUser(test.deps))
    const atOnce = (count: number) =>
      Promise.all(Array.from({ length: count }, () => busy.post('/api/v2/my-tokens', { ...body, permissions: [] })))
    for (let round = 0; round < 7; round += 1) await atOnce(7)
    const answers = await atOnce(7)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map((answer) => answer.at('code'))).toEqual(Array(6).fill('token.too-many'))
    expect((await busy.get('/api/v2/my-tokens')).at('list')).toHaveLength(50)
  })

  const CLOSED: readonly RouteDeclaration[] = [
    routes.changePassword,
    routes.refreshToken,
    routes.logout,
    routes.beginSecondFactor,
    routes.removeSecondFactor,
    routes.endOtherSessions,
    routes.changeProfile,
    routes.switchRole,
    routes.beginPasskey,
    routes.removePasskey,
    routes.createMyToken,
    routes.revokeMyToken,
    routes.createWebhook,
    routes.changeWebhook,
    routes.renewWebhookSecret,
    routes.createSchedule,
    routes.updateSchedule,
    routes.setScheduleEnabled,
    routes.saveLdapSettings,
    routes.saveOidcSettings,
  ]
  it.each(CLOSED)('may not call $path, whoever made it', async (route) => {
    const { client } = await make(await test.as(test.admin), { permissions: [] })
    const answer = await bareCall(client, route)
    expect(answer.at('reason') ?? answer.at('code')).toBe('token.not-here')
  })

  it('cannot set somebody’s password', async () => {
    const permissions = ['system:sysuser:resetPassword']
    expect((await (await test.as(test.admin)).post('/api/v2/my-tokens', { ...body, permissions })).at('issues.0.path.0')).toBe(
      'permissions',
    )
    const { client } = await make(await test.as(test.admin), { permissions: ['system:sysuser:edit'] })
    const answer = await client.put('/api/v1/sysUser', { userId: person.id, password: TEST_PASSWORD })
    expect(answer.at('reason')).toBe('permission.denied')
  })
})
