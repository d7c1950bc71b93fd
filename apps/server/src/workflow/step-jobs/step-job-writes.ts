/** What a move starts and ends in the job engine, as parts of its one statement. */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import type { StepRows } from '../step-rows'

/** For one notice: as servers before schema version 35 enqueued them. */
export const NOTICE_TASK = 'notice.deliver'
export const NOTICES_TASK = 'notices.deliver'
export const AUTOMATIC_STEP_TASK = 'ticket.errand'
/** A ticket that another one waits for is over. */
export const SUB_TICKET_TASK = 'ticket.sub-ticket-over'
/** The time of a task is up, or nearly. */
export const TIME_UP_TASK = 'ticket.time-is-up'
export const DUE_SOON_TASK = 'ticket.due-soon'
/** The same of a ticket as a whole. */
export const TICKET_LATE_TASK = 'ticket.is-late'
export const TICKET_SOON_TASK = 'ticket.is-due-soon'
const MAX_ATTEMPTS = 12

export interface Timing {
  readonly at: Date
  /** An earlier act is taken back: its notices that were not sent yet never are. */
  readonly dropsNoticesOf: Date | null
}

const json = (rows: readonly unknown[]): SQL => sql`${JSON.stringify(rows)}::json`

/** Rows that only fit the statement of one ticket. */
export const hasSingleTicketRows = ({ reopenedTasks, copies, begunJobs, settledJobs, resumed, postponed }: StepRows): boolean =>
  [reopenedTasks, copies, begunJobs, settledJobs, resumed, postponed].some(({ length }) => length > 0)

/**
 * `jobs`: one for all notices that are sent at once, and one for those that are held back. What only some of the tickets' acts have is sent along with each notice,
 * because which tickets are written is only known by the statement.
 */
export function noticeJobs(tickets: readonly NotifyingTicket[]): SQL {
  const notices = tickets.flatMap(({ ticketId, rows, noticesWait }) =>
    rows.notices.map((notice) => ({ ticketId, notice, waits: noticesWait })),
  )
  return sql`jobs as (
      select graphile_worker.add_job(${NOTICES_TASK}::text, payload => json_build_object('notices', json_agg(n.notice)),
        job_key => ${NOTICES_TASK}::text || ':' || min(n.notice ->> 'deliveryId'), max_attempts => ${MAX_ATTEMPTS}::int,
        run_at => case when n.waits > 0 then max(allowed.at) + make_interval(secs => n.waits) else now() end)
      from allowed join json_to_recordset(${json(notices)}) n ("ticketId" uuid, notice json, waits int) on n."ticketId" = allowed.ticket_id
      group by n.waits
    )`
}

interface NotifyingTicket {
  readonly ticketId: string
  readonly rows: StepRows
  readonly noticesWait: number
}

/** Only what the step needs: most moves have none of it. What `hasSingleTicketRows` names is of one ticket; that several are over can come together. */
export function stepJobWrites(tickets: readonly NotifyingTicket[], rows: StepRows, { at, dropsNoticesOf }: Timing): SQL {
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
  if (rows.postponed.length > 0)
    parts.push(sql`put_off as (
      update ticket_tasks k set due_at = p."dueAt"
      from allowed, json_to_recordset(${json(rows.postponed)}) p ("taskId" text, "dueAt" timestamptz) where k.ticket_id = allowed.ticket_id and k.task_id = p."taskId"
    ),`)
  const wakes = wakesOf(tickets)
  if (wakes.length > 0)
    parts.push(sql`limit_jobs as materialized (
      select ${limitJob(sql`w.at - allowed.at`)}
      from allowed join json_to_recordset(${json(wakes)}) w ("ticketId" uuid, "taskId" text, task text, place int, key text, at timestamptz)
        on w."ticketId" = allowed.ticket_id
    ),`)
  const over = tickets.flatMap(({ ticketId, rows: { completed } }) => (completed.length > 0 ? [ticketId] : []))
  if (over.length > 0)
    parts.push(sql`told_parent as materialized (
      select graphile_worker.add_job(${SUB_TICKET_TASK}::text, payload => json_build_object('ticketId', s.ticket_id),
        job_key => 'sub-ticket:' || s.ticket_id, max_attempts => ${MAX_ATTEMPTS}::int)
      from allowed join sub_tickets s on s.ticket_id = allowed.ticket_id and s.ticket_id = any(${sql.param(over)}::uuid[])
    ),`)
  if (dropsNoticesOf !== null)
    parts.push(sql`dropped_notices as materialized (
      select drop_notices(allowed.ticket_id, ${dropsNoticesOf.toISOString()}::text) from allowed
    ),`)
  return sql.join(parts, sql` `)
}

