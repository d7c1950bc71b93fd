/** Settings of security: each counts with the next call, whichever server takes it. */
import { SECURITY_SETTINGS, type SecuritySettings } from '@formwork/api-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../http/app'
import { buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { clientOf, createTestApp, type TestApp } from '../../testing/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => save({}))

const save = async (changed: Partial<SecuritySettings>) => {
  const body = { ...SECURITY_SETTINGS.defaults, ...changed }
  expect((await (await test.as(test.admin)).put('/api/v2/settings/security', body)).status).toBe(200)
}
const signIn = (username: string, password = TEST_PASSWORD, more = {}) =>
  test.anonymous.post('/login', { username, password, loginType: 0, ...more })

describe('a session', () => {
  it('lasts as long as the settings say, and longer for whoever wants to be remembered', async () => {
    const { username } = await buildUser(test.deps)
    await save({ sessionHours: 2, rememberedDays: 30 })
    const until = async (more = {}) =>
      Date.parse((await signIn(username, TEST_PASSWORD, more)).textAt('expire')) - test.deps.now().getTime()
    expect([await until(), await until({ rememberMe: true })]).toEqual([2 * 3_600_000, 30 * 24 * 3_600_000])
  })

  it('ends on every server when it was not used for the time that is set, also one that began before', async () => {
    const person = await test.as(await buildUser(test.deps))
    const other = clientOf(await buildApp({ deps: test.deps }), person.token)
    const isOpen = async () => (await other.get('/api/v2/my-sessions')).status
    await save({ idleMinutes: 30 })
    test.clock.advance({ minutes: 29 })
    expect(await isOpen()).toBe(200)
    test.clock.advance({ minutes: 29 })
    expect(await isOpen()).toBe(200)
    test.clock.advance({ minutes: 31 })
    expect((await person.get('/api/v2/my-sessions')).at('code')).toBe('session.expired')
    expect(await isOpen()).toBe(401)
  })
})

describe('guessing a password', () => {
  it('is stopped after as many attempts as are set, for as long', async () => {
    const { username } = await buildUser(test.deps)
    await save({ failuresAtOnePlace: 3, windowMinutes: 5 })
    for (const _ of [1, 2, 3]) expect((await signIn(username, 'wrong')).at('reason')).toBe('sign-in.failed')
    expect((await signIn(username)).at('reason')).toBe('sign-in.throttled')
    test.clock.advance({ minutes: 6 })
    expect((await signIn(username)).at('code')).toBe(200)
  })
})

describe('a new password', () => {
  const RULES = { passwordLength: 12, passwordKinds: 3 }
  const TRIES = [
    ['Short-1', 'password.too-short'],
    ['long but of one kind', 'password.too-simple'],
  ] as const
  it.each(TRIES)('%s is refused wherever one is chosen', async (password, code) => {
    const admin = await test.as(test.admin)
    const person = await buildUser(test.deps)
    await save(RULES)
    const fields = { nickName: '某人', phone: '', email: '', deptId: null, roleIds: [], remark: '', status: '0' }
    const own = await test.as(person)
    const answers = [
      await own.put('/api/v1/user/pwd', { oldPassword: TEST_PASSWORD, newPassword: `${password}!`, passwordType: 0 }),
      await admin.post('/api/v1/sysUser', { ...fields, username: 'somebody', password: `${password}!` }),
      await admin.put('/api/v1/sysUser', { userId: person.id, password: `${password}!` }),
    ]
    expect(answers.map((answer) => answer.at('reason'))).toEqual([code, code, code])
    expect((await signIn(person.username)).at('code')).toBe(200)
  })

  it('is taken when it is long and mixed enough; whoever chooses one is told the rules before', async () => {
    const person = await buildUser(test.deps)
    await save(RULES)
    const body = { userId: person.id, password: 'Long enough 1' }
    expect((await (await test.as(test.admin)).put('/api/v1/sysUser', body)).at('code')).toBe(200)
    expect((await test.anonymous.get('/api/v1/settings')).at('data.0.password_rules')).toEqual(RULES)
  })
})
