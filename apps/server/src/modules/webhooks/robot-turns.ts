/** Rate limit of robots: they take some twenty messages a minute and block a sender for a while that sends more. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'

/** One message in so many seconds, which makes 15 a minute. */
const SECONDS_EACH = 4
/** So many at once after a pause: even with them no minute has more than 20. */
const AT_ONCE = 5
const SLACK_SECONDS = AT_ONCE * SECONDS_EACH
/** A robot that has refused because of too many messages gets none for so long, except those that have a turn already. */
const REST_SECONDS = 60
/** Turns further away were taken while the clock was wrong: some 20,000 messages would have to wait. */
const FURTHEST_SECONDS = 24 * 3600

/** Takes the next turn. @returns the seconds until it; none for now */
export async function takeTurn(db: Queryable, webhookId: string, at: Date): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    update webhooks set turns_until = make_interval(secs => ${SECONDS_EACH}) + greatest(${at.toISOString()}::timestamptz,
      case when turns_until < ${at.toISOString()}::timestamptz + make_interval(secs => ${FURTHEST_SECONDS}) then turns_until end)
    where id = ${webhookId}::uuid
    returning extract(epoch from turns_until - ${at.toISOString()}::timestamptz)::float8 as seconds`)
  return Math.max(0, (rows[0]?.seconds ?? 0) - SLACK_SECONDS)
}

export async function pauseRobot(db: Queryable, webhookId: string, at: Date): Promise<void> {
  await db.execute(sql`
    update webhooks
    set turns_until = greatest(turns_until, ${at.toISOString()}::timestamptz + make_interval(secs => ${REST_SECONDS + SLACK_SECONDS}))
    where id = ${webhookId}::uuid`)
}
