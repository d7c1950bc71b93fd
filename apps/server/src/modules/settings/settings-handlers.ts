/** Calls of the site settings. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { getSettings, saveSettings } from './settings-service'

export function settingsHandlers(deps: Deps): Pick<Handlers, 'getSettings' | 'saveSettings'> {
  return {
    getSettings: async () => [await getSettings(deps)],
    saveSettings: async ({ actor, body }) => {
      await saveSettings(deps, actor, body.content)
      return null
    },
  }
}
