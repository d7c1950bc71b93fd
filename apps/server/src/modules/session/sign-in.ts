/** Signing in: the verification code, the throttle, the password, in this order; same answer and time for unknown and known people. */
import type { SignInOutcome } from '@formwork/api-contract'
import { type AuditAuthor, appendAudit } from '../../db/append-audit'
import type { Queryable } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { Refusal, refuse, refuseAt } from '../../domain/refusal'
import { noteSignIn } from '../sign-in-log/note-sign-in'
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
  const origin: Origin = { address, userAgent, requestId }
  const nobody: AuditAuthor = { userId: null, name: '', origin }
  const find = () => findAccountByName(deps.db, input.username)
  const note = async (found: Account | null, outcome: SignInOutcome, db: Queryable = deps.db) =>
    noteSignIn(deps, db, { typed: input.username, found, outcome, origin })
  const { is_verify_code: isCodeNeeded } = await readSiteSettings(deps.db)
  if (isCodeNeeded && !(await consumeCaptcha(deps, input.uuid ?? '', input.code ?? ''))) {
    await note(await find(), 'wrong-code')
    throw refuseAt(['code'], 'captcha.wrong')
  }
  const account = usernameKeyOf(input.username)
  try {
    await countAttempt(deps, account, address, async (limit) => {
      await appendAudit(deps.db, deps, nobody, {
        kind: 'sign-in.throttled',
        subject: subjectOf(await find()),
        before: null,
        after: { limit },
      })
    })
  } catch (error) {
    if (error instanceof Refusal) await note(await find(), 'throttled')
    throw error
  }
  const found = await find()
  const isRight = await verifyPassword(found?.passwordHash ?? (await decoyHash()), input.password)
  if (found === null || !isRight || !found.enabled) {
    const reason = found === null ? 'unknown' : isRight ? 'disabled' : 'password'
    await appendAudit(deps.db, deps, nobody, { kind: 'sign-in.failed', subject: subjectOf(found), before: null, after: { reason } })
    await note(found, OUTCOME_OF[reason])
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
    await note(found, 'succeeded', tx)
    const author = { ...nobody, userId: found.id, name: found.name }
    await appendAudit(tx, deps, author, { kind: 'sign-in.succeeded', subject: subjectOf(found), before: null, after: null })
    return opened
  })
}

const OUTCOME_OF = { unknown: 'unknown-name', password: 'wrong-password', disabled: 'disabled' } as const

/** What was typed as the name of nobody is not kept: it may be a password, in the wrong field. */
const subjectOf = (found: Account | null) => (found === null ? { id: null, name: '' } : { id: found.id, name: found.name })
