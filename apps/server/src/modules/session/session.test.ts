/** Signing in and staying signed in, over HTTP on a real database. */
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchas, sessions, signInThrottles } from '../../db/schema/session'
import { TEST_PASSWORD, buildUser } from '../../testing/build-people'
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/test-app'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const english = { 'accept-language': 'en' }

function signIn(username: string, password: string, more: object = {}): Promise<TestAnswer> {
  return test.anonymous.post('/login', { username, password, ...more })
}

async function answerOf(captchaId: string): Promise<string> {
  const [row] = await test.deps.db.select().from(captchas).where(eq(captchas.id, captchaId))
  if (row === undefined) throw new Error('no such captcha')
  return row.answer
}

async function livingSessions(userId: string): Promise<number> {
  return (
    await test.deps.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
  ).length
}

async function setVerifyCode(isOn: boolean): Promise<void> {
  const admin = await test.as(test.admin)
  const content = { name: 'Workflow', logo: '', is_ldap: false, is_verify_code: isOn }
  expect((await admin.post('/api/v1/settings', { classify: 1, content })).at('code')).toBe(200)
}

describe('signing in', () => {
  it('answers a token beside the envelope, with which the person is known', async () => {
    const answer = await signIn('admin', TEST_PASSWORD)
    expect(answer.body).toMatchObject({ code: 200, token: expect.stringMatching(/^[\w-]{43}$/), expire: expect.any(String) })
    const info = await test.withToken(answer.textAt('token')).get('/api/v1/getinfo')
    expect(info.body).toMatchObject({
      code: 200,
      data: { userName: 'admin', name: '管理员', roles: ['系统管理员'], permissions: ['*:*:*'], mustChangePassword: false },
    })
  })

  it('finds the name whatever its case', async () => {
    expect((await signIn('ADMIN', TEST_PASSWORD)).at('code')).toBe(200)
  })

  it('answers a wrong password, an unknown name and a disabled person alike', async () => {
    const disabled = await buildUser(test.deps, { enabled: false })
    const answers = [await signIn('admin', 'wrong'), await signIn('nobody-here', 'wrong'), await signIn(disabled.username, TEST_PASSWORD)]
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([200, { code: 400, msg: '用户名或密码错误', data: null, reason: 'sign-in.failed' }])
    }
  })

  it('speaks the language it is asked in', async () => {
    const answer = await test.anonymous.post('/login', { username: 'admin', password: 'wrong' }, english)
    expect(answer.at('msg')).toBe('Wrong user name or password')
  })

  it.each([2, -1, '1', null, 1e9, []])('refuses the sign-in kind %j', async (loginType) => {
    const answer = await signIn('admin', TEST_PASSWORD, { loginType })
    expect(answer.body).toMatchObject({ code: 400 })
    expect(answer.at('token')).toBeUndefined()
  })

  it('asks a sum in words instead of a picture, in the reader’s language, and takes full-width digits', async () => {
    const ask = (language: string) => test.anonymous.get('/api/v1/getCaptcha?kind=question', { 'accept-language': language })
    expect((await ask('en')).textAt('data')).toMatch(/^What is \w+ plus \w+ plus \w+\? Answer in digits\.$/)
    await setVerifyCode(true)
    const asked = await ask('zh-CN')
    expect(asked.textAt('data')).toMatch(
      /^[一二三四五六七八九十]+加[一二三四五六七八九十]+再加[一二三四五六七八九十]+等于多少？请用数字回答。$/,
    )
    const uuid = asked.textAt('id')
    const wide = (await answerOf(uuid)).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    expect((await signIn('admin', TEST_PASSWORD, { uuid, code: wide })).at('code')).toBe(200)
    await setVerifyCode(false)
  })

  it('refuses LDAP while it is not set up, whatever the password', async () => {
    expect((await signIn('admin', TEST_PASSWORD, { loginType: 1 })).body).toMatchObject({ code: 400, reason: 'sign-in.kind-unavailable' })
  })

  it('refuses unknown keys', async () => {
    expect((await signIn('admin', TEST_PASSWORD, { isAdmin: true })).body).toMatchObject({ code: 400, reason: 'request.invalid' })
  })

  it('stops guessing at an account from one place, and only there', async () => {
    const user = await buildUser(test.deps)
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(user.username, `wrong ${attempt}`)
    expect((await signIn(user.username, TEST_PASSWORD)).body).toMatchObject({ code: 400, reason: 'sign-in.throttled' })
    test.clock.advance({ minutes: 4, seconds: 30 })
    expect((await signIn(user.username, TEST_PASSWORD)).at('msg')).toBe('登录失败次数过多，请 11 分钟后再试')
    const elsewhere = await test.app.inject({
      method: 'POST',
      url: '/login',
      remoteAddress: '198.51.100.7',
      headers: { 'x-forwarded-for': '127.0.0.1' },
      payload: { username: user.username, password: TEST_PASSWORD },
    })
    expect(elsewhere.json()).toMatchObject({ code: 200 })
    test.clock.advance({ minutes: 10, seconds: 31 })
    expect((await signIn(user.username, TEST_PASSWORD)).at('code')).toBe(200)
  })

  it('does not let guesses sent at once slip past the throttle', async () => {
    const user = await buildUser(test.deps)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => signIn(user.username, `wrong ${index}`)))
    expect(answers.filter((answer) => answer.at('reason') === 'sign-in.failed')).toHaveLength(10)
    await test.deps.db.delete(signInThrottles)
  })
})

