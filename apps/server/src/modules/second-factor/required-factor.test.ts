/** A second factor that the site requires: people who must have one can do nothing before it is set up. */
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildRole, type BuiltUser, buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp

beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const demand = async (secondFactorFor: string) => (await test.as(test.admin)).put('/api/v2/settings/sign-in', { secondFactorFor })
const INBOX = '/api/v1/upcoming'
const mustSetUp = async (client: TestClient) => (await client.get('/api/v1/getinfo')).at('data.mustSetUpSecondFactor')
const staff = () => buildUser(test.deps, { roleIds: [test.site.staffRoleId] })

async function setUp(client: TestClient) {
  const secret = (await client.post('/api/v2/my-second-factor', { password: TEST_PASSWORD })).textAt('secret')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() })
  expect((await client.post('/api/v2/my-second-factor/confirm', { code })).status).toBe(200)
}

it('leads whoever has none to set it up, from the next call on, and then lets them work', async () => {
  const client = await test.as(await staff())
  expect((await client.get(INBOX)).at('code')).toBe(200)
  expect((await demand('everyone')).status).toBe(200)
  expect([await mustSetUp(client), (await client.get(INBOX)).at('reason')]).toEqual([true, 'session.second-factor-required'])
  expect((await client.get('/api/v2/my-sessions')).at('code')).toBe('session.second-factor-required')
  expect((await client.post('/api/v2/my-second-factor/remove', { password: TEST_PASSWORD })).at('code')).toBe(
    'session.second-factor-required',
  )
  await setUp(client)
  expect([await mustSetUp(client), (await client.get(INBOX)).at('code')]).toEqual([false, 200])
  await client.post('/api/v2/my-second-factor/remove', { password: TEST_PASSWORD })
  expect(await mustSetUp(client)).toBe(true)
})

it('asks the one who turns it on as well, and nobody once it is turned off', async () => {
  await demand('everyone')
  const admin = await test.as(test.admin)
  expect((await demand('nobody')).at('code')).toBe('session.second-factor-required')
  await setUp(admin)
  expect((await demand('nobody')).status).toBe(200)
  const client = await test.as(await staff())
  expect(await mustSetUp(client)).toBe(false)
})

it('means by administrators whoever holds everything', async () => {
  await demand('administrators')
  const strong = await buildUser(test.deps, { roleIds: [await buildRole(test.deps, { permissions: ['*:*:*'] })] })
  const bare = await buildUser(test.deps)
  const of = async (user: BuiltUser) => mustSetUp(await test.as(user))
  expect([await of(test.admin), await of(strong), await of(await staff()), await of(bare)]).toEqual([true, true, false, false])
})

it('is for those who may change settings, and one of three', async () => {
  expect((await (await test.as(await staff())).put('/api/v2/settings/sign-in', { secondFactorFor: 'nobody' })).at('code')).toBe(
    'permission.denied',
  )
  expect((await demand('some')).at('code')).toBe('request.invalid')
  expect((await (await test.as(test.admin)).get('/api/v2/settings/sign-in')).body).toEqual({ secondFactorFor: 'nobody' })
})
