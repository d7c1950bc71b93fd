/** Use-cases of the site settings. */
import type { SiteSettings } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { refuse, refuseAt } from '../../domain/refusal'
import { hasLdapSettings } from '../directory/ldap-settings'
import { readOidcLabel } from '../oidc/oidc-settings'
import { holdSettings, knowsTimeZone, readSiteSettings, saveSiteSettings } from './settings-repo'

export async function getSettings({ db, timeZone }: Deps) {
  const { id, ...content } = await readSiteSettings(db)
  const oidc = await readOidcLabel(db)
  return { id, classify: 1 as const, content, server_time_zone: timeZone, oidc_label: oidc }
}

/** @throws {Refusal} `request.invalid` for a time zone that the database does not know. */
export async function saveSettings(deps: Deps, actor: Caller, content: SiteSettings): Promise<void> {
  if (content.time_zone !== '' && !(await knowsTimeZone(deps.db, content.time_zone)))
    throw refuse('request.invalid', { where: 'content.time_zone' }, [
      { path: ['content', 'time_zone'], code: 'format', message: 'not a time zone of the database' },
    ])
  if (content.is_ldap && !(await hasLdapSettings(deps.db))) throw refuseAt(['content', 'is_ldap'], 'settings.ldap-missing')
  await withTransaction(deps.db, async (tx) => {
    await holdSettings(tx)
    const { id: _id, ...before } = await readSiteSettings(tx)
    await saveSiteSettings(tx, { id: deps.newId(), content, userId: actor.userId, now: deps.now() })
    await appendAudit(tx, deps, actor, { kind: 'settings.changed', subject: { id: null, name: '' }, ...changedFacts(before, content) })
  })
}
