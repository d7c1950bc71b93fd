/** What a move begins and ends for the job engine, as parts of its one statement. */
import { type SQL, sql } from 'drizzle-orm'
import type { StepRows } from '../step-rows'

export const NOTICE_TASK = 'notice.deliver'
export const ERRAND_TASK = 'ticket.errand'
/** A ticket that another one waits for is over. */
export const SUB_TICKET_TASK = 'ticket.sub-ticket-over'
const MAX_ATTEMPTS = 12

export interface Timing {
  readonly at: Date
  /** For so long the notices of an act that can be taken back stay, in seconds. */
  readonly noticesWait: number
  /** An earlier act is taken back: its notices, as far as they have not left, never do. */
  readonly dropsNoticesOf: Date | null
}

const json = (rows: readonly unknown[]): SQL => sql`${JSON.stringify(rows)}::json`

/** A row of the engine; without `runAt` it begins at once. */
interface Job {
  readonly task: string
  readonly key: string
  readonly payload: unknown
  readonly maxAttempts: number
  readonly runAt: string | null
}

export function jobsOf({ notices }: StepRows, { at, noticesWait }: Timing): Job[] {
  const runAt = noticesWait > 0 ? new Date(at.getTime() + noticesWait * 1000).toISOString() : null
  return notices.map((payload) => ({ task: NOTICE_TASK, key: payload.deliveryId, payload, maxAttempts: MAX_ATTEMPTS, runAt }))
}

/** Only what the step asks for: most moves have none of it. */
export function errandWrites(rows: StepRows, { at, dropsNoticesOf }: Timing): SQL {
  const parts: SQL[] = []
  if (rows.reopenedTasks.length > 0)
    parts.push(sql`reopened_tasks as (
      update ticket_tasks k set status = 'open', outcome = null, decided_by = null, closed_at = null
      from allowed, json_to_recordset(${json(rows.reopenedTasks)}) r ("taskId" text) where k.ticket_id = allowed.ticket_id and k.task_id = r."taskId"
    ),`)
  if (rows.copies.length > 0)
    parts.push(sql`copied as (
      insert into ticket_copies (user_id, ticket_id, sent_at)
      select distinct c."userId", allowed.ticket_id, ${at}::timestamptz from allowed, json_to_recordset(${json(rows.copies)}) c ("userId" uuid)
      on conflict (user_id, ticket_id) do update set sent_at = excluded.sent_at
    ),`)
  if (rows.begunJobs.length > 0)
    parts.push(sql`begun_jobs as (
      insert into ticket_jobs (ticket_id, job_id, kind, node_id, node_name, task, status, opened_at, updated_at)
      select allowed.ticket_id, b."jobId", b."order" ->> 'kind', b."nodeId", b."nodeName", b."order", 'waiting', ${at}::timestamptz, ${at}::timestamptz
      from allowed, json_to_recordset(${json(rows.begunJobs)}) b ("jobId" text, "nodeId" text, "nodeName" text, "order" jsonb)
      on conflict (ticket_id, job_id) do update set status = 'waiting', error = '', updated_at = excluded.updated_at
      returning ticket_id, job_id, task
    ), engine_jobs as materialized (
      select begin_errand(ticket_id, job_id, task) from begun_jobs
    ),`)
  if (rows.settledJobs.length > 0)
    parts.push(sql`settled_jobs as (
      update ticket_jobs j set status = s.status, error = s.error, updated_at = ${at}::timestamptz
      from allowed, json_to_recordset(${json(rows.settledJobs)}) s ("jobId" text, status text, error text)
      where j.ticket_id = allowed.ticket_id and j.job_id = s."jobId"
      returning j.ticket_id, j.job_id, j.status
    ), ended_jobs as materialized (
      select graphile_worker.remove_job('errand:' || ticket_id || ':' || job_id) from settled_jobs where status = 'cancelled'
    ),`)
  if (rows.resumed.length > 0)
    parts.push(sql`resumed_jobs as materialized (
      select begin_errand(j.ticket_id, j.job_id, j.task) from allowed join ticket_jobs j on j.ticket_id = allowed.ticket_id and j.status = 'waiting'
    ),`)
  if (rows.completed.length > 0)
    parts.push(sql`told_parent as materialized (
      select graphile_worker.add_job(${SUB_TICKET_TASK}::text, payload => json_build_object('ticketId', s.ticket_id),
        job_key => 'sub-ticket:' || s.ticket_id, max_attempts => ${MAX_ATTEMPTS}::int)
      from allowed join sub_tickets s on s.ticket_id = allowed.ticket_id
    ),`)
  if (dropsNoticesOf !== null)
    parts.push(sql`dropped_notices as materialized (
      select drop_notices(allowed.ticket_id, ${dropsNoticesOf.toISOString()}::text) from allowed
    ),`)
  return sql.join(parts, sql` `)
}

/** Named so that the statement reads them: a part that calls a function only runs when it is read. */
export function errandReads(rows: StepRows, { dropsNoticesOf }: Timing): SQL {
  const names = [
    ...(rows.begunJobs.length > 0 ? ['engine_jobs'] : []),
    ...(rows.settledJobs.length > 0 ? ['ended_jobs'] : []),
    ...(rows.resumed.length > 0 ? ['resumed_jobs'] : []),
    ...(rows.completed.length > 0 ? ['told_parent'] : []),
    ...(dropsNoticesOf === null ? [] : ['dropped_notices']),
  ]
  return sql.join(names.map((name) => sql`, (select count(*) from ${sql.identifier(name)}) as ${sql.identifier(name)}`))
}
