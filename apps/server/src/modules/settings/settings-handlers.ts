/** Calls of the settings, section by section. */
import { MAIL_SETTINGS, type RouteName, SECURITY_SETTINGS, STORAGE_SETTINGS, WORKING_TIME_SETTINGS } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { saveMailSettings, sendTestMail } from '../mail/mail-settings-service'
import { beginSweep, getStorage } from '../files/storage-service'
import { readSignInRules, saveSignInRules } from './sign-in-rules'
import { changeSettings } from './change-settings'
import { showSettings } from './read-settings'
import { saveOutgoing, showOutgoing } from './outgoing-settings'
import { getSettings, saveSettings } from './settings-service'

type SettingsCall = Extract<
  RouteName,
  | `${'get' | 'save'}${'' | 'Mail' | 'Outgoing' | 'Security' | 'Storage' | 'WorkingTime'}Settings`
  | 'sendTestMail'
  | 'getStorage'
  | 'sweepStorage'
  | 'getSignInRules'
  | 'saveSignInRules'
  | 'getWorkingCalendar'
>

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
    getOutgoingSettings: () => showOutgoing(deps),
    saveOutgoingSettings: async ({ actor, body }) => {
      await saveOutgoing(deps, actor, body)
      return null
    },
    getSecuritySettings: () => showSettings(deps.db, SECURITY_SETTINGS),
    saveSecuritySettings: async ({ actor, body }) => {
      await changeSettings(deps, actor, SECURITY_SETTINGS, body)
      return null
    },
    getWorkingTimeSettings: () => showSettings(deps.db, WORKING_TIME_SETTINGS),
    saveWorkingTimeSettings: async ({ actor, body }) => {
      await changeSettings(deps, actor, WORKING_TIME_SETTINGS, body)
      return null
    },
    getWorkingCalendar: () => deps.workingCalendar(),
    getStorageSettings: () => showSettings(deps.db, STORAGE_SETTINGS),
    saveStorageSettings: async ({ actor, body }) => {
      await changeSettings(deps, actor, STORAGE_SETTINGS, body)
      return null
    },
    getStorage: () => getStorage(deps),
    sweepStorage: async ({ actor }) => {
      await beginSweep(deps, actor)
      return null
    },
    sendTestMail: ({ actor, locale }) => sendTestMail(deps, actor, locale),
  }
}
