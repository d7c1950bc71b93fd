/** Use-cases of the site settings. */
import type { SiteSettings } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { knowsTimeZone, readSiteSettings, saveSiteSettings } from './settings-repo'

/** An image on this site or inside the address itself; anything else could run code or tell others who visits. */
const SAFE_LOGO = /^$|^\/(?![/\\])[^\s\\]*$|^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/

export async function getSettings({ db, timeZone }: Deps) {
  const { id, ...content } = await readSiteSettings(db)
  return { id, classify: 1 as const, content, server_time_zone: timeZone }
}

/** @throws {Refusal} `request.invalid` for a logo from elsewhere and for a time zone that the database does not know. */
export async function saveSettings(deps: Deps, actor: Actor, content: SiteSettings): Promise<void> {
  if (!SAFE_LOGO.test(content.logo)) throw refuseField('logo', 'not an image of this site')
  if (content.time_zone !== '' && !(await knowsTimeZone(deps.db, content.time_zone)))
    throw refuseField('time_zone', 'not a time zone of the database')
  await saveSiteSettings(deps.db, { id: deps.newId(), content, userId: actor.userId, now: deps.now() })
}

const refuseField = (name: keyof SiteSettings, message: string) =>
  refuse('request.invalid', { where: `content.${name}` }, [{ path: ['content', name], code: 'format', message }])