const wakesOf = (tickets: readonly NotifyingTicket[]) =>
  tickets.flatMap(({ ticketId, rows: { wakes } }) =>
    wakes.map(({ why, ...wake }) => ({ ...wake, ...limitJobOf(why, ticketId, wake), ticketId })),
  )

/** One job for each task, and the ticket, of a kind and place: a new one replaces what was planned before. */
function limitJobOf(why: 'late' | 'soon', ticketId: string, { taskId, place }: LimitPlace) {
  const ofTask = { late: TIME_UP_TASK, soon: DUE_SOON_TASK }[why]
  const task = taskId === null ? { late: TICKET_LATE_TASK, soon: TICKET_SOON_TASK }[why] : ofTask
  return { task, key: [task, ticketId, ...(taskId === null ? [] : [taskId]), ...(place === 0 ? [] : [place])].join(':') }
}

interface LimitPlace {
  /** Null: the ticket as a whole. */
  readonly taskId: string | null
  readonly place: number
}

/** Thousands of deadlines may pass at one moment, as a working day begins: notices are delivered before them. */
export const AFTER_NOTICES = 5

/** For a row called `w`. `wait`: by the clock of the database, which schedules jobs. */
const limitJob = (wait: SQL): SQL => sql`graphile_worker.add_job(w.task,
  payload => json_build_object('ticketId', w."ticketId", 'taskId', w."taskId", 'place', w.place), job_key => w.key,
  max_attempts => ${MAX_ATTEMPTS}::int, priority => ${AFTER_NOTICES}::int, run_at => now() + (${wait}))`

/** Plans it again: the next rung of a late task or ticket is due later than when it was planned. */
export async function replanDueJob(
  db: Queryable,
  { ticketId, taskId, waitMs }: { readonly ticketId: string; readonly taskId: string | null; readonly waitMs: number },
): Promise<void> {
  const { task, key } = limitJobOf('late', ticketId, { taskId, place: 0 })
  const job = limitJob(sql`make_interval(secs => ${waitMs / 1000}::float8)`)
  await db.execute(sql`select ${job}
    from (select ${ticketId}::uuid as "ticketId", ${taskId}::text as "taskId", ${task}::text as task, 0 as place, ${key}::text as key) w`)
}

/** Named so that the statement reads them: a part that calls a function only runs when it is read. */
export function stepJobReads(tickets: readonly NotifyingTicket[], rows: StepRows, { dropsNoticesOf }: Timing): SQL {
  const names = [
    ...(rows.begunJobs.length > 0 ? ['engine_jobs'] : []),
    ...(rows.settledJobs.length > 0 ? ['ended_jobs'] : []),
    ...(rows.resumed.length > 0 ? ['resumed_jobs'] : []),
    ...(wakesOf(tickets).length > 0 ? ['limit_jobs'] : []),
    ...(tickets.some((ticket) => ticket.rows.completed.length > 0) ? ['told_parent'] : []),
    ...(dropsNoticesOf === null ? [] : ['dropped_notices']),
  ]
  return sql.join(names.map((name) => sql`, (select count(*) from ${sql.identifier(name)}) as ${sql.identifier(name)}`))
}
