/** The second factor over HTTP on a real database: set up, asked for at sign-in, lost, and guessed at. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInThrottles } from '../../db/schema/session'
import { buildDepartment, buildRole, type BuiltUser, buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/test-app'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const codeOf = (secret: string, secondsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() + secondsLater * 1000 })

/** Another than the right ones around now. */
function wrongCode(secret: string): string {
  const right = [-30, 0, 30].map((later) => codeOf(secret, later))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

const signIn = ({ username }: BuiltUser, more: object = {}): Promise<TestAnswer> =>
  test.anonymous.post('/login', { username, password: TEST_PASSWORD, ...more })

const passOf = (answer: TestAnswer) => ({ uuid: answer.at('issues.0.params.uuid'), code: answer.at('issues.0.params.code') })

/** Somebody with a second factor; the codes of this half minute are used up. */
async function protectedUser(traits: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(test.deps, traits)
  const client = await test.as(user)
  const secret = (await client.post('/api/v2/my-second-factor', { password: TEST_PASSWORD })).textAt('secret')
  const confirmed = await client.post('/api/v2/my-second-factor/confirm', { code: codeOf(secret) })
  const recoveryCodes = confirmed.at('recoveryCodes') as string[]
  test.clock.advance({ seconds: 30 })
  return { user, client, secret, recoveryCodes }
}

describe('setting it up', () => {
  it('asks for the password, tells the secret once, and takes effect with a first right code', async () => {
    const user = await buildUser(test.deps)
    const client = await test.as(user)
    const begin = (password: string) => client.post('/api/v2/my-second-factor', { password })
    expect((await begin('wrong')).at('issues.0')).toMatchObject({ path: ['password'], message: '原密码错误' })
    const begun = await begin(TEST_PASSWORD)
    const secret = begun.textAt('secret')
    expect(begun.at('address')).toBe(
      `otpauth://totp/Workflow:${user.username}?issuer=Workflow&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    // Not confirmed, not asked for.
    expect((await signIn(user)).at('code')).toBe(200)
    const wrong = await client.post('/api/v2/my-second-factor/confirm', { code: wrongCode(secret) })
    expect([wrong.status, wrong.at('code')]).toEqual([422, 'second-factor.wrong'])
    const confirmed = await client.post('/api/v2/my-second-factor/confirm', { code: codeOf(secret) })
    const codes = confirmed.at('recoveryCodes') as string[]
    expect([codes.length, new Set(codes).size]).toEqual([10, 10])
    expect(codes[0]).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    const now = await client.get('/api/v2/my-second-factor')
    expect(now.body).toEqual({ isOn: true, since: test.clock.now().toISOString(), hasApp: true, recoveryCodesLeft: 10 })
    expect((await begin(TEST_PASSWORD)).at('code')).toBe('second-factor.on')
    const { rows } = await test.database.pool.query<{ text: string }>(
      "select r::text as text from recovery_codes r union all select e::text from audit_entries e where e.kind <> ''",
    )
    expect(rows.filter(({ text }) => [secret, ...codes].some((told) => text.includes(told)))).toEqual([])
  })
})

describe('signing in with it', () => {
  it('takes a second step at the same call, which an old client shows as a refusal', async () => {
    const { user, secret } = await protectedUser()
    expect((await signIn(user)).body).toEqual({
      code: 400,
      msg: '请输入动态验证码完成登录',
      data: null,
      reason: 'sign-in.second-factor-needed',
      issues: [
        {
          path: ['secondFactor'],
          code: 'sign-in.second-factor-needed',
          message: '请输入动态验证码完成登录',
          params: { app: true, passkey: false },
        },
      ],
    })
    const wrong = await test.anonymous.post('/login', { username: user.username, password: 'wrong', secondFactor: codeOf(secret) })
    expect(wrong.at('reason')).toBe('sign-in.failed')
    expect((await signIn(user, { secondFactor: wrongCode(secret) })).at('reason')).toBe('second-factor.wrong')
    expect((await signIn(user, { secondFactor: codeOf(secret) })).at('code')).toBe(200)
  })

  it('takes each code once, half a minute early or late, and none before the last', async () => {
    const { user, secret } = await protectedUser()
    const codeAfter = async (secondsLater: number) => (await signIn(user, { secondFactor: codeOf(secret, secondsLater) })).at('code')
    expect([await codeAfter(60), await codeAfter(-60)]).toEqual([400, 400])
    expect([await codeAfter(0), await codeAfter(0)]).toEqual([200, 400])
    expect([await codeAfter(30), await codeAfter(30), await codeAfter(0)]).toEqual([200, 400, 400])
    const twice = codeOf(secret, 60)
    test.clock.advance({ seconds: 60 })
    const answers = await Promise.all([signIn(user, { secondFactor: twice }), signIn(user, { secondFactor: twice })])
    expect(answers.filter((answer) => answer.at('code') === 200)).toHaveLength(1)
    await test.deps.db.delete(signInThrottles)
  })

  it('takes a recovery code once, however it is typed, and new ones end the old', async () => {
    const { user, client, recoveryCodes } = await protectedUser()
    const [first = '', second = ''] = recoveryCodes
    expect((await signIn(user, { secondFactor: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).at('code')).toBe(200)
    expect((await signIn(user, { secondFactor: first })).at('reason')).toBe('second-factor.wrong')
    expect((await client.get('/api/v2/my-second-factor')).at('recoveryCodesLeft')).toBe(9)
    const renewed = await client.post('/api/v2/my-second-factor/recovery-codes', { password: TEST_PASSWORD })
    expect((await signIn(user, { secondFactor: second })).at('code')).toBe(400)
    expect((await signIn(user, { secondFactor: renewed.textAt('recoveryCodes.0') })).at('code')).toBe(200)
  })

  it('is throttled after ten guesses, from wherever they come, even with the right code', async () => {
    const { user, secret } = await protectedUser()
    const guess = (secondFactor: string, remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url: '/login',
        remoteAddress,
        payload: { username: user.username, password: TEST_PASSWORD, secondFactor },
      })
    for (let count = 0; count < 10; count += 1) await guess(wrongCode(secret), `198.51.100.${count}`)
    expect((await guess(codeOf(secret), '198.51.100.77')).json()).toMatchObject({ code: 400, reason: 'sign-in.throttled' })
    test.clock.advance({ minutes: 16 })
    expect((await guess(codeOf(secret), '198.51.100.77')).json()).toMatchObject({ code: 200 })
  })

  it('needs no second verification code: the first step hands out a pass, good once', async () => {
    const { user, secret } = await protectedUser()
    const admin = await test.as(test.admin)
    const content = { name: 'Workflow', logo: '', is_ldap: false, is_verify_code: true }
    const uuid = (await test.anonymous.get('/api/v1/getCaptcha')).textAt('id')
    const { rows } = await test.database.pool.query<{ answer: string }>('select answer from captchas where id = $1', [uuid])
    await admin.post('/api/v1/settings', { classify: 1, content })
    const asked = await signIn(user, { uuid, code: rows[0]?.answer })
    const pass = passOf(asked)
    const wrong = await signIn(user, { ...pass, secondFactor: wrongCode(secret) })
    expect(wrong.at('reason')).toBe('second-factor.wrong')
    expect((await signIn(user, { ...pass, secondFactor: codeOf(secret) })).at('reason')).toBe('captcha.wrong')
    const next = passOf(wrong)
    expect((await signIn(user, { ...next, secondFactor: codeOf(secret) })).at('code')).toBe(200)
    await admin.post('/api/v1/settings', { classify: 1, content: { ...content, is_verify_code: false } })
  })

  it('stands in the sign-in log step by step', async () => {
    const { user, secret } = await protectedUser()
    for (const secondFactor of ['', wrongCode(secret), codeOf(secret)]) {
      await signIn(user, secondFactor === '' ? {} : { secondFactor })
      test.clock.advance({ seconds: 1 })
    }
    const { list } = (await (await test.as(test.admin)).get(`/api/v1/loginlog?userId=${user.id}`)).at('data') as {
      list: { outcome: string }[]
    }
    expect(list.map(({ outcome }) => outcome)).toEqual(['succeeded', 'wrong-second-factor', 'second-factor-asked'])
  })
})

describe('getting rid of it', () => {
  it('takes the password of its owner', async () => {
    const { user, client } = await protectedUser()
    expect((await client.post('/api/v2/my-second-factor/remove', { password: 'wrong' })).at('issues.0.path')).toEqual(['password'])
    expect((await client.post('/api/v2/my-second-factor/remove', { password: TEST_PASSWORD })).status).toBe(200)
    expect((await signIn(user)).at('code')).toBe(200)
  })

  it('is done for somebody within the data scope who has no more rights, and for nobody else', async () => {
    const [north, south] = [await buildDepartment(test.deps), await buildDepartment(test.deps)]
    const roleId = await buildRole(test.deps, { permissions: ['system:sysuser:resetPassword'], dataScope: 3 })
    const resetter = await buildUser(test.deps, { departmentId: north, roleIds: [roleId] })
    const client = await test.as(resetter)
    const reset = async (id: string) => {
      const answer = await client.delete(`/api/v2/people/${id}/second-factor`)
      return answer.at('code') ?? answer.status
    }
    const near = await protectedUser({ departmentId: north })
    const far = await protectedUser({ departmentId: south })
    const above = await protectedUser({ departmentId: north, roleIds: [test.site.adminRoleId] })
    expect([await reset(far.user.id), await reset(above.user.id), await reset(resetter.id)]).toEqual([
      'scope.beyond-yours',
      'permission.denied',
      'permission.denied',
    ])
    expect([await reset(near.user.id), await reset(near.user.id)]).toEqual([200, 'second-factor.off'])
    expect((await signIn(near.user)).at('code')).toBe(200)
  })
})
