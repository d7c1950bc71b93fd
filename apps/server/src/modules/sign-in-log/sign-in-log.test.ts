/** The sign-in log over HTTP on a real database: every attempt with its outcome, and nothing that is secret. */
import type { SignInAttempt } from '@formwork/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchas, signInAttempts, signInThrottles } from '../../db/schema/session'
import { buildDepartment, buildRole, buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { KEEP_SIGN_INS_DAYS, sweepSignIns } from './sweep-sign-ins'

let test: TestApp
let admin: TestClient

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

const signIn = (username: string, password: string, more: object = {}) =>
  test.anonymous.post('/login', { username, password, ...more }, { 'user-agent': 'Browser 1.0' })

const list = async (query: string, client = admin) => (await client.get(`/api/v1/loginlog?${query}`)).at('data.list') as SignInAttempt[]

describe('the sign-in log', () => {
  it('holds each attempt of somebody with what came of it, from where and with what', async () => {
    const user = await buildUser(test.deps)
    await signIn(user.username, TEST_PASSWORD)
    test.clock.advance({ seconds: 1 })
    for (let count = 0; count < 10; count += 1) await signIn(user.username.toUpperCase(), `wrong ${count}`)
    test.clock.advance({ seconds: 1 })
    await signIn(user.username, TEST_PASSWORD)
    const attempts = await list(`userId=${user.id}`)
    expect(attempts.map(({ outcome }) => outcome)).toEqual([
      'throttled',
      ...Array.from({ length: 10 }, () => 'wrong-password'),
      'succeeded',
    ])
    expect(attempts.at(-1)).toMatchObject({ status: '0', username: user.username, nickName: user.name, ipaddr: '127.0.0.1' })
    expect(attempts[0]).toMatchObject({ status: '1', userAgent: 'Browser 1.0', loginTime: test.clock.now().toISOString() })
    await test.deps.db.delete(signInThrottles)
  })

  it('tells of a disabled account, and of the name of nobody no more than how it begins', async () => {
    const user = await buildUser(test.deps, { enabled: false })
    await signIn(user.username, TEST_PASSWORD)
    expect(await list(`userId=${user.id}`)).toMatchObject([{ outcome: 'disabled' }])
    await signIn('correct-horse-battery', 'anything at all')
    expect(await list('username=co')).toMatchObject([{ outcome: 'unknown-name', userId: null, username: 'co***', nickName: '' }])
    const { rows } = await test.database.pool.query<{ text: string }>('select a::text as text from sign_in_attempts a')
    expect(rows.filter(({ text }) => [TEST_PASSWORD, 'correct-horse', 'anything'].some((secret) => text.includes(secret)))).toEqual([])
  })

  it('holds attempts that fail at the verification code', async () => {
    const user = await buildUser(test.deps)
    const content = { name: 'Workflow', logo: '', is_ldap: false, is_verify_code: true }
    await admin.post('/api/v1/settings', { classify: 1, content })
    await signIn(user.username, TEST_PASSWORD, { code: '1', uuid: 'x' })
    await admin.post('/api/v1/settings', { classify: 1, content: { ...content, is_verify_code: false } })
    await test.deps.db.delete(captchas)
    expect(await list(`userId=${user.id}`)).toMatchObject([{ outcome: 'wrong-code' }])
  })

  it('is filtered by outcome, address and time', async () => {
    const user = await buildUser(test.deps)
    await signIn(user.username, 'wrong')
    test.clock.advance({ minutes: 1 })
    await signIn(user.username, TEST_PASSWORD)
    const now = test.clock.now().toISOString()
    const outcomes = async (query: string) => (await list(`userId=${user.id}&${query}`)).map(({ outcome }) => outcome)
    expect(await outcomes('status=0')).toEqual(['succeeded'])
    expect(await outcomes('status=1')).toEqual(['wrong-password'])
    expect(await outcomes(`from=${now}`)).toEqual(['succeeded'])
    expect(await outcomes(`until=${now}`)).toEqual(['wrong-password'])
    expect([await outcomes('ipaddr=127.'), await outcomes('ipaddr=10.')]).toEqual([['succeeded', 'wrong-password'], []])
  })

  it('shows whoever has a data scope the attempts of people within it, and no others', async () => {
    const [north, south] = [await buildDepartment(test.deps), await buildDepartment(test.deps)]
    const roleId = await buildRole(test.deps, { permissions: ['system:sysloginlog:query'], dataScope: 3 })
    const reader = await test.as(await buildUser(test.deps, { departmentId: north, roleIds: [roleId] }))
    const [near, far] = [await buildUser(test.deps, { departmentId: north }), await buildUser(test.deps, { departmentId: south })]
    for (const { username } of [near, far, { username: 'zz-nobody' }]) await signIn(username, 'wrong')
    expect((await list('pageSize=100', reader)).map(({ userId }) => userId)).toEqual([near.id])
  })

  it('forgets what is older than half a year', async () => {
    const user = await buildUser(test.deps)
    await signIn(user.username, TEST_PASSWORD)
    test.clock.advance({ days: KEEP_SIGN_INS_DAYS - 1 })
    await signIn(user.username, TEST_PASSWORD)
    test.clock.advance({ days: 1, seconds: 1 })
    await sweepSignIns(test.deps)
    const left = await test.deps.db.select({ at: signInAttempts.at }).from(signInAttempts)
    expect(left).toHaveLength(1)
  })
})
