/** Calls of the settings, section by section. */
import { MAIL_SETTINGS, type RouteName } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { saveMailSettings, sendTestMail } from '../mail/mail-settings-service'
import { readSignInRules, saveSignInRules } from './sign-in-rules'
import { showSettings } from './read-settings'
import { getSettings, saveSettings } from './settings-service'

type SettingsCall = Extract<RouteName, `${'get' | 'save'}${'' | 'Mail'}Settings` | 'sendTestMail' | 'getSignInRules' | 'saveSignInRules'>

export function settingsHandlers(deps: Deps): Pick<Handlers, SettingsCall> {
  return {
    getSignInRules: () => readSignInRules(deps.db),
    saveSignInRules: async ({ actor, body }) => {
      await saveSignInRules(deps, actor, body)
      return null
    },
    getSettings: async () => [await getSettings(deps)],
    saveSettings: async ({ actor, body }) => {
      await saveSettings(deps, actor, body.content)
      return null
    },
    getMailSettings: () => showSettings(deps.db, MAIL_SETTINGS),
    saveMailSettings: async ({ actor, body }) => {
      await saveMailSettings(deps, actor, body)
      return null
    },
    sendTestMail: ({ actor, locale }) => sendTestMail(deps, actor, locale),
  }
}
