/** Passkeys over HTTP with a device in software: added, signed in with, and refused. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInAttempts } from '../../db/schema/session'
import { type BuiltUser, buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { type AnswerTraits, softwarePasskey } from '../../testing/sign-in/software-passkey'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { sweepPasskeyChallenges } from './challenges'

const ORIGIN = 'https://flow.example.com'
const RP_ID = 'flow.example.com'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp({ publicUrl: `${ORIGIN}/` })
})
afterAll(() => test.close())

type Device = ReturnType<typeof softwarePasskey>
type Change = Partial<AnswerTraits>

async function begin(client: TestClient, path: string, body?: object) {
  const begun = await client.post(path, body)
  return { begun, challengeId: begun.at('challengeId'), challenge: String(begun.at('options.challenge')) }
}

async function add(client: TestClient, device: Device, change: Change = {}, name = '手机') {
  const { challengeId, challenge } = await begin(client, '/api/v2/my-passkeys/begin', { password: TEST_PASSWORD })
  return client.post('/api/v2/my-passkeys', { challengeId, name, credential: device.made({ challenge, origin: ORIGIN, ...change }) })
}

async function signIn(device: Device, change: Change = {}) {
  const { challengeId, challenge } = await begin(test.anonymous, '/api/v2/passkey-sign-in/begin')
  return test.anonymous.post('/api/v2/passkey-sign-in', {
    challengeId,
    credential: device.answered({ challenge, origin: ORIGIN, ...change }),
  })
}

async function withPasskey(counter = 0) {
  const user = await buildUser(test.deps)
  const client = await test.as(user)
  const device = softwarePasskey(RP_ID)
  const added = await add(client, device, { counter })
  return { user, client, device, id: added.textAt('id') }
}

/** The outcomes of all attempts of that person. */
const attemptsOf = async ({ id }: BuiltUser) =>
  (await test.deps.db.select().from(signInAttempts).where(eq(signInAttempts.userId, id))).map(({ outcome }) => outcome).toSorted()

