/** Checks a name and password: by the local hash, or by asking the LDAP directory. */
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { queryDirectory, type DirectoryAnswer } from '../directory/query-directory'
import type { LdapSettings } from '@formwork/api-contract'
import { admit, type ProvidedFields } from '../outside-people/admit'
import { type Account, findAccountByName, findAccountOf } from './account-repo'
import { decoyHash, verifyPassword } from './passwords'

export interface Credentials {
  readonly username: string
  readonly password: string
}

export type PasswordProblem =
  | 'unknown'
  | 'password'
  | 'disabled'
  /** The password is checked elsewhere, or here and not there. */
  | 'other-source'
  /** The directory accepts them, but this site has no account for them. */
  | 'not-admitted'
  | 'unreachable'

export type CheckedPassword =
  | { readonly found: Account; readonly problem: null }
  | { readonly found: Account | null; readonly problem: PasswordProblem }

/** Takes as long for an unknown user name, and for people whose password is kept elsewhere, as for a wrong password. */
export async function checkLocalPassword({ db }: Pick<Deps, 'db'>, { username, password }: Credentials): Promise<CheckedPassword> {
  const found = await findAccountByName(db, username)
  const isLocal = found?.source === 'local'
  const isRight = await verifyPassword(isLocal ? found.passwordHash : await decoyHash(), password)
  if (found === null) return { found, problem: 'unknown' }
  if (!isLocal) return { found, problem: 'other-source' }
  if (!isRight) return { found, problem: 'password' }
  return found.enabled ? { found, problem: null } : { found, problem: 'disabled' }
}

/** Nothing is looked up here before the directory has answered: it takes equally long for people with and without an account here. */
export async function checkDirectoryPassword(
  deps: Deps,
  settings: LdapSettings,
  typed: Credentials,
  origin: Origin,
): Promise<CheckedPassword> {
  const answer = await queryDirectory(settings, typed)
  if (answer.person === null) return { found: await findAccountByName(deps.db, typed.username), problem: problemOf(deps, answer) }
  const provided: ProvidedFields = new Set(FIELDS.filter((field) => settings.fields[field] !== ''))
  const { account, refused } = await admit(deps, { ...answer.person, source: 'ldap', externalId: null }, provided, settings, origin)
  if (refused === null) return { found: account, problem: null }
  return { found: account, problem: refused === 'disabled' ? 'disabled' : refused === 'name-taken' ? 'other-source' : 'not-admitted' }
}

const FIELDS = ['nickName', 'phone', 'email', 'avatar', 'remark'] as const

/** Whether the directory still accepts the password of somebody it authenticated before. Null: it cannot be asked. */
export async function isDirectoryPassword(deps: Deps, settings: LdapSettings, account: Account, password: string): Promise<boolean | null> {
  const answer = await queryDirectory(settings, { username: account.username, password })
  if (answer.person !== null) {
    const found = await findAccountOf(deps.db, { source: 'ldap', externalId: null, username: answer.person.username })
    return found?.id === account.id
  }
  return problemOf(deps, answer) === 'unreachable' ? null : false
}

/** A problem that nobody who signs in can solve is logged for the operator. */
function problemOf({ log }: Pick<Deps, 'log'>, { problem, steps }: DirectoryAnswer): PasswordProblem {
  if (problem === 'nobody') return 'unknown'
  if (problem === 'wrong-password') return 'password'
  const last = steps.at(-1)
  log.warn({ step: last?.step, problem, detail: last?.detail }, 'the directory could not say who signs in')
  return problem === 'several' || problem === 'no-user-name' ? 'password' : 'unreachable'
}
