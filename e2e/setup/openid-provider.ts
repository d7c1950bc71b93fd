/** A real OpenID provider beside the server of a spec, with pages of its own to sign in on. */
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

export interface OpenIdProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  close(): Promise<void>
}

/** @param returnAddress of the sign-in page @param names by what is typed as the login over there */
export async function startOpenIdProvider(returnAddress: string, names: Readonly<Record<string, string>>): Promise<OpenIdProvider> {
  const [clientId, clientSecret] = ['formwork', 'a secret of these journeys']
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
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [returnAddress] }],
    pkce: { required: () => true },
    jwks: { keys: [{ ...key, kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], profile: ['preferred_username', 'name'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, preferred_username: sub, name: names[sub] ?? sub }),
    }),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  })
  answer = provider.callback()
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { issuer, clientId, clientSecret, close }
}
