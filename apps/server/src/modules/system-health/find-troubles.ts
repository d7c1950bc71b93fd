/** Which of the facts need attention, the gravest first. */
import type { DegradedReason, SystemHealth, SystemTrouble } from '@formwork/api-contract'

/** A due job starts within seconds; after minutes no runner takes it. */
const LATE_SECONDS = 5 * 60
/** Beyond this share a burst of calls is refused by PostgreSQL. */
const NEARLY_USED = 0.9

type Facts = Pick<SystemHealth, 'database' | 'schedules' | 'inbound' | 'webhooks'> & {
  readonly jobs: Pick<SystemHealth['jobs'], 'lateSeconds' | 'failed'>
}

export function findTroubles(
  degradation: readonly DegradedReason[],
  { database, jobs, schedules, inbound, webhooks }: Facts,
): SystemTrouble[] {
  const found: SystemTrouble[] = [...degradation]
  if (database.connections >= database.mostConnections * NEARLY_USED) found.push('connections-nearly-used')
  if (jobs.lateSeconds > LATE_SECONDS) found.push('jobs-late')
  if (jobs.failed > 0) found.push('jobs-failed')
  if (schedules.refused > 0) found.push('schedules-refused')
  if (inbound.refused > 0) found.push('inbound-refused')
  if (webhooks.failing > 0) found.push('webhooks-failing')
  return found
}
