/** When people work on the site, in its time zone: what limits of steps count that run in working time only. */
import { SITE_SETTINGS, type SiteSettings, WORKING_TIME_SETTINGS } from '@formwork/api-contract'
import type { WorkingCalendar, WorkingTime } from '@formwork/workflow-core'
import { createBatches } from '../../db/batches'
import type { Queryable } from '../../db/client'
import type { Deps } from '../../deps'
import { readTogether } from './read-settings'

const LANES = 2
const MOST = 200

/**
 * One read for all calls of the same moment, both rows in one statement.
 *
 * @param db - not the pool of transactions: they call this while they hold a connection
 * @param own - the server's own time zone, for a site that has chosen none
 */
export function createWorkingCalendar(db: Queryable, own: string): Deps['workingCalendar'] {
  const reads = createBatches<null, WorkingCalendar>({
    lanes: LANES,
    most: MOST,
    claims: () => [],
    run: async (asked) => {
      const [site, time] = await readTogether<SiteSettings, WorkingTime>(db, SITE_SETTINGS, WORKING_TIME_SETTINGS)
      const calendar = { ...time, timeZone: site.time_zone === '' ? own : site.time_zone }
      return asked.map(() => calendar)
    },
  })
  return () => reads.take(null)
}
