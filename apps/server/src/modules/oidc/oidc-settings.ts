/** The settings of the OpenID provider: read and replaced. The secret leaves the server only towards the provider. */
import { type OidcSettings, oidcSettingsSchema } from '@formwork/api-contract'
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
import { tryProvider } from './try-provider'

const PURPOSE = 'oidc'

const parse = (content: unknown): OidcSettings | null => {
  const parsed = oidcSettingsSchema.safeParse(content)
  return parsed.success ? parsed.data : null
}

const openSecret = async (secrets: Deps['secrets'], { clientSecret }: OidcSettings): Promise<string | null> =>
  clientSecret === '' ? '' : secrets.open(PURPOSE, clientSecret)

/** With the secret as it is sent. @returns null while nothing was saved or it is switched off, or when the secret cannot be read any more. */
export async function readOidcSettings({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<OidcSettings | null> {
  const stored = parse(await findContent(db, CLASSIFY.oidc))
  if (stored === null || !stored.isOn) return null
  const clientSecret = await openSecret(secrets, stored)
  return clientSecret === null ? null : { ...stored, clientSecret }
}

/** The text of the button; empty while there is none. */
export async function readOidcLabel(db: Queryable): Promise<string> {
  const stored = parse(await findContent(db, CLASSIFY.oidc))
  return stored?.isOn === true ? stored.label : ''
}

export async function getOidcSettings({ db, secrets }: Deps) {
  const stored = parse(await findContent(db, CLASSIFY.oidc))
  if (stored === null) return { settings: null, hasClientSecret: false }
  const { clientSecret: _sealed, ...settings } = stored
  return { settings, hasClientSecret: ((await openSecret(secrets, stored)) ?? '') !== '' }
}

/** @throws {Refusal} `settings.secret-needed`, `settings.role-needed`, `role.beyond-yours` */
export async function saveOidcSettings(deps: Deps, actor: Caller, input: OidcSettings): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx, actor)
    await requireMayAdmit(tx, actor, 'oidc', input)
    const before = parse(await lockContent(tx, CLASSIFY.oidc))
    const secret = await secretFor(deps, before, input)
    const clientSecret = secret === '' ? '' : await deps.secrets.seal(PURPOSE, secret)
    await saveContent(tx, CLASSIFY.oidc, { id: deps.newId(), content: { ...input, clientSecret }, userId: actor.userId, now: deps.now() })
    const facts = changedFacts(before === null ? {} : withoutSecret(before), withoutSecret(input))
    const changed = input.clientSecret === '' ? facts : { ...facts, after: { ...facts.after, clientSecret: '***' } }
    await appendAudit(tx, deps, actor, { kind: 'settings.changed', subject: { id: null, name: 'oidc' }, ...changed })
  })
}

/** @throws {Refusal} `settings.secret-needed` */
export async function tryOidcSettings(deps: Deps, settings: OidcSettings) {
  const clientSecret = await secretFor(deps, parse(await findContent(deps.db, CLASSIFY.oidc)), settings)
  return { steps: await tryProvider({ ...settings, clientSecret }) }
}

/** Without the secret. */
const withoutSecret = ({ clientSecret: _secret, ...settings }: OidcSettings) => settings

/** As with the directory: what was stored for one provider is not sent to another. */
async function secretFor({ secrets }: Pick<Deps, 'secrets'>, stored: OidcSettings | null, given: OidcSettings): Promise<string> {
  if (given.clientSecret !== '' || stored === null || stored.clientSecret === '') return given.clientSecret
  const isSamePlace = stored.issuer === given.issuer && stored.clientId === given.clientId
  const kept = isSamePlace ? await openSecret(secrets, stored) : null
  if (kept === null) throw refuseAt(['clientSecret'], 'settings.secret-needed')
  return kept
}
