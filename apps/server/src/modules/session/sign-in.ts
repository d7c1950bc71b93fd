/** Signing in: the verification code, the throttle, the password, in this order; same answer and time for unknown and known people. */
import type { Deps } from '../../deps'
import type { CallFacts } from '../call'
import { refuse, refuseAt } from '../../domain/refusal'
import { readSiteSettings } from '../settings/settings-repo'
import { findAccountByName, usernameKeyOf } from './account-repo'
import { consumeCaptcha } from './captcha'
import { type OpenedSession, openSession } from './open-session'
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

export async function signIn(deps: Deps, input: SignIn, { address, userAgent }: CallFacts): Promise<OpenedSession> {
  if (input.loginType !== 0) throw refuse('sign-in.kind-unavailable')
  const { is_verify_code: isCodeNeeded } = await readSiteSettings(deps.db)
  if (isCodeNeeded && !(await consumeCaptcha(deps, input.uuid ?? '', input.code ?? ''))) throw refuseAt(['code'], 'captcha.wrong')
  const account = usernameKeyOf(input.username)
  await countAttempt(deps, account, address)
  const found = await findAccountByName(deps.db, input.username)
  const isRight = await verifyPassword(found?.passwordHash ?? (await decoyHash()), input.password)
  if (found === null || !isRight || !found.enabled) throw refuse('sign-in.failed')
  await forgiveAttempt(deps, account, address)
  return openSession(deps, deps.db, { userId: found.id, address, userAgent, isRemembered: input.rememberMe ?? false })
}
