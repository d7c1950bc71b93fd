/** Use-cases of the site settings. */
import { type RouteBody, type routes, SITE_SETTINGS, uploadLimitsOf } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { refuse, refuseAt } from '../../domain/refusal'
import { hasLdapSettings } from '../directory/ldap-settings'
import { readOidcLabel } from '../oidc/oidc-settings'
import { changeSettings } from './change-settings'
import { readSecurity, readSiteSettings, readStorageSettings } from './read-settings'
import { isKnownTimeZone } from './settings-repo'
import { publicLogo, storedLogo } from './site-logo'

type SiteChange = RouteBody<typeof routes.saveSettings>['content']

export async function getSettings({ db, timeZone }: Deps) {
  const [site, { passwordLength, passwordKinds }, oidc_label, storage] = await Promise.all([
    readSiteSettings(db),
    readSecurity(db),
    readOidcLabel(db),
    readStorageSettings(db),
  ])
  const { id, ...content } = site
  return {
    id,
    classify: 1 as const,
    content: { ...content, logo: publicLogo(content.logo) },
    server_time_zone: timeZone,
    oidc_label,
    password_rules: { passwordLength, passwordKinds },
    upload_limits: uploadLimitsOf(storage),
  }
}

/** @throws {Refusal} `request.invalid` for a time zone that the database does not know; and what `storedLogo` throws. */
export async function saveSettings(deps: Deps, actor: Caller, content: SiteChange): Promise<void> {
  const zone = content.time_zone ?? ''
  if (zone !== '' && !(await isKnownTimeZone(deps.db, zone)))
    throw refuse('request.invalid', { where: 'content.time_zone' }, [
      { path: ['content', 'time_zone'], code: 'format', message: 'not a time zone of the database' },
    ])
  if (content.is_ldap === true && !(await hasLdapSettings(deps.db))) throw refuseAt(['content', 'is_ldap'], 'settings.ldap-missing')
  const { logo } = content
  await changeSettings(deps, actor, SITE_SETTINGS, logo === undefined ? content : { ...content, logo: await storedLogo(deps, actor, logo) })
}