describe('the verification code', () => {
  beforeAll(() => setVerifyCode(true))
  afterAll(() => setVerifyCode(false))

  const draw = async () => (await test.anonymous.get('/api/v1/getCaptcha')).textAt('id')

  it('is a PNG that never tells its digits', async () => {
    const answer = await test.anonymous.get('/api/v1/getCaptcha')
    expect(answer.textAt('data')).toMatch(/^data:image\/png;base64,iVBORw0KGgo/)
    expect(answer.body).not.toHaveProperty('code', await answerOf(answer.textAt('id')))
  })

  it('lets the right code in once and never again', async () => {
    const uuid = await draw()
    const code = await answerOf(uuid)
    expect((await signIn('admin', TEST_PASSWORD, { uuid, code })).at('code')).toBe(200)
    expect((await signIn('admin', TEST_PASSWORD, { uuid, code })).body).toMatchObject({ code: 400, msg: '验证码错误或已失效' })
  })

  it('is used up by a wrong try', async () => {
    const uuid = await draw()
    const code = await answerOf(uuid)
    const wrong = code === '0000' ? '1111' : '0000'
    expect((await signIn('admin', TEST_PASSWORD, { uuid, code: wrong })).at('reason')).toBe('captcha.wrong')
    expect((await signIn('admin', TEST_PASSWORD, { uuid, code })).at('reason')).toBe('captcha.wrong')
  })

  it('runs out after two minutes', async () => {
    const uuid = await draw()
    const code = await answerOf(uuid)
    test.clock.advance({ minutes: 2 })
    expect((await signIn('admin', TEST_PASSWORD, { uuid, code })).at('reason')).toBe('captcha.wrong')
  })

  it.each([{}, { uuid: '', code: '' }, { uuid: 'x', code: '1234' }, { uuid: '00000000-0000-4000-8000-000000000000', code: '1234' }])(
    'is missed in %j',
    async (more) => {
      expect((await signIn('admin', TEST_PASSWORD, more)).at('reason')).toBe('captcha.wrong')
    },
  )
})

