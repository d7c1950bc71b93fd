/** Notifies other systems of moves and comments: one job for all in a statement that a webhook matches, in the same transaction. */
import type { WebhookEvent } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'

export const WEBHOOKS_TASK = 'webhooks.tell'
const MAX_ATTEMPTS = 12

/**
 * `webhook_jobs`, for a `with` that has `allowed` and `appended (ticket_id, sequence)` before it; only runs when it is read. What a job tells is read from the
 * history when it runs, so that a move sends nothing for it: on a site without webhooks this looks into an empty table.
 */
export const webhookJobs = sql`webhook_jobs as (
      select graphile_worker.add_job(${WEBHOOKS_TASK}::text, max_attempts => ${MAX_ATTEMPTS}::int, payload => json_build_object('moves', json_agg(told)))
      from (
        select allowed.ticket_id as "ticketId", min(appended.sequence) as first, max(appended.sequence) as last, allowed.status
        from allowed join appended using (ticket_id)
        where exists (select from webhooks w where w.enabled and (w.process_ids = '{}' or allowed.process_id = any(w.process_ids)))
        group by allowed.ticket_id, allowed.status
      ) told having count(*) > 0
    )`

const COMMENTED: WebhookEvent = 'ticket.commented'

/** For a comment that was just written, if a webhook wants comments. */
export async function notifyWebhooksOfComment(tx: Queryable, ticketId: string, commentId: string): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(${WEBHOOKS_TASK}::text, max_attempts => ${MAX_ATTEMPTS}::int,
      payload => json_build_object('moves', '[]'::json, 'comments', json_build_array(${commentId}::uuid)))
    from tickets t where t.id = ${ticketId}::uuid and exists (
      select from webhooks w where w.enabled and ${COMMENTED}::text = any(w.events) and (w.process_ids = '{}' or t.process_id = any(w.process_ids)))`)
}
