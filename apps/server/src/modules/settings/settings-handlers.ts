/** Calls of the settings, section by section. */
import { MAIL_SETTINGS, type RouteName } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { readSignInRules, saveSignInRules } from './sign-in-rules'
import { changeSettings } from './change-settings'
import { showSettings } from './read-settings'
import { getSettings, saveSettings } from './settings-service'

type SettingsCall = Extract<RouteName, `${'get' | 'save'}${'' | 'Mail'}Settings`>

export function settingsHandlers(deps: Deps): Pick<Handlers, SettingsCall | 'getSignInRules' | 'saveSignInRules'> {
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
      await changeSettings(deps, actor, MAIL_SETTINGS, body)
      return null
    },
  }
}