describe('a session', () => {
  it('is needed: no token, a made-up one, or one in any other place is a 401', async () => {
    const { token } = await test.as(test.admin)
    const attempts = [
      await test.anonymous.get('/api/v1/getinfo'),
      await test.withToken('a'.repeat(43)).get('/api/v1/getinfo'),
      await test.anonymous.get(`/api/v1/getinfo?token=${token}`),
      await test.anonymous.get('/api/v1/getinfo', { cookie: `Admin-Token=${token}` }),
      await test.anonymous.get('/api/v1/getinfo', { authorization: `Basic ${token}` }),
    ]
    for (const answer of attempts) expect([answer.status, answer.body]).toMatchObject([200, { code: 401, msg: '请先登录' }])
  })

  it('runs out with 6401 on the old wire and a problem on the new one', async () => {
    const client = await test.as(test.admin)
    test.clock.advance({ hours: 13 })
    expect((await client.get('/api/v1/getinfo')).body).toMatchObject({ code: 6401, msg: '登录状态已过期，请重新登录' })
    const problem = await client.get('/api/v2/forms')
    expect([problem.status, problem.at('code')]).toEqual([401, 'session.expired'])
    expect(problem.headers['content-type']).toContain('application/problem+json')
  })

  it('ends with sign-out', async () => {
    const client = await test.as(test.admin)
    expect((await client.post('/api/v1/logout')).at('code')).toBe(200)
    expect((await client.get('/api/v1/getinfo')).at('code')).toBe(401)
  })

  it.each(['/refreshtoken', '/refresh_token'])('gets a new token at %s, which ends the old one', async (url) => {
    const client = await test.as(test.admin)
    const answer = url === '/refreshtoken' ? await client.post(url, {}) : await client.get(url)
    expect((await test.withToken(answer.textAt('token')).get('/api/v1/getinfo')).at('code')).toBe(200)
    expect((await client.get('/api/v1/getinfo')).at('code')).toBe(401)
  })

  it.each([
    [true, 7 * 24],
    [false, 12],
  ])('lasts as long as was chosen at sign-in (remembered: %s), also after each new token', async (rememberMe, hours) => {
    const { username } = await buildUser(test.deps)
    const expected = () => new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString()
    const opened = await test.anonymous.post('/login', { username, password: TEST_PASSWORD, loginType: 0, rememberMe })
    expect(opened.at('expire')).toBe(expected())
    test.clock.advance({ hours: 3 })
    const first = await test.withToken(opened.textAt('token')).post('/refreshtoken', {})
    expect(first.at('expire')).toBe(expected())
    test.clock.advance({ hours: 3 })
    expect((await test.withToken(first.textAt('token')).post('/refreshtoken', {})).at('expire')).toBe(expected())
  })

  it('refreshed by several tabs at once gets one new token, the same for all of them', async () => {
    const user = await buildUser(test.deps)
    const client = await test.as(user)
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.post('/refreshtoken', {})))
    expect(answers.map((answer) => answer.at('code'))).toEqual(answers.map(() => 200))
    expect(new Set(answers.map((answer) => answer.textAt('token'))).size).toBe(1)
    expect(new Set(answers.map((answer) => answer.textAt('expire'))).size).toBe(1)
    expect(await livingSessions(user.id)).toBe(1)
    const [token] = answers.map((answer) => answer.textAt('token'))
    expect((await test.withToken(token ?? '').get('/api/v1/getinfo')).at('code')).toBe(200)
    expect((await client.get('/api/v1/getinfo')).at('code')).toBe(401)
  })

  it('answers a late tab the same new token for ten seconds, and no longer', async () => {
    const user = await buildUser(test.deps)
    const client = await test.as(user)
    const token = (await client.post('/refreshtoken', {})).textAt('token')
    test.clock.advance({ seconds: 9 })
    expect((await client.post('/refreshtoken', {})).at('token')).toBe(token)
    test.clock.advance({ seconds: 2 })
    expect((await client.post('/refreshtoken', {})).body).toMatchObject({ code: 401, reason: 'session.missing' })
    expect((await test.withToken(token).get('/api/v1/getinfo')).at('code')).toBe(200)
    expect(await livingSessions(user.id)).toBe(1)
  })

  it.each(['signed out', 'disabled', 'changed the password'])('gets nothing for an old token once the person has %s', async (what) => {
    const user = await buildUser(test.deps)
    const client = await test.as(user)
    const fresh = test.withToken((await client.post('/refreshtoken', {})).textAt('token'))
    if (what === 'signed out') await fresh.post('/api/v1/logout')
    else if (what === 'disabled') await (await test.as(test.admin)).put('/api/v1/sysUser', { userId: user.id, status: '1' })
    else await fresh.put('/api/v1/user/pwd', { oldPassword: TEST_PASSWORD, newPassword: 'another fine phrase' })
    const late = await client.post('/refreshtoken', {})
    expect([late.at('code'), late.at('token')]).toEqual([401, undefined])
  })

  it('follows what happens to the person at the very next request', async () => {
    const user = await buildUser(test.deps, { roleIds: [test.site.staffRoleId] })
    const client = await test.as(user)
    const admin = await test.as(test.admin)
    expect((await client.get('/api/v1/sysUserList')).at('code')).toBe(403)
    const edit = { userId: user.id, nickName: 'New', phone: '', email: '', deptId: null, remark: '', status: '0' }
    await admin.put('/api/v1/sysUser', { ...edit, roleIds: [test.site.adminRoleId] })
    expect((await client.get('/api/v1/sysUserList')).at('code')).toBe(200)
    await admin.put('/api/v1/sysUser', { userId: user.id, status: '1' })
    expect((await client.get('/api/v1/getinfo')).at('code')).toBe(401)
  })
})

