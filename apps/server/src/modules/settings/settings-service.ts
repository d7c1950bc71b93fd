/** Use-cases of the site settings. */
import type { SiteSettings } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { knowsTimeZone, readSiteSettings, saveSiteSettings } from './settings-repo'

export async function getSettings({ db, timeZone }: Deps) {
  const { id, ...content } = await readSiteSettings(db)
  return { id, classify: 1 as const, content, server_time_zone: timeZone }
}

/** @throws {Refusal} `request.invalid` for a time zone that the database does not know. */
export async function saveSettings(deps: Deps, actor: Actor, content: SiteSettings): Promise<void> {
  if (content.time_zone !== '' && !(await knowsTimeZone(deps.db, content.time_zone)))
    throw refuse('request.invalid', { where: 'content.time_zone' }, [
      { path: ['content', 'time_zone'], code: 'format', message: 'not a time zone of the database' },
    ])
  await saveSiteSettings(deps.db, { id: deps.newId(), content, userId: actor.userId, now: deps.now() })
}
