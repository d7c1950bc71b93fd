/** Signing in: the verification code, the throttle, the password, in this order; same answer and time for unknown and known people. */
import { type AuditAuthor, appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { refuse, refuseAt } from '../../domain/refusal'
import { readSiteSettings } from '../settings/settings-repo'
import { type Account, findAccountByName, usernameKeyOf } from './account-repo'
import { consumeCaptcha } from './captcha'
import { type OpenedSession, openSession, REMEMBERED_MS } from './open-session'
import { decoyHash, verifyPassword } from './passwords'
import { countAttempt, forgiveAttempt } from './throttle'

export interface SignIn {
  readonly username: string
  readonly password: string
  readonly code?: string | undefined
  readonly uuid?: string | undefined
  readonly loginType: 0 | 1
  readonly rememberMe?: boolean | undefined
}

export async function signIn(deps: Deps, input: SignIn, { address, userAgent, requestId }: Origin): Promise<OpenedSession> {
  if (input.loginType !== 0) throw refuse('sign-in.kind-unavailable')
  const { is_verify_code: isCodeNeeded } = await readSiteSettings(deps.db)
  if (isCodeNeeded && !(await consumeCaptcha(deps, input.uuid ?? '', input.code ?? ''))) throw refuseAt(['code'], 'captcha.wrong')
  const account = usernameKeyOf(input.username)
  const nobody: AuditAuthor = { userId: null, name: '', origin: { address, userAgent, requestId } }
  await countAttempt(deps, account, address, async (limit) => {
    const subject = subjectOf(await findAccountByName(deps.db, input.username))
    await appendAudit(deps.db, deps, nobody, { kind: 'sign-in.throttled', subject, before: null, after: { limit } })
  })
  const found = await findAccountByName(deps.db, input.username)
  const isRight = await verifyPassword(found?.passwordHash ?? (await decoyHash()), input.password)
  if (found === null || !isRight || !found.enabled) {
    const reason = found === null ? 'unknown' : isRight ? 'disabled' : 'password'
    await appendAudit(deps.db, deps, nobody, { kind: 'sign-in.failed', subject: subjectOf(found), before: null, after: { reason } })
    throw refuse('sign-in.failed')
  }
  await forgiveAttempt(deps, account, address)
  return withTransaction(deps.db, async (tx) => {
    const opened = await openSession(deps, tx, {
      userId: found.id,
      address,
      userAgent,
      ...(input.rememberMe === true ? { lastsMs: REMEMBERED_MS } : {}),
    })
    const author = { ...nobody, userId: found.id, name: found.name }
    await appendAudit(tx, deps, author, { kind: 'sign-in.succeeded', subject: subjectOf(found), before: null, after: null })
    return opened
  })
}

/** What was typed as the name of nobody is not kept: it may be a password, in the wrong field. */
const subjectOf = (found: Account | null) => (found === null ? { id: null, name: '' } : { id: found.id, name: found.name })
