/** How the whole site does, in a handful of short statements: for the page of administrators and for the metrics. */
import type { SystemHealth, SystemTrouble } from '@formwork/api-contract'
import manifest from '#manifest' with { type: 'json' }
import type { Deps } from '../../deps'
import { countRefusing } from '../inbound/inbound-repo'
import { countRefused } from '../schedules/schedule-repo'
import { countFailing } from '../webhooks/webhook-repo'
import { findDegradation } from './find-degradation'
import { findTroubles } from './find-troubles'
import { countJobs, findDatabaseFacts } from './system-health-repo'

export const SERVER_VERSION = manifest.version

export interface SystemFacts {
  readonly database: SystemHealth['database']
  readonly jobs: Omit<SystemHealth['jobs'], 'failures'>
  readonly schedules: SystemHealth['schedules']
  readonly inbound: SystemHealth['inbound']
  readonly webhooks: SystemHealth['webhooks']
  readonly troubles: SystemTrouble[]
}

/** One statement after the other: it is called repeatedly, and should not take the connections of others. @throws when the database does not answer. */
export async function findSystemFacts(
  deps: Pick<Deps, 'db' | 'quickDb' | 'damage' | 'space' | 'isOwnDatabase' | 'now'>,
): Promise<SystemFacts> {
  const { db } = deps
  const database = { ...(await findDatabaseFacts(db)), isOwn: deps.isOwnDatabase }
  const jobs = await countJobs(db)
  const schedules = { refused: await countRefused(db) }
  const inbound = { refused: await countRefusing(db) }
  const webhooks = { failing: await countFailing(db, deps.now()) }
  const facts = { database, jobs, schedules, inbound, webhooks }
  return { ...facts, troubles: findTroubles(await findDegradation(deps), facts) }
}
