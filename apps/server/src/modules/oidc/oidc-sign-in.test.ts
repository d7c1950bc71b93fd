/** Signing in at an OpenID provider, over HTTP, on a real database and a real provider. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/people'
import { oidcSignIns } from '../../db/schema/session'
import { buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { CLIENT, RETURN_ADDRESS, startProvider, type TestProvider } from '../../testing/sign-in/test-provider'
import { sweepOidcSignIns } from './oidc-sign-in'

let test: TestApp
let provider: TestProvider
let admin: TestClient

beforeAll(async () => {
  test = await createTestApp()
  provider = await startProvider()
})
afterAll(async () => {
  await test.close()
  await provider.close()
})

const PLACE = '/api/v2/settings/oidc'
const content = (more: object = {}) => ({
  isOn: true,
  label: '公司账号',
  issuer: provider.issuer,
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
  scopes: 'openid profile email',
  usernameClaim: 'preferred_username',
  returnAddress: RETURN_ADDRESS,
  createsPeople: true,
  roleId: test.site.staffRoleId,
  ...more,
})
const save = (more: object = {}) => admin.put(PLACE, content(more))

beforeEach(async () => {
  admin = await test.as(test.admin)
  provider.people.clear()
  for (const name of ['ada', 'bob', 'cyd'])
    provider.people.set(`sub-${name}`, { preferred_username: name, name: `Name of ${name}`, email: `${name}@example.org` })
  expect((await save()).status).toBe(200)
})

const start = async () => {
  const answer = await test.anonymous.post('/api/v2/sign-in/oidc/start')
  return { address: answer.textAt('address'), ticket: answer.textAt('ticket') }
}
const finish = (ticket: string, query: string) => test.anonymous.post('/api/v2/sign-in/oidc/finish', { ticket, query })
async function signIn(sub: string) {
  const { address, ticket } = await start()
  return finish(ticket, await provider.signIn(address, sub))
}
const stored = async (username: string) => (await test.deps.db.select().from(users).where(eq(users.usernameKey, username)))[0]

describe('signing in at the provider', () => {
  it('opens a session like any other, and makes the account the first time', async () => {
    const client = test.withToken((await signIn('sub-ada')).textAt('token'))
    expect((await client.get('/api/v1/getinfo')).at('data')).toMatchObject({ userName: 'ada', name: 'Name of ada', roles: ['普通员工'] })
    expect((await client.get('/api/v1/user/profile')).at('data')).toMatchObject({ source: 'oidc', email: 'ada@example.org' })
    expect((await admin.get('/api/v1/loginlog?username=ada')).at('data.list.0')).toMatchObject({
      outcome: 'succeeded',
      nickName: 'Name of ada',
    })
    expect((await admin.get('/api/v2/audit?kind=sign-in.succeeded')).at('list')).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ source: 'oidc' }) }),
    )
  })

  it('knows people by what the provider keeps for good, not by a name that may go to somebody else', async () => {
    await signIn('sub-ada')
    provider.people.set('sub-ada', { preferred_username: 'ada.lovelace', name: 'Ada Lovelace' })
    provider.people.set('sub-other', { preferred_username: 'ada', name: 'Somebody else' })
    const again = test.withToken((await signIn('sub-ada')).textAt('token'))
    expect((await again.get('/api/v1/getinfo')).at('data')).toMatchObject({ userName: 'ada', name: 'Ada Lovelace' })
    expect((await signIn('sub-other')).at('code')).toBe('sign-in.not-admitted')
  })

  it('never takes over a local account', async () => {
    const local = await buildUser(test.deps, { username: 'local.person' })
    provider.people.set('sub-local', { preferred_username: 'Local.Person', name: 'Taken over' })
    expect((await signIn('sub-local')).at('code')).toBe('sign-in.not-admitted')
    expect(await stored('local.person')).toMatchObject({ id: local.id, source: 'local', nickName: local.name })
    expect((await admin.get('/api/v2/audit?kind=sign-in.failed')).at('list')).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ reason: 'name-taken' }) }),
    )
  })

  it('does not let in who is disabled, unknown while nobody is created, or without a usable name', async () => {
    await signIn('sub-bob')
    await test.deps.db.update(users).set({ enabled: false }).where(eq(users.usernameKey, 'bob'))
    expect((await signIn('sub-bob')).at('code')).toBe('sign-in.not-admitted')
    await save({ createsPeople: false })
    expect((await signIn('sub-cyd')).at('code')).toBe('sign-in.not-admitted')
    await save()
    provider.people.set('sub-strange', { preferred_username: 'two words<' })
    expect((await signIn('sub-strange')).at('code')).toBe('sign-in.not-admitted')
    expect(await stored('cyd')).toBeUndefined()
  })

  it('is good once, for ten minutes, and in the browser that began it', async () => {
    const { address, ticket } = await start()
    const query = await provider.signIn(address, 'sub-ada')
    const other = await start()
    expect((await finish(other.ticket, query)).at('code')).toBe('sign-in.over')
    // An attempt with the wrong ticket has used it up.
    expect((await finish(ticket, query)).at('code')).toBe('sign-in.over')
    const late = await start()
    const lateQuery = await provider.signIn(late.address, 'sub-ada')
    test.clock.advance({ minutes: 11 })
    expect((await finish(late.ticket, lateQuery)).at('code')).toBe('sign-in.over')
    expect((await finish('x', 'code=y')).at('code')).toBe('sign-in.over')
  })

  it('is refused with a code of another attempt, or when the person said no', async () => {
    const [one, two] = [await start(), await start()]
    const [first, second] = [await provider.signIn(one.address, 'sub-ada'), await provider.signIn(two.address, 'sub-bob')]
    const mixed = new URLSearchParams(second)
    mixed.set('code', new URLSearchParams(first).get('code') ?? '')
    expect((await finish(two.ticket, mixed.toString())).at('code')).toBe('sign-in.provider-refused')
    const { address, ticket } = await start()
    const state = new URL(address).searchParams.get('state') ?? ''
    expect((await finish(ticket, new URLSearchParams({ state, error: 'access_denied', iss: provider.issuer }).toString())).at('code')).toBe(
      'sign-in.provider-refused',
    )
  })

  it('sends PKCE, state and a nonce, and nothing secret', async () => {
    const { address, ticket } = await start()
    const { searchParams: sent } = new URL(address)
    expect(Object.fromEntries(sent)).toMatchObject({ code_challenge_method: 'S256', redirect_uri: RETURN_ADDRESS, client_id: CLIENT.id })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(sent.get(name)).toMatch(/^[\w-]{43}$/)
    const rows = JSON.stringify(await test.deps.db.select().from(oidcSignIns))
    for (const secret of [CLIENT.secret, ticket]) expect(address + rows).not.toContain(secret)
    expect(rows).not.toContain(sent.get('state'))
  })

  it('leaves nothing behind that is over', async () => {
    await start()
    test.clock.advance({ minutes: 11 })
    expect(await sweepOidcSignIns(test.deps)).toBeGreaterThan(0)
    expect(await test.deps.db.$count(oidcSignIns)).toBe(0)
  })
})

describe('the settings of the provider', () => {
  const label = async () => (await test.anonymous.get('/api/v1/settings?classify=1')).at('data.0.oidc_label')

  it('name the button of the sign-in page while they are switched on', async () => {
    expect(await label()).toBe('公司账号')
    await save({ isOn: false })
    expect(await label()).toBe('')
    expect((await test.anonymous.post('/api/v2/sign-in/oidc/start')).at('code')).toBe('sign-in.provider-off')
  })

  it('keep the secret for themselves, and for the provider it was given for', async () => {
    const shown = await admin.get(PLACE)
    expect(shown.body).toMatchObject({ settings: { issuer: provider.issuer }, hasClientSecret: true })
    const { rows } = await test.database.pool.query<{ text: string }>(
      'select s::text as text from settings s union all select a::text from audit_entries a',
    )
    expect([shown.text, ...rows.map(({ text }) => text)].filter((text) => text.includes(CLIENT.secret))).toEqual([])
    expect((await save({ clientSecret: '', label: 'Other' })).status).toBe(200)
    expect((await signIn('sub-ada')).status).toBe(200)
    expect((await save({ clientSecret: '', issuer: 'https://elsewhere.example.org' })).at('issues.0.path')).toEqual(['clientSecret'])
  })

  it.each(['http://provider.example.org', 'https://user:pw@host', 'javascript:alert(1)', 'https://host/?x=1', ''])(
    'refuse the issuer %j',
    async (issuer) => {
      expect((await save({ issuer })).at('issues.0.path')).toEqual(['issuer'])
    },
  )

  it('are tried without anybody signing in: what is wrong with address, issuer, client or secret is told apart', async () => {
    const tried = async (more: object) => {
      const steps: unknown = (await admin.post(`${PLACE}/try`, content(more))).at('steps')
      return Array.isArray(steps) ? steps.map(({ step, problem }: { step: string; problem: string | null }) => [step, problem]) : steps
    }
    const found = ['discovery', null]
    const fine = [found, ['client', null]]
    expect(await tried({})).toEqual(fine)
    expect(await tried({ clientSecret: '' })).toEqual(fine)
    expect(await tried({ clientSecret: 'another' })).toEqual([found, ['client', 'client-refused']])
    expect(await tried({ clientId: 'another' })).toEqual([found, ['client', 'client-refused']])
    expect(await tried({ issuer: 'http://127.0.0.1:1' })).toEqual([['discovery', 'unreachable']])
    expect(await tried({ issuer: 'https://id.nowhere.invalid' })).toEqual([['discovery', 'no-host']])
    expect(await tried({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') })).toEqual([['discovery', 'other-issuer']])
    expect(await tried({ issuer: `${provider.issuer}/nowhere` })).toEqual([['discovery', 'no-provider']])
    const elsewhere = await admin.post(`${PLACE}/try`, content({ clientSecret: '', issuer: 'https://elsewhere.example.org' }))
    expect(elsewhere.at('code')).toBe('settings.secret-needed')
  })

  it('say that a provider does not answer', async () => {
    await save({ issuer: 'http://127.0.0.1:1' })
    expect((await test.anonymous.post('/api/v2/sign-in/oidc/start')).at('code')).toBe('sign-in.provider-unreachable')
  })
})
