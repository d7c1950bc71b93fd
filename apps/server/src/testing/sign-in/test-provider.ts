/** A real OpenID provider in the test's process, and a minimal browser to sign in there. */
import { createServer } from 'node:http'
import { generateKeyPairSync } from 'node:crypto'
import { Provider } from 'oidc-provider'

export const RETURN_ADDRESS = 'http://localhost:8080/login'
export const CLIENT = { id: 'formwork', secret: 'the secret of this site at the provider' }

export interface TestProvider {
  readonly issuer: string
  /** By `sub`; changed by the test as it likes. */
  readonly people: Map<string, Readonly<Record<string, unknown>>>
  /** Signs somebody in over there. @returns the query that the browser comes back with. */
  signIn(address: string, sub: string): Promise<string>
  close(): Promise<void>
}

export async function startProvider(): Promise<TestProvider> {
  const people: TestProvider['people'] = new Map()
  let answer: ReturnType<Provider['callback']> | undefined
  const server = createServer((request, response) => void answer?.(request, response))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${bound.port}`
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [RETURN_ADDRESS] }],
    pkce: { required: () => true },
    jwks: { keys: [{ ...key, kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], profile: ['preferred_username', 'name'], email: ['email'], phone: ['phone_number'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  })
  answer = provider.callback()
  return {
    issuer,
    people,
    signIn: (address, sub) => walk(address, sub),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Follows redirects and fills in the two forms of the provider, with its cookies, until it is sent back. */
async function walk(start: string, sub: string): Promise<string> {
  const cookies = new Map<string, string>()
  let address = new URL(start)
  let body: URLSearchParams | undefined
  for (let hop = 0; hop < 12; hop += 1) {
    if (address.href.startsWith(RETURN_ADDRESS)) return address.search.slice(1)
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body === undefined ? {} : { method: 'POST', body }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    // oxlint-disable-next-line no-await-in-loop
    const page = await response.text()
    if (next !== null) {
      address = new URL(next, address)
      body = undefined
    } else {
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
      if (prompt === undefined) throw new Error(`the provider shows something else: ${response.status} ${page.slice(0, 300)}`)
      body = new URLSearchParams({ prompt, login: sub, password: 'any' })
    }
  }
  throw new Error('the provider leads in circles')
}
