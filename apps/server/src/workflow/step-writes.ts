/** The part of the one statement that writes what steps decided: tasks, who is asked, history, notices, jobs. */
import { handlersOf, type ProcessState } from '@formwork/workflow-core'
import { type SQL, sql } from 'drizzle-orm'
import { stepJobWrites, noticeJobs, type Timing } from './step-jobs/step-job-writes'
import { webhookJobs } from './step-jobs/webhook-jobs'
import { claimWrites } from './set-aside'
import type { StepRows } from './step-rows'

/** What a step leaves of one ticket. */
export interface SteppedTicket {
  readonly ticketId: string
  readonly rows: StepRows
  readonly state: ProcessState
  /** How long the notices of an act that can be taken back are held, in seconds. */
  readonly noticesWait: number
}

/**
 * Parts of a `with` that has `allowed (ticket_id, at, process_id, status)` before them: the tickets that are written; of others none of the parts writes
 * anything. Their snapshot is that of the whole statement, their order does not matter; foreign keys are checked at its end. `jobs`, `webhook_jobs` and
 * `notices_read` only run when they are read.
 */
export function stepWrites(tickets: readonly SteppedTicket[], timing: Timing): SQL {
  /** All rows of one kind, each with its ticket. */
  const json = (rowsOf: (ticket: SteppedTicket) => readonly object[]): SQL => {
    const rows = tickets.flatMap((ticket) => rowsOf(ticket).map((row) => ({ ...row, ticketId: ticket.ticketId })))
    return sql`json_to_recordset(${JSON.stringify(rows)}::json)`
  }
  const first = tickets[0]
  // Few moves are about a claimed task: the others do without.
  const isClaimed = tickets.some((ticket) => claimWrites(ticket).changed.length > 0)
  const claims = isClaimed
    ? sql`claimed_assignments as (
      update ticket_assignments a set status = c.status
      from allowed join ${json((ticket) => claimWrites(ticket).changed)} c ("ticketId" uuid, "taskId" text, "userId" uuid, status text)
        on c."ticketId" = allowed.ticket_id
      where a.ticket_id = allowed.ticket_id and a.task_id = c."taskId" and a.user_id = c."userId" and a.status <> c.status
      returning a.ticket_id, a.task_id, a.user_id, a.status, allowed.at
    ),`
    : sql``
  const unasked = isClaimed ? sql`union all select ticket_id, task_id, user_id, at from claimed_assignments where status <> 'open'` : sql``
  return sql`closed_assignments as (
      update ticket_assignments a set status = c.status, answered_at = allowed.at
      from allowed join ${json(({ rows }) => rows.closedAssignments)} c ("ticketId" uuid, "taskId" text, "userId" uuid, status text)
        on c."ticketId" = allowed.ticket_id
      where a.ticket_id = allowed.ticket_id and a.task_id = c."taskId" and a.user_id = c."userId"
      returning a.ticket_id, a.task_id, a.user_id, allowed.at
    ), ${claims} notices_read as (
      -- Nothing is asked of them any more, so nothing calls them to it either.
      select read_notices_of_tasks(array_agg(ticket_id), array_agg(task_id), array_agg(user_id), max(at))
      from (select ticket_id, task_id, user_id, at from closed_assignments ${unasked}) silent having count(*) > 0
    ), closed_tasks as (
      update ticket_tasks k set status = c.status, outcome = c.outcome, decided_by = c."decidedBy", closed_at = allowed.at
      from allowed join ${json(({ rows }) => rows.closedTasks)} c ("ticketId" uuid, "taskId" text, status text, outcome text, "decidedBy" uuid)
        on c."ticketId" = allowed.ticket_id
      where k.ticket_id = allowed.ticket_id and k.task_id = c."taskId"
    ), opened_tasks as (
      insert into ticket_tasks (ticket_id, task_id, node_id, node_name, completion, fallback, status, opened_at, due_at)
      select allowed.ticket_id, o."taskId", o."nodeId", o."nodeName", o.completion, o.fallback, 'open', allowed.at, o."dueAt"
      from allowed join ${json(({ rows }) => rows.openedTasks)}
        o ("ticketId" uuid, "taskId" text, "nodeId" text, "nodeName" text, completion text, fallback boolean, "dueAt" timestamptz) on o."ticketId" = allowed.ticket_id
    ), opened_assignments as (
      insert into ticket_assignments as a (ticket_id, task_id, user_id, status, opened_at)
      select allowed.ticket_id, o."taskId", o."userId", o.status, allowed.at
      from allowed join ${json((ticket) => claimWrites(ticket).opened)} o ("ticketId" uuid, "taskId" text, "userId" uuid, status text)
        on o."ticketId" = allowed.ticket_id
      -- Somebody whose share was given away before gets it back.
      on conflict (ticket_id, task_id, user_id) do update set status = excluded.status, opened_at = excluded.opened_at, answered_at = null
    ), handled as (
      -- Each move of a ticket brings it to the top of the lists of all who have handled it.
      insert into handled_tickets (user_id, ticket_id, updated_at, handled_at)
      select h."userId", allowed.ticket_id, allowed.at, allowed.at
      from allowed join ${json(({ state }) => handlersOf(state).map((userId) => ({ userId })))} h ("ticketId" uuid, "userId" uuid)
        on h."ticketId" = allowed.ticket_id
      on conflict (user_id, ticket_id) do update set updated_at = excluded.updated_at
    ), appended as (
      insert into ticket_history (ticket_id, sequence, kind, node_id, node_name, task_id, actor_id, actor_name, remark, assignees, replaced,
        fallback, details, at, hash)
      select allowed.ticket_id, h.sequence, h.kind, h."nodeId", h."nodeName", h."taskId", h."actorId", h."actorName", h.remark, h.assignees,
        h.replaced, h.fallback, h.details, allowed.at, h.hash
      from allowed join ${json(({ rows }) => rows.history)}
        h ("ticketId" uuid, sequence int, kind text, "nodeId" text, "nodeName" text, "taskId" text, "actorId" uuid, "actorName" text, remark text,
          assignees jsonb, replaced jsonb, fallback boolean, details jsonb, hash text) on h."ticketId" = allowed.ticket_id
      returning ticket_id, sequence
    ), ${webhookJobs}, ${first === undefined ? sql`` : stepJobWrites(tickets, first.rows, timing)} ${noticeJobs(tickets)}`
}
