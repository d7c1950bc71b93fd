/** Signing in with a password that a directory checks, over HTTP, on a real database and a real LDAP server. */
import { PERMISSIONS, UPLOAD_PATH } from '@formwork/api-contract'
import { and, eq, inArray } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/people'
import { settings } from '../../db/schema/site'
import { buildDepartment, buildRole, buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { MULTIPART_HEADERS, multipartOf } from '../../testing/http/multipart'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { BASE_DN, READER, startDirectory, type TestDirectory, type TestEntry } from '../../testing/sign-in/test-directory'

let test: TestApp
let directory: TestDirectory
let admin: TestClient

const person = (uid: string, more: TestEntry['attributes'] = {}): TestEntry => ({
  dn: `uid=${uid},ou=people,${BASE_DN}`,
  password: `${uid} knows`,
  attributes: { uid, cn: `Name of ${uid}`, mail: `${uid}@example.org`, ...more },
})

beforeAll(async () => {
  test = await createTestApp()
  directory = await startDirectory([])
  admin = await test.as(test.admin)
})
afterAll(async () => {
  await test.close()
  await directory.close()
})

const content = (more: object = {}) => ({
  url: directory.url,
  startTls: false,
  verifiesCertificate: true,
  ca: '',
  bindDn: READER.dn,
  bindPassword: READER.password,
  baseDn: BASE_DN,
  userField: 'uid',
  fields: { nickName: 'cn', phone: '', email: 'mail', avatar: '', remark: '' },
  createsPeople: true,
  roleId: test.site.staffRoleId,
  ...more,
})
const PLACE = '/api/v2/settings/ldap'
const save = (more: object = {}) => admin.put(PLACE, content(more))
const switchOn = (isOn: boolean) =>
  admin.post('/api/v1/settings', { classify: 1, content: { name: 'Workflow', logo: '', is_ldap: isOn, is_verify_code: false } })
const signIn = (username: string, password: string, loginType = 1) =>
  test.anonymous.post('/login', { username, password, loginType }, { 'accept-language': 'en' })
const stored = async (username: string) => (await test.deps.db.select().from(users).where(eq(users.usernameKey, username)))[0]

beforeEach(async () => {
  directory.entries.splice(0, Number.POSITIVE_INFINITY, READER, ...['ada', 'bob', 'eve', 'fay'].map((uid) => person(uid)), person('admin'))
  expect((await save()).status).toBe(200)
  expect((await switchOn(true)).at('code')).toBe(200)
})

describe('the settings of the directory', () => {
  it('keep the password for themselves: sealed in the database, in no answer, in no audit entry', async () => {
    expect((await admin.get(PLACE)).body).toMatchObject({ settings: { url: directory.url, bindDn: READER.dn }, hasBindPassword: true })
    const { rows } = await test.database.pool.query<{ text: string }>(
      'select s::text as text from settings s union all select a::text from audit_entries a',
    )
    const shown = [(await admin.get(PLACE)).text, ...rows.map(({ text }) => text)]
    expect(shown.filter((text) => text.includes(READER.password))).toEqual([])
  })

  it('keep it when it is not sent, but not for another place', async () => {
    expect((await save({ bindPassword: '', baseDn: `ou=people,${BASE_DN}` })).status).toBe(200)
    expect((await save({ bindPassword: '' })).status).toBe(200)
    expect((await signIn('ada', 'ada knows')).at('code')).toBe(200)
    for (const moved of [{ url: 'ldap://127.0.0.1:1' }, { verifiesCertificate: false }, { bindDn: `cn=other,${BASE_DN}` }]) {
      // oxlint-disable-next-line no-await-in-loop -- one row
      expect((await save({ ...moved, bindPassword: '' })).body).toMatchObject({
        issues: [{ path: ['bindPassword'], code: 'settings.secret-needed' }],
      })
    }
  })

  it.each([
    [{ url: 'http://directory' }, 'url'],
    [{ url: 'ldap://user@host/dc=x' }, 'url'],
    [{ userField: '' }, 'userField'],
    [{ userField: 'uid)(' }, 'userField'],
    [{ ca: 'no certificate' }, 'ca'],
    [{ baseDn: '' }, 'baseDn'],
    [{ roleId: null }, 'roleId'],
  ])('refuse %j', async (wrong, field) => {
    const answer = await save(wrong)
    expect([answer.status >= 400, answer.at('issues.0.path.0')]).toEqual([true, field])
  })

  it('are not for whoever could become somebody with more rights that way', async () => {
    const clerk = await buildRole(test.deps, { permissions: ['system:settings:index:config'] })
    const weak = await test.as(await buildUser(test.deps, { roleIds: [clerk] }))
    expect((await weak.put(PLACE, content({ createsPeople: false, roleId: null }))).at('code')).toBe('role.beyond-yours')
    const staff = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
    expect((await staff.put(PLACE, content())).at('code')).toBe('permission.denied')
    expect((await staff.get(PLACE)).at('code')).toBe('permission.denied')
  })

  it('are not for somebody whose data scope does not hold all who sign in there, and whom they could become then', async () => {
    const [north, south] = [await buildDepartment(test.deps), await buildDepartment(test.deps)]
    directory.entries.push(person('chief'))
    expect((await signIn('chief', 'chief knows')).at('code')).toBe(200)
    await test.deps.db.update(users).set({ departmentId: south }).where(eq(users.usernameKey, 'chief'))
    const role = await buildRole(test.deps, { permissions: PERMISSIONS, dataScope: 4 })
    const local = await test.as(await buildUser(test.deps, { departmentId: north, roleIds: [role] }))
    for (const more of [
      { createsPeople: false, roleId: null },
      { createsPeople: true, roleId: test.site.staffRoleId },
    ])
      expect((await local.put(PLACE, content(more))).at('code')).toBe('scope.beyond-yours')
  })

  it('have to be there before the sign-in page offers the directory', async () => {
    await switchOn(false)
    expect((await signIn('ada', 'ada knows')).at('reason')).toBe('sign-in.kind-unavailable')
    await test.deps.db.delete(settings).where(eq(settings.classify, 2))
    const answer = await switchOn(true)
    expect([answer.at('reason'), answer.at('issues.0.path')]).toEqual(['settings.ldap-missing', ['content', 'is_ldap']])
  })

  it('are tried out without being stored, step by step', async () => {
    const before = (await admin.get(PLACE)).text
    const attempt = (more: object, username: string, password: string) =>
      admin.post(`${PLACE}/try`, { settings: content(more), username, password })
    const right = await attempt({ bindPassword: '' }, 'ada', 'ada knows')
    expect(right.at('person')).toMatchObject({ username: 'ada', nickName: 'Name of ada', email: 'ada@example.org' })
    expect((right.at('steps') as { step: string }[]).map(({ step }) => step)).toEqual(['connect', 'bind', 'search', 'sign-in', 'fields'])
    const wrong = await attempt({}, 'ada', 'wrong')
    expect([wrong.at('person'), (wrong.at('steps') as unknown[]).at(-1)]).toEqual([
      null,
      expect.objectContaining({ step: 'sign-in', problem: 'wrong-password' }),
    ])
    const moved = await attempt({ bindPassword: '', url: 'ldap://127.0.0.1:1' }, 'ada', 'ada knows')
    expect(moved.at('issues.0.path')).toEqual(['settings', 'bindPassword'])
    expect((await admin.get(PLACE)).text).toBe(before)
    expect(await stored('ada-never')).toBeUndefined()
  })
})

describe('signing in at the directory', () => {
  it('makes the account at the first sign-in, with what the directory says and the chosen role', async () => {
    const token = (await signIn('bob', 'bob knows')).textAt('token')
    const client = test.withToken(token)
    expect((await client.get('/api/v1/getinfo')).at('data')).toMatchObject({ userName: 'bob', name: 'Name of bob', roles: ['普通员工'] })
    expect((await client.get('/api/v1/user/profile')).at('data')).toMatchObject({ source: 'ldap', email: 'bob@example.org' })
    const entries = (await admin.get('/api/v2/audit?kind=user.created')).at('list')
    expect(entries).toContainEqual(
      expect.objectContaining({
        subject: expect.objectContaining({ name: 'Name of bob' }),
        after: expect.objectContaining({ source: 'ldap', username: 'bob' }),
      }),
    )
  })

  it('opens no file of somebody else, and removes none, for whom the directory says it is their picture', async () => {
    const owner = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
    const address = (await owner.post(UPLOAD_PATH, multipartOf('file', 'of the owner alone'), MULTIPART_HEADERS)).textAt('data')
    await save({ fields: { ...content().fields, avatar: 'photo' } })
    directory.entries.push(person('mal', { photo: address }))
    const mal = test.withToken((await signIn('mal', 'mal knows')).textAt('token'))
    expect((await mal.get(address)).status).toBe(404)
    expect((await mal.delete('/api/v2/my-avatar')).status).toBe(200)
    expect((await owner.get(address)).text).toBe('of the owner alone')
  })

  it('makes none when that is switched off, and says so to whoever had the right password', async () => {
    await save({ createsPeople: false })
    expect((await signIn('eve', 'eve knows')).at('reason')).toBe('sign-in.not-admitted')
    expect((await signIn('eve', 'wrong')).at('reason')).toBe('sign-in.failed')
    expect(await stored('eve')).toBeUndefined()
  })

  it('makes one account however many first sign-ins come at once', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `gus-${index}`)
    directory.entries.push(...names.map((uid) => person(uid)))
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- each round has a moment of its own at which one finds what another has made
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(name, `${name} knows`)))
      expect(answers.map((answer) => answer.at('code'))).toEqual([200, 200, 200, 200, 200])
    }
    expect(await test.deps.db.$count(users, inArray(users.usernameKey, names))).toBe(names.length)
  })

  it('brings up to date what the directory says, and leaves alone what it does not', async () => {
    await signIn('ada', 'ada knows')
    await test.deps.db.update(users).set({ phone: '100', nickName: 'Old name' }).where(eq(users.usernameKey, 'ada'))
    await signIn('ada', 'ada knows')
    expect(await stored('ada')).toMatchObject({ nickName: 'Name of ada', phone: '100' })
  })

  it('never takes over a local account, and a local password opens none of the directory', async () => {
    expect((await signIn('admin', 'admin knows')).at('reason')).toBe('sign-in.failed')
    expect((await signIn('admin', TEST_PASSWORD)).at('reason')).toBe('sign-in.failed')
    expect(await stored('admin')).toMatchObject({ source: 'local', nickName: '管理员' })
    await signIn('ada', 'ada knows')
    for (const password of ['ada knows', 'a password that no account has', TEST_PASSWORD]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await signIn('ada', password, 0)).at('reason')).toBe('sign-in.failed')
    }
  })

  it('answers a wrong password, an unknown name, a hostile one and a disabled person alike', async () => {
    await signIn('ada', 'ada knows')
    await test.deps.db.update(users).set({ enabled: false }).where(eq(users.usernameKey, 'ada'))
    const tries: [string, string][] = [
      ['bob', 'wrong'],
      ['nobody-here', 'x'],
      ['*)(uid=*', 'bob knows'],
      ['ada', 'ada knows'],
      ['ada', 'wrong'],
    ]
    for (const [username, password] of tries) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, body } = await signIn(username, password)
      expect([status, body]).toEqual([200, { code: 400, msg: 'Wrong user name or password', data: null, reason: 'sign-in.failed' }])
    }
    await test.deps.db.update(users).set({ enabled: true }).where(eq(users.usernameKey, 'ada'))
  })

  it('is slowed down like any other, and noted in the sign-in log', async () => {
    for (let count = 0; count < 10; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await signIn('fay', 'wrong')
    }
    expect((await signIn('fay', 'fay knows')).at('reason')).toBe('sign-in.throttled')
    test.clock.advance({ minutes: 16 })
    expect((await signIn('fay', 'fay knows')).at('code')).toBe(200)
    admin = await test.as(test.admin)
    const log = (await admin.get('/api/v1/loginlog?username=fa&pageSize=50')).at('data.list') as { outcome: string; username: string }[]
    expect(log[0]).toMatchObject({ outcome: 'succeeded', username: 'fay' })
    expect(new Set(log.slice(1).map(({ outcome, username }) => `${username} ${outcome}`))).toEqual(
      new Set(['fa*** throttled', 'fa*** wrong-password']),
    )
  })

  it('says that the directory does not answer, and counts nothing against anybody', async () => {
    await save({ url: 'ldap://127.0.0.1:1' })
    for (let count = 0; count < 12; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await signIn('bob', 'bob knows')).at('reason')).toBe('sign-in.directory-unreachable')
    }
    expect((await signIn('admin', TEST_PASSWORD, 0)).at('code')).toBe(200)
  })

  it('says where the password is changed, and asks the directory where one’s own is needed', async () => {
    const client = test.withToken((await signIn('bob', 'bob knows')).textAt('token'))
    const body = { oldPassword: 'bob knows', newPassword: 'something else here', passwordType: 1 }
    const refused = await client.put('/api/v1/user/pwd', body, { 'accept-language': 'en' })
    expect([refused.at('reason'), refused.at('msg')]).toEqual(['password.elsewhere', expect.stringContaining(directory.url)])
    expect((await client.post('/api/v2/my-second-factor', { password: 'wrong' })).at('code')).toBe('password.wrong')
    const secret = (await client.post('/api/v2/my-second-factor', { password: 'bob knows' })).textAt('secret')
    const code = (later: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() + later * 1000 })
    expect((await client.post('/api/v2/my-second-factor/confirm', { code: code(0) })).status).toBe(200)
    expect((await signIn('bob', 'bob knows')).at('reason')).toBe('sign-in.second-factor-needed')
    const second = { username: 'bob', password: 'bob knows', loginType: 1, secondFactor: code(30) }
    expect((await test.anonymous.post('/login', second)).at('code')).toBe(200)
  })

  it('has no password that an administrator could set', async () => {
    await signIn('ada', 'ada knows')
    const [row] = await test.deps.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.usernameKey, 'ada'), eq(users.source, 'ldap')))
    const answer = await admin.put('/api/v1/sysUser', { userId: row?.id, password: 'given by an administrator' })
    expect(answer.at('reason')).toBe('password.elsewhere')
  })
})
