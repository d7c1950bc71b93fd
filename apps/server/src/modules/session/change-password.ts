/** Changing one's own password: every session ends, the caller gets a new one. */
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import type { CallFacts } from '../call'
import { refuse, refuseAt } from '../../domain/refusal'
import { findAccount, setPassword, usernameKeyOf } from './account-repo'
import { type OpenedSession, openSession } from './open-session'
import { hashPassword, verifyPassword } from './passwords'
import { revokeSessionsOf } from './session-repo'
import { countAttempt, forgiveAttempt } from './throttle'

export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
}

export async function changePassword(
  deps: Deps,
  actor: Caller,
  input: PasswordChange,
  { address, userAgent }: CallFacts,
): Promise<OpenedSession> {
  const account = await findAccount(deps.db, actor.userId)
  if (account === null) throw refuse('session.missing')
  // A stolen session must not become a place to guess the password at.
  const counted = `password of ${account.id}`
  await countAttempt(deps, counted, address)
  if (!(await verifyPassword(account.passwordHash, input.oldPassword))) throw refuseAt(['oldPassword'], 'password.wrong')
  await forgiveAttempt(deps, counted, address)
  refuseWeakPassword(account.username, { newPassword: input.newPassword })
  if (await verifyPassword(account.passwordHash, input.newPassword)) throw refuseAt(['newPassword'], 'password.unchanged')
  const passwordHash = await hashPassword(input.newPassword)
  return withTransaction(deps.db, async (tx) => {
    const now = deps.now()
    await setPassword(tx, actor.userId, passwordHash, false, now)
    await revokeSessionsOf(tx, actor.userId, now)
    const opened = await openSession(deps, tx, { userId: actor.userId, address, userAgent })
    const subject = { id: actor.userId, name: actor.name }
    await appendAudit(tx, deps, actor, { kind: 'password.changed', subject, before: null, after: null })
    return opened
  })
}

/**
 * The length is the schema's business; a password that spells the name is the first one tried.
 * @param chosen - the password under the name of its field
 */
export function refuseWeakPassword(username: string, chosen: Readonly<Record<string, string>>): void {
  const name = usernameKeyOf(username)
  for (const [field, password] of Object.entries(chosen))
    if (name.length >= 3 && usernameKeyOf(password).includes(name)) throw refuseAt([field], 'password.contains-username')
}
