/** The calls to an OpenID provider: where a browser is sent, and who came back. Without a database. */
import type { OidcSettings } from '@formwork/api-contract'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'

/** For each call to the provider. */
const TIMEOUT_SECONDS = 5

export interface Secrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** What the provider says about somebody, whichever way it says it. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string }

/** Encrypted unless it is on this machine, which the settings make sure of. */
export async function discoverProvider({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const server = new URL(issuer)
  const insecure = server.protocol === 'http:' ? [allowInsecureRequests] : []
  return discovery(server, clientId, clientSecret === '' ? undefined : clientSecret, undefined, {
    // The signature is checked even though the token came over the direct connection: a mistake with certificates then lets nobody in.
    execute: [...insecure, enableNonRepudiationChecks],
    timeout: TIMEOUT_SECONDS,
  })
}

export async function addressOfProvider(settings: OidcSettings, { state, nonce, codeVerifier }: Secrets): Promise<string> {
  const provider = await discoverProvider(settings)
  return buildAuthorizationUrl(provider, {
    redirect_uri: settings.returnAddress,
    scope: settings.scopes,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  }).href
}

/**
 * @param query - of the address it came back to
 * @throws when the provider cannot be reached, or anything about its answer is not as it has to be
 */
export async function claimsOf(settings: OidcSettings, query: URLSearchParams, { state, nonce, codeVerifier }: Secrets): Promise<Claims> {
  const provider = await discoverProvider(settings)
  const address = new URL(settings.returnAddress)
  address.search = query.toString()
  const tokens = await authorizationCodeGrant(provider, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('the provider sent no ID token')
  if (provider.serverMetadata().userinfo_endpoint === undefined) return claims
  // Most facts about a person are only there. They have to be about the same `sub`, which the library checks.
  return { ...(await fetchUserInfo(provider, tokens.access_token, claims.sub)), ...claims }
}