describe('the password', () => {
  it('is changed with the old one; every session ends and the caller gets a new one', async () => {
    const user = await buildUser(test.deps)
    const [here, there] = [await test.as(user), await test.as(user)]
    const body = { oldPassword: TEST_PASSWORD, newPassword: 'another fine phrase', passwordType: 0 }
    expect((await here.put('/api/v1/user/pwd', { ...body, oldPassword: 'wrong' })).body).toMatchObject({ code: 400, msg: '原密码错误' })
    expect((await here.put('/api/v1/user/pwd', { ...body, newPassword: TEST_PASSWORD })).at('reason')).toBe('password.unchanged')
    expect((await here.put('/api/v1/user/pwd', { ...body, newPassword: `x${user.username}x` })).at('reason')).toBe(
      'password.contains-username',
    )
    expect((await here.put('/api/v1/user/pwd', { ...body, userId: test.admin.id })).at('reason')).toBe('request.invalid')
    const changed = await here.put('/api/v1/user/pwd', body)
    expect((await test.withToken(changed.textAt('token')).get('/api/v1/getinfo')).at('code')).toBe(200)
    for (const old of [here, there]) expect((await old.get('/api/v1/getinfo')).at('code')).toBe(401)
    expect((await signIn(user.username, 'another fine phrase')).at('code')).toBe(200)
  })

  it('that was generated is changed before anything else works', async () => {
    const user = await buildUser(test.deps, { mustChangePassword: true, roleIds: [test.site.adminRoleId] })
    const client = await test.as(user)
    expect((await client.get('/api/v1/getinfo')).body).toMatchObject({ code: 200, data: { mustChangePassword: true } })
    expect((await client.get('/api/v1/sysUserList')).body).toMatchObject({ code: 403, msg: '请先修改初始密码' })
    expect((await client.get('/api/v2/forms')).body).toMatchObject({ status: 403, code: 'session.password-change-required' })
    const changed = await client.put('/api/v1/user/pwd', { oldPassword: TEST_PASSWORD, newPassword: 'another fine phrase' })
    const fresh = test.withToken(changed.textAt('token'))
    expect((await fresh.get('/api/v1/sysUserList')).at('code')).toBe(200)
  })
})

describe('the menu', () => {
  const titles = (answer: TestAnswer) => JSON.stringify(answer.at('data')).match(/(?<="title":")[^"]+/g)

  it('shows staff the process centre without all tickets', async () => {
    const staff = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
    const answer = await staff.get('/api/v1/menurole')
    expect(titles(answer)).toEqual(['流程中心', '发起申请', '我的待办', '我发起的', '我经手的'])
    expect(answer.at('data.0')).toMatchObject({ path: '/process', component: 'Layout', visible: '0' })
  })

  it('shows administrators everything, in the language asked for', async () => {
    const admin = await test.as(test.admin)
    expect(titles(await admin.get('/api/v1/menurole', english))).toEqual([
      'Process centre',
      'New request',
      'My to-do',
      'Created by me',
      'Handled by me',
      'All tickets',
      'Process design',
      'Forms',
      'Processes',
      'Categories',
      'Recurring tickets',
      'Inbound webhooks',
      'System',
      'Users',
      'Roles',
      'Posts',
      'Departments',
      'Menus',
      'Settings',
      'Audit log',
      'Active sessions',
      'Sign-in log',
      'API tokens',
      'Webhooks',
      'System health',
    ])
  })
})

describe('the site settings', () => {
  it('are public as far as the sign-in page needs them', async () => {
    const answer = await test.anonymous.get('/api/v1/settings?classify=1')
    expect(answer.at('data.0.content')).toEqual({
      name: 'Workflow',
      logo: '',
      is_ldap: false,
      is_verify_code: false,
      time_zone: '',
    })
    expect((await test.anonymous.get('/api/v1/settings?classify=2')).at('code')).toBe(400)
  })

  it.each(['javascript:alert(1)', '//evil.example/x.png', '/\\evil.example', 'data:text/html,x', 'https://evil.example/x.png'])(
    'refuse the logo %s',
    async (logo) => {
      const admin = await test.as(test.admin)
      const content = { name: 'Workflow', logo, is_ldap: false, is_verify_code: true }
      expect((await admin.post('/api/v1/settings', { classify: 1, content })).at('reason')).toBe('request.invalid')
    },
  )
})
