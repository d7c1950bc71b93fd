/** The settings of the LDAP directory: read, replaced, tried out. The password leaves the server only towards the directory. */
import { type LdapSettings, ldapSettingsSchema } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Queryable } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { refuseAt } from '../../domain/refusal'
import { requireMayAdmit } from '../outside-people/admission-policy'
import { CLASSIFY, findContent, lockContent, saveContent } from '../settings/settings-rows'
import { lockDirectory } from '../users/administrator-repo'
import { queryDirectory, type Credentials } from './query-directory'

const PURPOSE = 'ldap'

/** As stored: the password sealed, empty for none. */
type Stored = LdapSettings
const parse = (content: unknown): Stored | null => {
  const parsed = ldapSettingsSchema.safeParse(content)
  return parsed.success ? parsed.data : null
}

/** With the password as it is sent. @returns null while nothing was saved, or when the password cannot be read any more. */
export async function readLdapSettings({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<LdapSettings | null> {
  const stored = parse(await findContent(db, CLASSIFY.ldap))
  const bindPassword = stored === null ? null : await openPassword(secrets, stored)
  return stored === null || bindPassword === null ? null : { ...stored, bindPassword }
}

export const hasLdapSettings = async (db: Queryable): Promise<boolean> => parse(await findContent(db, CLASSIFY.ldap)) !== null

const openPassword = async (secrets: Deps['secrets'], { bindPassword }: Stored): Promise<string | null> =>
  bindPassword === '' ? '' : secrets.open(PURPOSE, bindPassword)

export async function getLdapSettings({ db, secrets }: Deps) {
  const stored = parse(await findContent(db, CLASSIFY.ldap))
  if (stored === null) return { settings: null, hasBindPassword: false }
  const { bindPassword: _sealed, ...settings } = stored
  return { settings, hasBindPassword: ((await openPassword(secrets, stored)) ?? '') !== '' }
}

/** @throws {Refusal} `settings.secret-needed`, `settings.role-needed`, `role.beyond-yours` */
export async function saveLdapSettings(deps: Deps, actor: Caller, input: LdapSettings): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx, actor)
    await requireMayAdmit(tx, actor, 'ldap', input)
    const before = parse(await lockContent(tx, CLASSIFY.ldap))
    const password = await passwordFor(deps, before, input)
    const bindPassword = password === '' ? '' : await deps.secrets.seal(PURPOSE, password)
    await saveContent(tx, CLASSIFY.ldap, { id: deps.newId(), content: { ...input, bindPassword }, userId: actor.userId, now: deps.now() })
    const facts = changedFacts(before === null ? {} : withoutPassword(before), withoutPassword(input))
    const changed = input.bindPassword === '' ? facts : { ...facts, after: { ...facts.after, bindPassword: '***' } }
    await appendAudit(tx, deps, actor, { kind: 'settings.changed', subject: { id: null, name: 'ldap' }, ...changed })
  })
}

/** Without the password. */
const withoutPassword = ({ bindPassword: _secret, ...settings }: LdapSettings) => settings

/**
 * The stored password is sent only to the server it was given for: people who may change settings must not get to read it by pointing them at
 * a machine of their own.
 */
async function passwordFor({ secrets }: Pick<Deps, 'secrets'>, stored: Stored | null, given: LdapSettings): Promise<string> {
  if (given.bindPassword !== '' || given.bindDn === '') return given.bindPassword
  if (stored === null || stored.bindPassword === '') return ''
  const isSamePlace = placeOf(stored) === placeOf(given)
  const kept = isSamePlace ? await openPassword(secrets, stored) : null
  if (kept === null) throw refuseAt(['bindPassword'], 'settings.secret-needed')
  return kept
}

const placeOf = ({ url, startTls, verifiesCertificate, ca, bindDn }: LdapSettings) =>
  JSON.stringify([url, startTls, verifiesCertificate, ca, bindDn])

/** @throws {Refusal} `settings.secret-needed` */
export async function tryLdapSettings(deps: Deps, settings: LdapSettings, typed: Credentials) {
  const stored = parse(await findContent(deps.db, CLASSIFY.ldap))
  const bindPassword = await passwordFor(deps, stored, settings).catch((error: unknown) => {
    // In the body of this call the settings stand one level deeper.
    throw isSecretNeeded(error) ? refuseAt(['settings', 'bindPassword'], 'settings.secret-needed') : error
  })
  const { steps, person } = await queryDirectory({ ...settings, bindPassword }, typed)
  return { steps: [...steps], person }
}

const isSecretNeeded = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'settings.secret-needed'
