/** Calls of the site settings. */
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/call'
import { refuse } from '../../http/refusal'
import { readSiteSettings, saveSiteSettings } from './settings-repo'

/** An image on this site or inside the address itself; anything else could run code or tell others who visits. */
const SAFE_LOGO = /^$|^\/(?![/\\])[^\s\\]*$|^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/

export function settingsHandlers(deps: Deps): Pick<Handlers, 'getSettings' | 'saveSettings'> {
  return {
    getSettings: async () => {
      const { id, ...content } = await readSiteSettings(deps.db)
      return [{ id, classify: 1, content }]
    },
    saveSettings: async ({ actor, body }) => {
      const { content } = body
      if (!SAFE_LOGO.test(content.logo)) {
        throw refuse('request.invalid', { where: 'content.logo' }, [
          { path: ['content', 'logo'], code: 'format', message: 'not an image of this site' },
        ])
      }
      await saveSiteSettings(deps.db, { id: deps.newId(), content, userId: actor.userId, now: deps.now() })
      return null
    },
  }
}
