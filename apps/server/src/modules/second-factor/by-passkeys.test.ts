/** Passkeys as the second step of signing in: turned on, asked for, lost, and required by the site. Secrets of apps lie sealed. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltUser, buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { softwarePasskey } from '../../testing/sign-in/software-passkey'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { sealOpenSecrets } from './app-secret'

const ORIGIN = 'https://flow.example.com'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp({ publicUrl: `${ORIGIN}/` })
})
afterAll(() => test.close())

type Device = ReturnType<typeof softwarePasskey>

async function addPasskey(client: TestClient): Promise<{ device: Device; id: string }> {
  const device = softwarePasskey('flow.example.com')
  const begun = await client.post('/api/v2/my-passkeys/begin', { password: TEST_PASSWORD })
  const credential = device.made({ challenge: begun.textAt('options.challenge'), origin: ORIGIN })
  const added = await client.post('/api/v2/my-passkeys', { challengeId: begun.at('challengeId'), name: '手机', credential })
  return { device, id: added.textAt('id') }
}

const turnOn = (client: TestClient) => client.post('/api/v2/my-second-factor/by-passkeys', { password: TEST_PASSWORD })

async function protectedByPasskey() {
  const user = await buildUser(test.deps)
  const client = await test.as(user)
  const { device, id } = await addPasskey(client)
  return { user, client, device, id, codes: (await turnOn(client)).at('recoveryCodes') as string[] }
}

async function answerOf(device: Device) {
  const begun = await test.anonymous.post('/api/v2/passkey-sign-in/begin')
  const credential = device.answered({ challenge: begun.textAt('options.challenge'), origin: ORIGIN })
  return { challengeId: begun.at('challengeId'), credential }
}

const signIn = ({ username }: BuiltUser, more: object = {}) => test.anonymous.post('/login', { username, password: TEST_PASSWORD, ...more })

describe('the second step by passkey', () => {
  it('is asked for only once it was turned on, which takes a passkey and the password and tells recovery codes', async () => {
    const user = await buildUser(test.deps)
    const client = await test.as(user)
    expect((await turnOn(client)).at('code')).toBe('passkey.not-found')
    await addPasskey(client)
    expect((await signIn(user)).at('code')).toBe(200)
    const wrong = await client.post('/api/v2/my-second-factor/by-passkeys', { password: 'wrong' })
    expect(wrong.at('issues.0.path')).toEqual(['password'])
    expect((await turnOn(client)).at('recoveryCodes')).toHaveLength(10)
    expect((await turnOn(client)).at('code')).toBe('second-factor.on')
    expect((await client.get('/api/v2/my-second-factor')).body).toMatchObject({ isOn: true, hasApp: false, recoveryCodesLeft: 10 })
    const asked = await signIn(user)
    expect([asked.at('reason'), asked.at('issues.0.params')]).toEqual(['sign-in.second-factor-needed', { app: false, passkey: true }])
  })

  it('takes a passkey of that person after the password, once, and nobody else’s', async () => {
    const { user, device } = await protectedByPasskey()
    const other = await protectedByPasskey()
    expect((await signIn(user, { passkey: await answerOf(other.device) })).at('reason')).toBe('passkey.refused')
    const passkey = await answerOf(device)
    expect((await signIn(user, { password: 'wrong', passkey })).at('reason')).toBe('sign-in.failed')
    expect((await signIn(user, { passkey })).at('code')).toBe(200)
    expect((await signIn(user, { passkey })).at('reason')).toBe('passkey.refused')
    expect((await signIn(user, { passkey: { ...passkey, credential: { id: 7 } } })).at('reason')).toBe('passkey.refused')
  })

  it('takes a recovery code, and no code of an app that was never added', async () => {
    const { user, codes } = await protectedByPasskey()
    expect((await signIn(user, { secondFactor: '000000' })).at('reason')).toBe('second-factor.wrong')
    expect((await signIn(user, { secondFactor: codes[0] })).at('code')).toBe(200)
    expect((await signIn(user, { secondFactor: codes[0] })).at('reason')).toBe('second-factor.wrong')
  })

  it('keeps the last passkey until something else answers, and takes an app beside it without new recovery codes', async () => {
    const { user, client, id, codes } = await protectedByPasskey()
    const remove = async () => (await client.delete(`/api/v2/my-passkeys/${id}`)).at('code')
    expect(await remove()).toBe('passkey.last-factor')
    const secret = (await client.post('/api/v2/my-second-factor', { password: TEST_PASSWORD })).textAt('secret')
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() })
    // Begun is not confirmed: the passkey still answers alone.
    expect([await remove(), (await signIn(user, { secondFactor: code() })).at('reason')]).toEqual([
      'passkey.last-factor',
      'second-factor.wrong',
    ])
    expect((await client.post('/api/v2/my-second-factor/confirm', { code: code() })).at('recoveryCodes')).toEqual([])
    expect((await signIn(user)).at('issues.0.params')).toEqual({ app: true, passkey: true })
    expect(await remove()).toBeUndefined()
    expect((await signIn(user)).at('issues.0.params')).toEqual({ app: true, passkey: false })
    expect((await signIn(user, { secondFactor: codes[1] })).at('code')).toBe(200)
  })

  it('ends with the passkeys when an administrator sets the password', async () => {
    const { user } = await protectedByPasskey()
    const password = 'another fine phrase'
    expect((await (await test.as(test.admin)).put('/api/v1/sysUser', { userId: user.id, password })).at('code')).toBe(200)
    expect((await signIn(user, { password })).at('code')).toBe(200)
  })
})

describe('a second factor that the site asks for', () => {
  it('is set up by a passkey alone, before anything else works', async () => {
    const admin = await test.as(test.admin)
    const client = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
    await admin.put('/api/v2/settings/sign-in', { secondFactorFor: 'everyone' })
    const inbox = async () => (await client.get('/api/v1/upcoming')).at('code')
    expect(await inbox()).not.toBe(200)
    await addPasskey(client)
    // A passkey alone is not yet asked for: the second step has to be turned on.
    expect(await inbox()).not.toBe(200)
    expect((await turnOn(client)).status).toBe(200)
    expect(await inbox()).toBe(200)
    await addPasskey(admin)
    await turnOn(admin)
    expect((await admin.put('/api/v2/settings/sign-in', { secondFactorFor: 'nobody' })).status).toBe(200)
  })
})

describe('secrets of apps', () => {
  it('lie sealed, and those an older version left open are sealed at the next start', async () => {
    const user = await buildUser(test.deps)
    const client = await test.as(user)
    const secret = Secret.fromBase32((await client.post('/api/v2/my-second-factor', { password: TEST_PASSWORD })).textAt('secret'))
    const code = new TOTP({ secret }).generate({ timestamp: test.clock.now().getTime() })
    await client.post('/api/v2/my-second-factor/confirm', { code })
    const bytes = Buffer.from(secret.bytes)
    const stored = async () => {
      const found = 'select secret, sealed_secret from second_factors where user_id = $1'
      return (await test.database.pool.query<{ secret: Buffer | null; sealed_secret: string | null }>(found, [user.id])).rows[0]
    }
    expect(await stored()).toEqual({ secret: null, sealed_secret: expect.stringMatching(/^1\./) })
    await test.database.pool.query('update second_factors set secret = $2, sealed_secret = null where user_id = $1', [user.id, bytes])
    expect(await sealOpenSecrets(test.deps)).toBe(1)
    expect(await sealOpenSecrets(test.deps)).toBe(0)
    expect(await stored()).toEqual({ secret: null, sealed_secret: expect.stringMatching(/^1\./) })
    test.clock.advance({ minutes: 1 })
    const later = new TOTP({ secret }).generate({ timestamp: test.clock.now().getTime() })
    expect((await signIn(user, { secondFactor: later })).at('code')).toBe(200)
  })

  it('of somebody else’s row do not open: a secret copied between rows lets nobody in', async () => {
    const users = [await buildUser(test.deps), await buildUser(test.deps)]
    const secrets: string[] = []
    for (const user of users) {
      const client = await test.as(user)
      const secret = (await client.post('/api/v2/my-second-factor', { password: TEST_PASSWORD })).textAt('secret')
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() })
      await client.post('/api/v2/my-second-factor/confirm', { code })
      secrets.push(secret)
    }
    const [mine, theirs] = users
    if (mine === undefined || theirs === undefined) throw new Error('no users')
    await test.database.pool.query(
      'update second_factors set sealed_secret = (select sealed_secret from second_factors where user_id = $1) where user_id = $2',
      [mine.id, theirs.id],
    )
    test.clock.advance({ minutes: 1 })
    const code = new TOTP({ secret: Secret.fromBase32(secrets[0] ?? '') }).generate({ timestamp: test.clock.now().getTime() })
    expect((await signIn(theirs, { secondFactor: code })).at('reason')).toBe('second-factor.wrong')
    expect((await signIn(mine, { secondFactor: code })).at('code')).toBe(200)
  })
})
