/** What people change about themselves over HTTP: how they are reached, their preferences, and the role they act as. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverNotice } from '../notices/deliver-notice'
import { buildRole, buildUser } from '../../testing/build-people'
import { buildOffice, type Office } from '../../testing/build-office'
import type { TestApp, TestClient } from '../../testing/test-app'

let office: Office
let test: TestApp

beforeAll(async () => {
  office = await buildOffice()
  ;({ test } = office)
})
afterAll(() => test.close())

describe('one’s own data', () => {
  it('are changed by oneself, but for the name that others see', async () => {
    const client = await test.as(await buildUser(test.deps, { nickName: '李四' }))
    const changed = { phone: '138 0000 0000', email: 'li@example.com', sex: '1' }
    expect((await client.put('/api/v2/my-profile', changed)).status).toBe(200)
    expect((await client.get('/api/v1/user/profile')).at('data')).toMatchObject({ ...changed, nickName: '李四' })
    expect((await client.put('/api/v2/my-profile', { ...changed, nickName: '总经理' })).status).toBe(400)
    expect((await client.put('/api/v2/my-profile', { ...changed, email: 'no address' })).at('issues.0.path')).toEqual(['email'])
    expect((await client.put('/api/v2/my-profile', { ...changed, sex: '9' })).status).toBe(400)
  })
})

describe('the kind of a password', () => {
  it('is ours, or one of a directory, which is refused in words', async () => {
    const client = await test.as(await buildUser(test.deps))
    const change = (passwordType: number) =>
      client.put('/api/v1/user/pwd', { oldPassword: 'correct horse battery', newPassword: 'another fine phrase', passwordType })
    expect((await change(1)).at('msg')).toBe('LDAP 账号的密码请在目录服务中修改')
    expect((await change(2)).at('reason')).toBe('request.invalid')
    expect((await change(0)).at('code')).toBe(200)
  })
})

describe('preferences', () => {
  it('follow their person, and those that are not named stay', async () => {
    const user = await buildUser(test.deps)
    const [here, there] = [await test.as(user), await test.as(user)]
    expect((await here.get('/api/v2/my-preferences')).body).toEqual({})
    await here.put('/api/v2/my-preferences', { locale: 'en', themeColour: '#11a983', showTags: true })
    await there.put('/api/v2/my-preferences', { scheme: 'dark', themeColour: '#f5222d' })
    expect((await here.get('/api/v2/my-preferences')).body).toEqual({
      locale: 'en',
      scheme: 'dark',
      themeColour: '#f5222d',
      showTags: true,
    })
  })

  it.each([
    { themeColour: 'red' },
    { themeColour: 'url(//evil)' },
    { locale: 'fr' },
    { size: 'huge' },
    { mutedNotices: ['all'] },
    { other: 1 },
  ])('refuses %j and keeps what was there', async (change) => {
    const client = await test.as(await buildUser(test.deps))
    await client.put('/api/v2/my-preferences', { size: 'small' })
    expect((await client.put('/api/v2/my-preferences', change)).status).toBe(400)
    expect((await client.get('/api/v2/my-preferences')).body).toEqual({ size: 'small' })
  })

  it('keep notices away of the kinds that somebody does not want, and no others', async () => {
    const user = await buildUser(test.deps, { roleIds: [test.site.staffRoleId] })
    const client = await test.as(user)
    await client.put('/api/v2/my-preferences', { mutedNotices: ['ticket-approved'] })
    const ticketId = (await office.start(await office.publishFor([test.admin]))).textAt('id')
    const deliver = (kind: string) => {
      const at = test.clock.now().toISOString()
      return deliverNotice(test.deps, {
        deliveryId: `${ticketId}:${kind}`,
        ticketId,
        kind,
        to: [user.id],
        nodeName: '审批',
        taskId: null,
        at,
      })
    }
    await deliver('ticket-approved')
    await deliver('ticket-refused')
    const kinds = (await client.get('/api/v2/notices')).at('list') as { kind: string }[]
    expect(kinds.map(({ kind }) => kind)).toEqual(['ticket-refused'])
  })
})

describe('acting as one role', () => {
  async function twoRoles() {
    const clerk = await buildRole(test.deps, { name: '文员', permissions: ['process:list:upcoming'] })
    const keeper = await buildRole(test.deps, { name: '管理', permissions: ['system:sysuser:list', 'system:sysrole:list'], dataScope: 1 })
    const user = await buildUser(test.deps, { roleIds: [keeper, clerk] })
    return { user, clerk, keeper, client: await test.as(user) }
  }
  const switched = async (client: TestClient, roleId: string | null) => {
    const answer = await client.post('/api/v2/my-role', { roleId })
    return { answer, client: test.withToken(answer.status === 200 ? answer.textAt('token') : '') }
  }
  const whoAmI = async (client: TestClient) => {
    const answer = await client.get('/api/v1/getinfo')
    return { roles: answer.at('data.roles'), acting: answer.at('data.actingRoleId'), permissions: answer.at('data.permissions') }
  }

  it('leaves the rights of that role alone, under a new token; the old one is worth nothing', async () => {
    const { client, clerk, keeper } = await twoRoles()
    expect((await client.get('/api/v1/getinfo')).at('data.ownRoles')).toEqual([
      { id: keeper, name: '管理' },
      { id: clerk, name: '文员' },
    ])
    const { answer, client: asClerk } = await switched(client, clerk)
    expect(answer.textAt('token')).not.toBe(client.token)
    expect((await client.get('/api/v1/getinfo')).at('code')).toBe(401)
    expect(await whoAmI(asClerk)).toEqual({ roles: ['文员'], acting: clerk, permissions: ['process:list:upcoming'] })
    expect((await asClerk.get('/api/v1/sysUserList')).at('code')).toBe(403)
    expect((await asClerk.get('/api/v1/getinfo')).at('data.ownRoles')).toHaveLength(2)
    const { client: asBoth } = await switched(asClerk, null)
    expect((await whoAmI(asBoth)).roles).toEqual(['管理', '文员'])
    expect((await asBoth.get('/api/v1/sysUserList')).at('code')).toBe(200)
  })

  it('lasts through an exchange of the token and a change of the password', async () => {
    const { client, clerk } = await twoRoles()
    const { client: asClerk } = await switched(client, clerk)
    const renewed = test.withToken((await asClerk.post('/refreshtoken')).textAt('token'))
    expect((await whoAmI(renewed)).acting).toBe(clerk)
    const passwords = { oldPassword: 'correct horse battery', newPassword: 'another fine phrase' }
    const again = test.withToken((await renewed.put('/api/v1/user/pwd', passwords)).textAt('token'))
    expect((await whoAmI(again)).acting).toBe(clerk)
  })

  it('is refused for a role that one does not have, or that is disabled, and changes nothing', async () => {
    const { client, clerk } = await twoRoles()
    const foreign = await buildRole(test.deps, { permissions: ['system:sysmenu:edit'] })
    expect((await switched(client, foreign)).answer.at('code')).toBe('role.not-yours')
    await test.database.pool.query('update roles set enabled = false where id = $1', [clerk])
    expect((await switched(client, clerk)).answer.at('code')).toBe('role.not-yours')
    expect((await client.get('/api/v1/getinfo')).at('code')).toBe(200)
  })

  it('ends with the role: what somebody still has counts again', async () => {
    const { user, client, clerk, keeper } = await twoRoles()
    const { client: asClerk } = await switched(client, clerk)
    await test.database.pool.query('delete from user_roles where user_id = $1 and role_id = $2', [user.id, clerk])
    expect(await whoAmI(asClerk)).toMatchObject({ roles: ['管理'], acting: null })
    const { client: asKeeper } = await switched(asClerk, keeper)
    await test.database.pool.query('delete from user_roles where user_id = $1', [user.id])
    expect(await whoAmI(asKeeper)).toMatchObject({ roles: [], permissions: [] })
  })

  it('grants nothing: who acts as less hands out no more than that', async () => {
    const strong = await buildRole(test.deps, { permissions: ['system:sysmenu:edit'] })
    const admins = await buildRole(test.deps, { permissions: ['system:sysuser:add', 'system:sysuser:list'] })
    const client = await test.as(await buildUser(test.deps, { roleIds: [admins, strong] }))
    const person = (username: string) => ({
      username,
      password: 'phrase of a new user',
      nickName: '新人',
      phone: '',
      email: '',
      roleIds: [strong],
      remark: '',
      status: '0',
    })
    expect((await client.post('/api/v1/sysUser', person('granted.by.both'))).at('code')).toBe(200)
    const { client: asAdmins } = await switched(client, admins)
    expect((await asAdmins.post('/api/v1/sysUser', person('granted.by.one'))).at('reason')).toBe('role.beyond-yours')
  })
})
