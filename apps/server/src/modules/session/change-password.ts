/** Changing one's own password: every session ends, the caller gets a new one. */
import { kindsOfCharacters } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Queryable } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import type { CallFacts } from '../call'
import { refuse, refuseAt } from '../../domain/refusal'
import { readSecurity } from '../settings/read-settings'
import { type Account, findAccount, lockOwnAccount, setPassword, usernameKeyOf } from './account-repo'
import { readLdapSettings } from '../directory/ldap-settings'
import { readOidcSettings } from '../oidc/oidc-settings'
import { isDirectoryPassword } from './check-password'
import { type OpenedSession, openSession } from './open-session'
import { hashPassword, verifyPassword } from './passwords'
import { revokeSessionsOf } from './session-repo'
import { countAttempt, resetFailedAttempts } from './throttle'

export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  /** 1: of a directory. */
  readonly passwordType?: 0 | 1
}

export async function changePassword(
  deps: Deps,
  actor: Caller,
  input: PasswordChange,
  { address, userAgent }: CallFacts,
): Promise<OpenedSession> {
  await requireLocal(deps, actor)
  if (input.passwordType === 1) throw refuse('password.in-directory')
  const account = await requireOwnPassword(deps, actor, 'oldPassword', input.oldPassword)
  await refuseWeakPassword(deps.db, account.username, { newPassword: input.newPassword })
  if (await verifyPassword(account.passwordHash, input.newPassword)) throw refuseAt(['newPassword'], 'password.unchanged')
  const passwordHash = await hashPassword(input.newPassword)
  return withTransaction(deps.db, async (tx) => {
    await lockOwnAccount(tx, actor)
    const now = deps.now()
    await setPassword(tx, actor.userId, passwordHash, false, now)
    await revokeSessionsOf(tx, actor.userId, now)
    const opened = await openSession(deps, tx, { userId: actor.userId, address, userAgent, actingRoleId: actor.actingRoleId })
    const subject = { id: actor.userId, name: actor.name }
    await appendAudit(tx, deps, actor, { kind: 'password.changed', subject, before: null, after: null })
    return opened
  })
}

/** @throws {Refusal} `password.elsewhere`, which names the place */
export async function requireLocal(deps: Deps, { userId }: Caller): Promise<void> {
  const account = await findAccount(deps.db, userId)
  if (account !== null && account.source !== 'local') throw refuse('password.elsewhere', { where: await placeOfPasswords(deps, account) })
}

async function placeOfPasswords(deps: Deps, { source }: Account): Promise<string> {
  if (source === 'ldap') return (await readLdapSettings(deps))?.url ?? 'LDAP'
  return (await readOidcSettings(deps))?.label ?? 'OpenID'
}

/** @throws {Refusal} `password.elsewhere` for people whose password cannot be checked, `sign-in.directory-unreachable` */
async function isOwnPassword(deps: Deps, account: Account, password: string): Promise<boolean> {
  if (account.source === 'local') return verifyPassword(account.passwordHash, password)
  const directory = account.source === 'ldap' ? await readLdapSettings(deps) : null
  if (directory === null) throw refuse('password.elsewhere', { where: await placeOfPasswords(deps, account) })
  const isRight = await isDirectoryPassword(deps, directory, account, password)
  if (isRight === null) throw refuse('sign-in.directory-unreachable')
  return isRight
}

/**
 * A stolen session must not become a place to guess the password at: guesses are counted.
 *
 * @param field - of the body, where the refusal belongs
 * @throws {Refusal} `password.wrong`
 */
export async function requireOwnPassword(deps: Deps, { userId, origin }: Caller, field: string, password: string): Promise<Account> {
  const account = await findAccount(deps.db, userId)
  if (account === null) throw refuse('session.missing')
  const counted = `password of ${userId}`
  await countAttempt(deps, counted, origin.address)
  if (!(await isOwnPassword(deps, account, password))) throw refuseAt([field], 'password.wrong')
  await resetFailedAttempts(deps, counted, origin.address)
  return account
}

/**
 * A password long enough for the schema may be too short for this site; one that contains the name is the first one guessed.
 * @param chosen - the password under the name of its field
 */
export async function refuseWeakPassword(db: Queryable, username: string, chosen: Readonly<Record<string, string>>): Promise<void> {
  const name = usernameKeyOf(username)
  const { passwordLength: minimum, passwordKinds: kinds } = await readSecurity(db)
  for (const [field, password] of Object.entries(chosen)) {
    if (password.length < minimum) throw refuseAt([field], 'password.too-short', { minimum })
    if (kindsOfCharacters(password) < kinds) throw refuseAt([field], 'password.too-simple', { kinds })
    if (name.length >= 3 && usernameKeyOf(password).includes(name)) throw refuseAt([field], 'password.contains-username')
  }
}
