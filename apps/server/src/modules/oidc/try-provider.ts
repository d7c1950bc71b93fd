/** Asks a provider, without anybody signing in, whether it is one and whether this site is registered there. */
import type { OidcProblem, OidcSettings, OidcStep } from '@formwork/api-contract'
import { type Configuration, genericGrantRequest, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'
import { isAboutCertificate } from '../outside-people/certificate-errors'
import { discoverProvider } from './provider'

interface TriedStep {
  readonly step: OidcStep
  readonly problem: OidcProblem | null
  readonly detail: string
}

const LONGEST_DETAIL = 500

/** The steps that were made; only the last can have failed. */
export async function tryProvider(settings: OidcSettings): Promise<TriedStep[]> {
  const found = await discoverProvider(settings).catch((error: unknown) => ({ failure: error }))
  if ('failure' in found) return [failed('discovery', problemOfDiscovery(found.failure), found.failure)]
  const { issuer } = found.serverMetadata()
  const discovery: TriedStep = { step: 'discovery', problem: null, detail: issuer }
  return [discovery, await tryClient(found, settings)]
}

/** With an invalid code: a provider checks the client before it checks the code. */
async function tryClient(provider: Configuration, { returnAddress }: OidcSettings): Promise<TriedStep> {
  const asked = { code: 'none', redirect_uri: returnAddress, code_verifier: 'none'.repeat(11) }
  const error: unknown = await genericGrantRequest(provider, 'authorization_code', asked).then(
    () => null,
    (failure: unknown) => failure,
  )
  if (error === null || (error instanceof ResponseBodyError && error.error === 'invalid_grant'))
    return { step: 'client', problem: null, detail: '' }
  const isRefused =
    error instanceof WWWAuthenticateChallengeError ||
    (error instanceof ResponseBodyError && (error.error === 'invalid_client' || error.error === 'unauthorized_client'))
  return failed('client', isRefused ? 'client-refused' : error instanceof ResponseBodyError ? 'refused' : problemOfDiscovery(error), error)
}

function failed(step: OidcStep, problem: OidcProblem, error: unknown): TriedStep {
  const innermost = causesOf(error).at(-1)
  const text =
    error instanceof ResponseBodyError ? (error.error_description ?? error.error) : innermost instanceof Error ? innermost.message : ''
  return { step, problem, detail: text.replaceAll('\u0000', '').toWellFormed().slice(0, LONGEST_DETAIL) }
}

function problemOfDiscovery(error: unknown): OidcProblem {
  const codes = causesOf(error).flatMap((one) => (typeof one === 'object' && one !== null && 'code' in one ? [String(one.code)] : []))
  if (codes.includes('OAUTH_TIMEOUT')) return 'timeout'
  if (codes.includes('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')) return 'other-issuer'
  if (codes.some((code) => code.startsWith('OAUTH_'))) return 'no-provider'
  if (codes.includes('ENOTFOUND') || codes.includes('EAI_AGAIN')) return 'no-host'
  return codes.some(isAboutCertificate) ? 'certificate' : 'unreachable'
}

/** From the outermost; a chain that ends in itself ends. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let one = error; one instanceof Error && !causes.includes(one); one = one.cause) causes.push(one)
  return causes
}
