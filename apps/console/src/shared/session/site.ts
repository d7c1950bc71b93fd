/** The site's name, logo and sign-in rules; public, loaded before anything is shown. The defaults apply when the server cannot be reached. */
import type { routes, SecuritySettings, SiteSettings, UploadLimits } from '@formwork/api-contract'
import { create } from 'zustand'
import { call } from '../http/call'
import { lightRoute } from '../http/light-route'

const getSettings = lightRoute<(typeof routes)['getSettings']>({ method: 'GET', path: '/api/v1/settings', wire: 'v1' })

/** Spec 9: verification code on, LDAP off. */
const DEFAULT_SITE: Site = {
  name: 'Workflow',
  logo: '',
  is_ldap: false,
  is_verify_code: true,
  time_zone: '',
  server_time_zone: '',
  oidc_label: '',
  password_rules: { passwordLength: 8, passwordKinds: 1 },
  upload_limits: { maxFileSize: 20 * 1024 * 1024 },
}

export interface Site extends SiteSettings {
  /** The time zone for an empty `time_zone`; empty while unknown. */
  readonly server_time_zone: string
  /** The text of the button of the OpenID provider; empty while there is none. */
  readonly oidc_label: string
  /** Which files the server accepts. */
  readonly upload_limits: UploadLimits
  readonly password_rules: Pick<SecuritySettings, 'passwordLength' | 'passwordKinds'>
}

export const useSite = create<Site>(() => DEFAULT_SITE)

export async function loadSite(): Promise<void> {
  try {
    const [first] = await call(getSettings, { query: { classify: 1 } })
    if (first !== undefined) {
      const { content, server_time_zone, oidc_label, password_rules } = first
      useSite.setState({ ...content, server_time_zone, oidc_label, password_rules })
    }
  } catch {
    // The sign-in page reports it when it fetches its verification code.
  }
}
