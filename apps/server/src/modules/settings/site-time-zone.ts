/** The time zone that the site's days are counted in: the chosen one, else the server's own. */
import type { Deps } from '../../deps'
import { dayIn } from '../../domain/site-day'
import { readSiteSettings } from './read-settings'

export async function siteTimeZone({ db, timeZone }: Pick<Deps, 'db' | 'timeZone'>): Promise<string> {
  const settings = await readSiteSettings(db)
  return settings.time_zone === '' ? timeZone : settings.time_zone
}

/** Today on the site, as `2026-11-21`. */
export async function siteToday(deps: Pick<Deps, 'db' | 'timeZone' | 'now'>): Promise<string> {
  return dayIn(await siteTimeZone(deps), deps.now())
}
