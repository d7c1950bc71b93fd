/** Calls of the site settings. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { readSignInRules, saveSignInRules } from './sign-in-rules'
import { getSettings, saveSettings } from './settings-service'

export function settingsHandlers(deps: Deps): Pick<Handlers, 'getSettings' | 'saveSettings' | 'getSignInRules' | 'saveSignInRules'> {
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
  }
}
