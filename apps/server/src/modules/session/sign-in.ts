/** Signing in: the verification code, the throttle, the password, the second factor, in this order; same answer and time whether the account exists or not. */
import type { LdapSettings, SecuritySettings, SignInOutcome } from '@formwork/api-contract'
import { type AuditAuthor, appendAudit } from '../../db/append-audit'
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { Refusal, refuse, refuseAt } from '../../domain/refusal'
import type { CallFacts } from '../call'
import { readLdapSettings } from '../directory/ldap-settings'
import type { PasskeyAnswer } from '../passkeys/check-passkey'
import { checkSecondFactor, type SecondFactorAnswer } from '../second-factor/check-second-factor'
import { recordSignIn } from '../sign-in-log/record-sign-in'
import { readForSignIn } from '../settings/read-settings'
import { type Account, findAccountByName, usernameKeyOf } from './account-repo'
import { consumeCaptcha, issuePass } from './captcha/captcha'
import { checkDirectoryPassword, checkLocalPassword } from './check-password'
import { completeSignIn } from './complete-sign-in'
import type { OpenedSession } from './open-session'
import { admitAttempt, type AdmittedAttempt, type ThrottledBy } from './throttle/throttle'

export interface SignIn {
  readonly username: string
  readonly password: string
  readonly code?: string | undefined
  readonly uuid?: string | undefined
  readonly loginType: 0 | 1
  readonly rememberMe?: boolean | undefined
  readonly secondFactor?: string | undefined
  readonly passkey?: PasskeyAnswer | undefined
}

interface Attempt {
  readonly input: SignIn
  readonly origin: Origin
  /** Author in the audit log, until somebody is signed in. */
  readonly nobody: AuditAuthor
  readonly isCodeNeeded: boolean
  /** Where the password is checked; null: here. */
  readonly directory: LdapSettings | null
  readonly site: string
  readonly security: SecuritySettings
}

export async function signIn(
  deps: Deps,
  input: SignIn,
  { address, userAgent, requestId, site }: Origin & Pick<CallFacts, 'site'>,
): Promise<OpenedSession> {
  const origin: Origin = { address, userAgent, requestId }
  const { site: settings, security } = await readForSignIn(deps.db)
  const { is_verify_code: isCodeNeeded, is_ldap: isLdap } = settings
  const directory = input.loginType === 1 && isLdap ? await readLdapSettings(deps) : null
  if (input.loginType === 1 && directory === null) throw refuse('sign-in.kind-unavailable')
  const attempt: Attempt = { input, origin, nobody: { userId: null, name: '', origin }, isCodeNeeded, directory, site, security }
  await requireCode(deps, attempt)
  const admitted = await admittedTo(deps, attempt, usernameKeyOf(input.username))
  const found = await requirePassword(deps, attempt, admitted)
  await requireSecondFactor(deps, attempt, found)
  return completeSignIn(deps, { found, origin, isRemembered: input.rememberMe === true, security })
}

async function requireCode(deps: Deps, attempt: Attempt): Promise<void> {
  const { input, isCodeNeeded } = attempt
  if (!isCodeNeeded || (await consumeCaptcha(deps, input.uuid ?? '', input.code ?? ''))) return
  await note(deps, attempt, await findAccountByName(deps.db, input.username), 'wrong-code')
  throw refuseAt(['code'], 'captcha.wrong')
}

async function admittedTo(deps: Deps, attempt: Attempt, account: string): Promise<AdmittedAttempt> {
  const { input, origin, nobody, security } = attempt
  const find = () => findAccountByName(deps.db, input.username)
  const onLimit = async (limit: ThrottledBy) => {
    const subject = subjectOf(await find())
    await appendAudit(deps.db, deps, nobody, { kind: 'sign-in.throttled', subject, before: null, after: { limit } })
  }
  try {
    return await admitAttempt(deps, { account, address: origin.address, limits: security, onLimit })
  } catch (error) {
    if (error instanceof Refusal) await note(deps, attempt, await find(), 'throttled')
    throw error
  }
}

async function requirePassword(deps: Deps, attempt: Attempt, admitted: AdmittedAttempt): Promise<Account> {
  const { input, origin, directory } = attempt
  const { found, problem } = await admitted.check(
    () => (directory === null ? checkLocalPassword(deps, input) : checkDirectoryPassword(deps, directory, input, origin)),
    (checked) => checked.problem !== null && checked.problem !== 'unreachable',
  )
  if (problem === null) return found
  if (problem === 'unreachable') {
    await note(deps, attempt, found, 'directory-unreachable')
    throw refuse('sign-in.directory-unreachable')
  }
  await failed(deps, attempt, found, problem)
  throw refuse(problem === 'not-admitted' ? 'sign-in.not-admitted' : 'sign-in.failed')
}

async function requireSecondFactor(deps: Deps, attempt: Attempt, found: Account): Promise<void> {
  const { input, isCodeNeeded, nobody, site } = attempt
  const given = { typed: input.secondFactor ?? '', passkey: input.passkey ?? null }
  let answer: SecondFactorAnswer
  try {
    answer = await checkSecondFactor(deps, found.id, given, { site }, async (limit) =>
      appendAudit(deps.db, deps, nobody, { kind: 'sign-in.throttled', subject: subjectOf(found), before: null, after: { limit } }),
    )
  } catch (error) {
    if (error instanceof Refusal) await note(deps, attempt, found, 'throttled')
    throw error
  }
  if (answer.kind === 'right' || answer.kind === 'not-asked') return
  if (answer.kind === 'missing') await note(deps, attempt, found, 'second-factor-asked')
  else await failed(deps, attempt, found, 'second-factor')
  const code = codeOf(answer.kind, input)
  // The verification code is used up: the next step comes with one that is already solved.
  const params = { ...answer.ways, ...(isCodeNeeded ? await issuePass(deps) : {}) }
  throw refuse(code, {}, [{ path: ['secondFactor'], code, message: '', params }])
}

const codeOf = (kind: 'missing' | 'wrong', { passkey }: SignIn) =>
  kind === 'missing' ? 'sign-in.second-factor-needed' : passkey === undefined ? 'second-factor.wrong' : 'passkey.refused'

const OUTCOME_OF = {
  unknown: 'unknown-name',
  password: 'wrong-password',
  disabled: 'disabled',
  'other-source': 'wrong-password',
  'not-admitted': 'not-admitted',
  'second-factor': 'wrong-second-factor',
} as const

async function failed(deps: Deps, attempt: Attempt, found: Account | null, reason: keyof typeof OUTCOME_OF): Promise<void> {
  await appendAudit(deps.db, deps, attempt.nobody, { kind: 'sign-in.failed', subject: subjectOf(found), before: null, after: { reason } })
  await note(deps, attempt, found, OUTCOME_OF[reason])
}

const note = (deps: Deps, { input, origin }: Attempt, found: Account | null, outcome: SignInOutcome): Promise<void> =>
  recordSignIn(deps, deps.db, { typed: input.username, found, outcome, origin })

/** A typed name without an account is not stored: it may be a password, in the wrong field. */
const subjectOf = (found: Account | null) => (found === null ? { id: null, name: '' } : { id: found.id, name: found.name })