describe('adding a passkey', () => {
  it('asks for the password, tells the browser what to make, and lists it by name', async () => {
    const user = await buildUser(test.deps)
    const client = await test.as(user)
    const wrong = await client.post('/api/v2/my-passkeys/begin', { password: 'wrong' })
    expect(wrong.at('issues.0.path')).toEqual(['password'])
    const { begun } = await begin(client, '/api/v2/my-passkeys/begin', { password: TEST_PASSWORD })
    expect(begun.at('options')).toMatchObject({
      rp: { id: RP_ID },
      user: { name: user.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    expect((await add(client, softwarePasskey(RP_ID))).status).toBe(200)
    expect((await client.get('/api/v2/my-passkeys')).at('list')).toMatchObject([{ name: '手机', lastUsedAt: null, isSynced: false }])
  })

  it.each<[string, Change, string]>([
    ['made for another site', { origin: 'https://flow.example.org' }, RP_ID],
    ['made for another name of the site', {}, 'example.com'],
    ['that nobody unlocked', { isVerified: false }, RP_ID],
    ['made for another challenge', { challenge: 'AAAA' }, RP_ID],
  ])('refuses one %s', async (_why, change, rpId) => {
    const client = await test.as(await buildUser(test.deps))
    expect((await add(client, softwarePasskey(rpId), change)).at('code')).toBe('passkey.refused')
    expect((await client.get('/api/v2/my-passkeys')).at('list')).toEqual([])
  })

  it('takes an answer once, in time, from the person who began, and no nonsense', async () => {
    const [client, stranger] = [await test.as(await buildUser(test.deps)), await test.as(await buildUser(test.deps))]
    const device = softwarePasskey(RP_ID)
    const path = '/api/v2/my-passkeys/begin'
    const first = await begin(client, path, { password: TEST_PASSWORD })
    const answer = ({ challengeId, challenge }: typeof first) => ({
      challengeId,
      name: 'x',
      credential: device.made({ challenge, origin: ORIGIN }),
    })
    expect((await stranger.post('/api/v2/my-passkeys', answer(first))).at('code')).toBe('passkey.refused')
    expect((await client.post('/api/v2/my-passkeys', answer(first))).at('code')).toBe('passkey.refused')
    const late = await begin(client, path, { password: TEST_PASSWORD })
    test.clock.advance({ minutes: 6 })
    expect((await client.post('/api/v2/my-passkeys', answer(late))).at('code')).toBe('passkey.refused')
    const { challengeId } = await begin(client, path, { password: TEST_PASSWORD })
    const nonsense = { id: 'x', response: { clientDataJSON: 7, attestationObject: [] } }
    expect((await client.post('/api/v2/my-passkeys', { challengeId, name: 'x', credential: nonsense })).at('code')).toBe('passkey.refused')
  })

  it('stops at twenty, also for answers that come at the same moment', async () => {
    const client = await test.as(await buildUser(test.deps))
    for (let count = 0; count < 18; count += 1) await add(client, softwarePasskey(RP_ID))
    const path = '/api/v2/my-passkeys/begin'
    const asked = await Promise.all(Array.from({ length: 6 }, () => begin(client, path, { password: TEST_PASSWORD })))
    const answers = await Promise.all(
      asked.map(({ challengeId, challenge }) =>
        client.post('/api/v2/my-passkeys', {
          challengeId,
          name: 'x',
          credential: softwarePasskey(RP_ID).made({ challenge, origin: ORIGIN }),
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await client.get('/api/v2/my-passkeys')).at('list')).toHaveLength(20)
    expect((await client.post(path, { password: TEST_PASSWORD })).at('code')).toBe('passkey.too-many')
  })

  it('is one’s own business: nobody else names or removes it', async () => {
    const { client, id } = await withPasskey()
    const stranger = await test.as(await buildUser(test.deps))
    expect((await stranger.put(`/api/v2/my-passkeys/${id}`, { name: 'mine' })).status).toBe(404)
    expect((await stranger.delete(`/api/v2/my-passkeys/${id}`)).status).toBe(404)
    expect((await client.put(`/api/v2/my-passkeys/${id}`, { name: '工作电脑' })).status).toBe(200)
    expect((await client.get('/api/v2/my-passkeys')).at('list.0.name')).toBe('工作电脑')
  })
})

describe('signing in with a passkey', () => {
  it('opens a session without name or password, and is logged', async () => {
    const { user, client, device } = await withPasskey()
    const answer = await signIn(device, { counter: 0 })
    expect((await test.withToken(answer.textAt('token')).get('/api/v1/getinfo')).at('data.userId')).toBe(user.id)
    expect(await attemptsOf(user)).toEqual(['succeeded'])
    expect((await client.get('/api/v2/my-passkeys')).at('list.0.lastUsedAt')).toBe(test.clock.now().toISOString())
  })

  it.each<[string, Change]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['that nobody unlocked', { isVerified: false }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['of a copy, whose counter went back', { counter: 4 }],
  ])('refuses an answer %s, in the same words, and logs it', async (_why, change) => {
    const { user, device } = await withPasskey(5)
    const answer = await signIn(device, { counter: 6, ...change })
    expect([answer.status, answer.at('code')]).toEqual([422, 'passkey.refused'])
    expect(await attemptsOf(user)).toEqual(['wrong-passkey'])
    expect((await signIn(device, { counter: 6 })).status).toBe(200)
  })

  it('takes an answer once, and in time', async () => {
    const { device } = await withPasskey()
    const { challengeId, challenge } = await begin(test.anonymous, '/api/v2/passkey-sign-in/begin')
    const body = { challengeId, credential: device.answered({ challenge, origin: ORIGIN }) }
    expect((await test.anonymous.post('/api/v2/passkey-sign-in', body)).status).toBe(200)
    expect((await test.anonymous.post('/api/v2/passkey-sign-in', body)).at('code')).toBe('passkey.refused')
    const late = await begin(test.anonymous, '/api/v2/passkey-sign-in/begin')
    test.clock.advance({ minutes: 6 })
    const credential = device.answered({ challenge: late.challenge, origin: ORIGIN })
    expect((await test.anonymous.post('/api/v2/passkey-sign-in', { challengeId: late.challengeId, credential })).at('code')).toBe(
      'passkey.refused',
    )
  })

  it('refuses somebody who is disabled, a passkey that was removed, and one that nobody has', async () => {
    const { user, client, device, id } = await withPasskey()
    await test.database.pool.query('update users set enabled = false where id = $1', [user.id])
    expect((await signIn(device)).at('code')).toBe('passkey.refused')
    expect(await attemptsOf(user)).toEqual(['disabled'])
    await test.database.pool.query('update users set enabled = true where id = $1', [user.id])
    expect((await client.delete(`/api/v2/my-passkeys/${id}`)).status).toBe(200)
    expect((await signIn(device)).at('code')).toBe('passkey.refused')
    expect((await signIn(softwarePasskey(RP_ID))).at('code')).toBe('passkey.refused')
  })

  it('ends with a password that an administrator sets: the account may have been in strange hands', async () => {
    const { user, device } = await withPasskey()
    const admin = await test.as(test.admin)
    expect((await admin.put('/api/v1/sysUser', { userId: user.id, password: 'another fine phrase' })).at('code')).toBe(200)
    expect((await signIn(device)).at('code')).toBe('passkey.refused')
  })

  it('stops an address that guesses', async () => {
    const { challengeId } = await begin(test.anonymous, '/api/v2/passkey-sign-in/begin')
    const guess = () => test.anonymous.post('/api/v2/passkey-sign-in', { challengeId, credential: { id: 'guess' } })
    for (let count = 0; count < 11; count += 1) await guess()
    expect((await guess()).textAt('detail')).toContain('分钟后再试')
  })
})

describe('without a public address', () => {
  it('passkeys are for the host that was asked, and challenges that are over are swept', async () => {
    const plain = await createTestApp()
    const begun = await plain.anonymous.post('/api/v2/passkey-sign-in/begin', undefined, { host: 'formwork.local:8080' })
    expect(begun.at('options.rpId')).toBe('formwork.local')
    plain.clock.advance({ minutes: 6 })
    expect(await sweepPasskeyChallenges(plain.deps)).toBe(1)
    await plain.close()
  })
})
