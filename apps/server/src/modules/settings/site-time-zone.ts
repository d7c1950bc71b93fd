/** The time zone that the site's days are counted in: the chosen one, else the server's own. */
import { createBatches } from '../../db/batches'
import type { Queryable } from '../../db/client'
import type { Deps } from '../../deps'
import { dayIn } from '../../domain/site-day'
import { readSiteSettings } from './read-settings'

const LANES = 2
const MOST = 200

/**
 * One read for all calls of the same moment: every start of a ticket asks for it.
 *
 * @param own - the server's own, for a site that has chosen none
 */
export function createSiteTimeZone(db: Queryable, own: string): Deps['siteTimeZone'] {
  const reads = createBatches<null, string>({
    lanes: LANES,
    most: MOST,
    claims: () => [],
    run: async (asked) => {
      const { time_zone: chosen } = await readSiteSettings(db)
      return asked.map(() => (chosen === '' ? own : chosen))
    },
  })
  return () => reads.take(null)
}

/** Today on the site, as `2026-11-21`. */
export async function siteToday({ siteTimeZone, now }: Pick<Deps, 'siteTimeZone' | 'now'>): Promise<string> {
  return dayIn(await siteTimeZone(), now())
}
