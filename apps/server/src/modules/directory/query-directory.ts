/** Signs somebody in at an LDAP directory: connect, bind as the site's own account, find exactly one entry, bind as that entry with the typed password. */
import { isIP } from 'node:net'
import type { LdapProblem, LdapSettings, LdapStep } from '@formwork/api-contract'
import {
  Client,
  ConfidentialityRequiredError,
  EqualityFilter,
  InvalidCredentialsError,
  NoSuchObjectError,
  ResultCodeError,
  StrongAuthRequiredError,
} from 'ldapts'
import { isAboutCertificate } from '../outside-people/certificate-errors'
import { type DirectoryPerson, readEntry } from './read-entry'

/** For all steps together: the sign-in waits for it. */
const TIMEOUT_MS = 5000

export type DirectoryServer = Omit<LdapSettings, 'createsPeople' | 'roleId'>

export interface Credentials {
  readonly username: string
  readonly password: string
}

export interface DirectoryStep {
  readonly step: LdapStep
  readonly problem: LdapProblem | null
  readonly entries?: number
  readonly detail: string
}

export interface DirectoryAnswer {
  /** The steps that were made. */
  readonly steps: readonly DirectoryStep[]
  /** Of the last step. */
  readonly problem: LdapProblem | null
  /** Who it is, when nothing went wrong. */
  readonly person: DirectoryPerson | null
}

class Failure extends Error {
  constructor(
    readonly problem: LdapProblem,
    readonly facts: { readonly entries?: number; readonly detail?: string } = {},
  ) {
    super(problem)
  }
}

/** Never throws for what a directory or the network does: that is its answer. */
export async function queryDirectory(server: DirectoryServer, typed: Credentials, timeoutMs = TIMEOUT_MS): Promise<DirectoryAnswer> {
  const isSecure = new URL(server.url).protocol === 'ldaps:'
  const client = new Client({
    url: server.url,
    timeout: timeoutMs,
    connectTimeout: timeoutMs,
    // For `ldap://` too, these options would turn it into `ldaps://`.
    ...(isSecure ? { tlsOptions: tlsOptionsOf(server) } : {}),
  })
  const steps: DirectoryStep[] = []
  const at: { step: LdapStep } = { step: 'connect' }
  const run = async <Value>(step: LdapStep, work: () => Promise<readonly [Value, Omit<DirectoryStep, 'step' | 'problem'>]>) => {
    at.step = step
    const [value, facts] = await work()
    steps.push({ step, problem: null, ...facts })
    return value
  }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Failure('timeout')), timeoutMs)
  })
  try {
    const person = await Promise.race([walk(client, server, typed, run), late])
    return { steps: withConnection(steps), problem: null, person }
  } catch (error) {
    const failure = failureOf(error, at.step)
    const isConnecting = at.step === 'bind' && steps.length === 0 && !(error instanceof ResultCodeError)
    const failed = [...steps, { step: isConnecting ? ('connect' as const) : at.step, ...failure }]
    return { steps: withConnection(failed), problem: failure.problem, person: null }
  } finally {
    clearTimeout(timer)
    client.unbind().catch(() => undefined)
  }
}

/** Without StartTLS the connection is opened by the first request, which is the bind. */
const withConnection = (steps: readonly DirectoryStep[]): DirectoryStep[] =>
  steps[0]?.step === 'connect' ? [...steps] : [{ step: 'connect', problem: null, detail: '' }, ...steps]

type Run = <Value>(step: LdapStep, work: () => Promise<readonly [Value, Omit<DirectoryStep, 'step' | 'problem'>]>) => Promise<Value>

async function walk(client: Client, server: DirectoryServer, { username, password }: Credentials, run: Run): Promise<DirectoryPerson> {
  if (password === '') throw new Failure('wrong-password')
  const { protocol } = new URL(server.url)
  if (server.startTls && protocol === 'ldap:')
    await run('connect', async () => {
      await client.startTLS(tlsOptionsOf(server))
      return [null, { detail: '' }]
    })
  await run('bind', async () => {
    await client.bind(server.bindDn, server.bindPassword)
    return [null, { detail: server.bindDn }]
  })
  const wanted = [server.userField, ...Object.values(server.fields).filter((name) => name !== '')]
  const entry = await run('search', async () => {
    const { searchEntries } = await client.search(server.baseDn, {
      scope: 'sub',
      // Built, not written: typed text cannot become a part of it.
      filter: new EqualityFilter({ attribute: server.userField, value: username }),
      attributes: [...new Set(wanted)],
      sizeLimit: 2,
      timeLimit: TIMEOUT_MS / 1000,
    })
    const [found, ...others] = searchEntries
    if (others.length > 0) throw new Failure('several', { entries: searchEntries.length })
    if (found === undefined) {
      // The password of an unknown name is tried with a made-up entry, so that it takes about as long as a wrong password.
      await client.bind(`cn=nobody-of-this-name,${server.baseDn}`, password).catch(() => undefined)
      throw new Failure('nobody', { entries: 0 })
    }
    return [found, { entries: 1, detail: found.dn }]
  })
  await run('sign-in', async () => {
    await client.bind(entry.dn, password)
    return [null, { detail: '' }]
  })
  return run('fields', async () => {
    const person = readEntry(entry, server, username)
    if (person === null) throw new Failure('no-user-name')
    return [person, { detail: '' }]
  })
}

function tlsOptionsOf({ url, verifiesCertificate, ca }: DirectoryServer) {
  const host = new URL(url).hostname.replaceAll(/^\[|\]$/g, '')
  return {
    host,
    ...(isIP(host) === 0 ? { servername: host } : {}),
    rejectUnauthorized: verifiesCertificate,
    ...(ca === '' ? {} : { ca }),
  }
}

const LONGEST_DETAIL = 300

function failureOf(error: unknown, step: LdapStep): Omit<DirectoryStep, 'step'> & { readonly problem: LdapProblem } {
  if (error instanceof Failure) return { problem: error.problem, detail: '', ...error.facts }
  const detail = (error instanceof Error ? error.message : String(error)).replaceAll('\u0000', '').toWellFormed().slice(0, LONGEST_DETAIL)
  if (error instanceof ResultCodeError) return { problem: refusalOf(error, step), detail }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (isAboutCertificate(code)) return { problem: 'certificate', detail }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { problem: 'no-host', detail }
  if (code.startsWith('ERR_SSL') || /connection closed/i.test(detail)) return { problem: 'no-directory', detail }
  return { problem: /tim(ed|e) ?out/i.test(detail) ? 'timeout' : 'unreachable', detail }
}

/** Of what the directory itself answers, with the place in the settings that it is about, where it tells. */
function refusalOf(error: ResultCodeError, step: LdapStep): LdapProblem {
  if (error instanceof InvalidCredentialsError && step !== 'search') return step === 'bind' ? 'wrong-account' : 'wrong-password'
  if (error instanceof NoSuchObjectError && step === 'search') return 'no-base'
  if (error instanceof ConfidentialityRequiredError || error instanceof StrongAuthRequiredError) return 'needs-encryption'
  return 'refused'
}
