/** Made-up tokens, cookies and headers: none of them is a session, and none becomes one. */
import { createHmac, generateKeyPairSync } from 'node:crypto'
import { routes } from '@formwork/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { createTestApp, type TestApp } from '../../testing/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const CLAIMS = { sub: 'admin', userId: '1', roleKey: 'admin', identity: 'admin', exp: 4_102_444_800, isRefresh: true }

/** A token as servers of the old family sign it. */
function jwt(header: object, key: string | null, claims: object = CLAIMS): string {
  const signed = `${encoded({ typ: 'JWT', ...header })}.${encoded(claims)}`
  return `${signed}.${key === null ? '' : createHmac('sha256', key).update(signed).digest('base64url')}`
}

const publicKey = String(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }))

describe('a signed token', () => {
  it.each<[string, string]>([
    ['without a signature', jwt({ alg: 'none' }, null)],
    ['with an empty key', jwt({ alg: 'HS256' }, '')],
    ['with the key “ferry”', jwt({ alg: 'HS256' }, 'ferry')],
    ['with the key “go-admin”', jwt({ alg: 'HS256' }, 'go-admin')],
    ['with the key “secret”', jwt({ alg: 'HS256' }, 'secret')],
    ['with a public key taken for a secret', jwt({ alg: 'HS256' }, publicKey)],
    ['with a key of a file', jwt({ alg: 'HS256', kid: '../../dev/null' }, '')],
    ['with a key from elsewhere', jwt({ alg: 'RS256', jku: 'https://evil.example/keys', jwk: { kty: 'oct', k: '' } }, '')],
    ['that is over', jwt({ alg: 'HS256' }, 'secret', { ...CLAIMS, exp: 1 })],
  ])('%s is nobody’s session', async (_why, token) => {
    const headers = { authorization: `Bearer ${token}` }
    for (const { method, path: url } of [routes.getInfo, routes.refreshToken, routes.refreshTokenByGet])
      expect((await test.app.inject({ method, url, headers })).json().code, url).toBe(401)
    expect((await test.withToken(token).get('/api/v2/my-sessions')).status).toBe(401)
  })
})

it('a cookie that was there before signing in is never the session that begins', async () => {
  const user = await buildUser(test.deps)
  const planted = 'A'.repeat(43)
  const headers = { cookie: `Admin-Token=${planted}`, authorization: `Bearer ${planted}` }
  const tokens = [0, 1].map(async () =>
    (await test.anonymous.post('/login', { username: user.username, password: TEST_PASSWORD }, headers)).textAt('token'),
  )
  const [first, second] = await Promise.all(tokens)
  expect(new Set([first, second, planted]).size).toBe(3)
  expect((await test.withToken(planted).get('/api/v1/getinfo')).at('code')).toBe(401)
})

it('the cookie alone changes nothing, whatever is called and however it is sent', async () => {
  const { token } = await test.as(test.admin)
  const headers = { cookie: `Admin-Token=${token}`, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const changing = Object.values(routes).filter(({ method, access }) => method !== 'GET' && access !== 'public')
  expect(changing.length).toBeGreaterThan(80)
  for (const { method, path, wire } of changing) {
    const url = path.replaceAll(/:\w+/g, '00000000-0000-7000-8000-000000000000')
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await test.app.inject({ method, url, headers: { ...headers, 'content-type': type }, payload: '{}' })
      expect(wire === 'v1' ? answer.json().code : answer.statusCode, `${method} ${path} as ${type}`).toBe(401)
    }
  }
})

it('headers with which a proxy could say who calls are not looked at', async () => {
  const names = [
    'x-remote-user',
    'remote-user',
    'x-forwarded-user',
    'x-forwarded-preferred-username',
    'x-webauth-user',
    'x-authenticated-user',
  ]
  const headers = Object.fromEntries(names.map((name) => [name, 'admin']))
  expect((await test.anonymous.get('/api/v1/getinfo', headers)).at('code')).toBe(401)
  const user = await buildUser(test.deps)
  const answer = await (await test.as(user)).get('/api/v1/getinfo', headers)
  expect(answer.at('data.userId')).toBe(user.id)
})

it('nobody can tell by the time it takes whether a name exists', async () => {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const time = async (kind: 'known' | 'unknown', username: string) => {
    // CPU time, nearly all of it for the hash: other load on the machine does not count.
    const before = process.cpuUsage()
    await test.anonymous.post('/login', { username, password: 'not the right one' })
    const { user, system } = process.cpuUsage(before)
    took[kind].push(user + system)
  }
  await time('unknown', 'to-warm-up')
  took.unknown = []
  // In alternation, so that other work of the process slows both alike.
  for (let round = 0; round < 15; round += 1) {
    const { username } = await buildUser(test.deps)
    await time('known', username)
    await time('unknown', `nobody-${round}`)
  }
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[7] ?? 0
  // Without the hash an unknown name takes a fifth of the time.
  expect(median(took.unknown) / median(took.known)).toBeGreaterThan(0.5)
  expect(median(took.unknown) / median(took.known)).toBeLessThan(2)
})
