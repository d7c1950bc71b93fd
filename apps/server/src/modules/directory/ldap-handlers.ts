/** Calls of the LDAP settings. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { getLdapSettings, saveLdapSettings, tryLdapSettings } from './ldap-settings'

export function ldapHandlers(deps: Deps): Pick<Handlers, 'getLdapSettings' | 'saveLdapSettings' | 'tryLdapSettings'> {
  return {
    getLdapSettings: () => getLdapSettings(deps),
    saveLdapSettings: async ({ actor, body }) => {
      await saveLdapSettings(deps, actor, body)
      return null
    },
    tryLdapSettings: ({ body: { settings, ...typed } }) => tryLdapSettings(deps, settings, typed),
  }
}
