/** Finds, makes or brings up to date the account of somebody whom a directory or a provider has authenticated. */
import type { PersonSource } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { breaksUnique } from '../../db/sql-state'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Origin } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { findEnabledGrants } from '../../access/grants'
import { type Account, findAccount, findAccountByName, findAccountOf, findProfile, usernameKeyOf } from '../session/account-repo'
import { lockDirectory } from '../users/administrator-repo'
import { describeUser, insertUser, patchUser, replaceRoles } from '../users/user-repo'
import type { Admission } from './admission-policy'

export interface OutsidePerson {
  readonly source: Exclude<PersonSource, 'local'>
  /** The permanent id at the source; null where it has only the user name. */
  readonly externalId: string | null
  readonly username: string
  readonly nickName: string
  readonly phone: string
  readonly email: string
  readonly avatar: string
  readonly remark: string
}

/** The fields that the source provides; others stay as they are here. */
export type ProvidedFields = ReadonlySet<'nickName' | 'phone' | 'email' | 'avatar' | 'remark'>

export type Admitted =
  | { readonly account: Account; readonly refused: null }
  /** Whose account it is that was not opened, if there is one. */
  | { readonly account: Account | null; readonly refused: 'unknown' | 'name-taken' | 'disabled' | 'role-gone' }

/** Never logged: there is no password, and no hash that one could have. */
const NO_PASSWORD = ''

export async function admit(
  deps: Deps,
  person: OutsidePerson,
  provided: ProvidedFields,
  admission: Admission,
  origin: Origin,
): Promise<Admitted> {
  const attempt = () => withTransaction(deps.db, (tx) => admitOnce(deps, tx, { person, provided, admission, origin }))
  try {
    return await attempt()
  } catch (error) {
    // Two simultaneous first sign-ins: the second finds the account that the first one made.
    if (breaksUnique(error, 'users_username_key') || breaksUnique(error, 'users_external_id')) return attempt()
    throw error
  }
}

interface Asked {
  readonly person: OutsidePerson
  readonly provided: ProvidedFields
  readonly admission: Admission
  readonly origin: Origin
}

async function admitOnce(deps: Deps, tx: Transaction, { person, provided, admission, origin }: Asked): Promise<Admitted> {
  // Read before the person: a first sign-in that ends between the two reads would otherwise be taken for a namesake.
  const accountOfSameName = await findAccountByName(tx, person.username)
  const found = await findAccountOf(tx, person)
  if (found !== null) {
    if (!found.enabled) return { account: found, refused: 'disabled' }
    await refresh(deps, tx, found, { person, provided, origin })
    return { account: (await findAccount(tx, found.id)) ?? found, refused: null }
  }
  if (accountOfSameName !== null) return { account: accountOfSameName, refused: 'name-taken' }
  const { createsPeople, roleId } = admission
  if (!createsPeople || roleId === null) return { account: null, refused: 'unknown' }
  await lockDirectory(tx, null)
  if ((await findEnabledGrants(tx, [roleId])).length === 0) return { account: null, refused: 'role-gone' }
  const id = deps.newId()
  const now = deps.now()
  const { username, source, externalId, ...profile } = person
  const stamps = { createdAt: now, updatedAt: now }
  await insertUser(tx, {
    id,
    username,
    usernameKey: usernameKeyOf(username),
    ...profile,
    passwordHash: NO_PASSWORD,
    source,
    externalId,
    ...stamps,
  })
  await replaceRoles(tx, id, [roleId])
  const { facts } = await describeUser(tx, id)
  const subject = { id, name: person.nickName }
  const unknownAuthor = { userId: null, name: '', origin }
  await appendAudit(tx, deps, unknownAuthor, { kind: 'user.created', subject, before: null, after: { ...facts, source } })
  return { account: { id, username, name: person.nickName, passwordHash: NO_PASSWORD, enabled: true, source }, refused: null }
}

async function refresh(
  deps: Deps,
  tx: Transaction,
  { id, name }: Account,
  { person, provided, origin }: Omit<Asked, 'admission'>,
): Promise<void> {
  const patch = Object.fromEntries([...provided].map((field) => [field, person[field]]))
  if (Object.keys(patch).length === 0) return
  const before = await describeUser(tx, id)
  const facts = { ...before.facts, avatar: (await findProfile(tx, id))?.avatar }
  const changed = changedFacts(facts, { ...facts, ...patch })
  if (Object.keys(changed.after).length === 0) return
  await patchUser(tx, id, { ...patch, updatedAt: deps.now() })
  const author = { userId: id, name, origin }
  await appendAudit(tx, deps, author, { kind: 'user.changed', subject: { id, name: before.name }, ...changed })
}
