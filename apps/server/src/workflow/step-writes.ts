/** The part of a move's one statement that writes what the step decided: tasks, who is asked, history, notices, jobs. */
import { type SQL, sql } from 'drizzle-orm'
import { handlersOf, type ProcessState } from '@formwork/workflow-core'
import { errandWrites, jobsOf, type Timing } from './errands/errand-writes'
import type { StepRows } from './step-rows'

const json = (rows: readonly unknown[]): SQL => sql`${JSON.stringify(rows)}::json`

/**
 * Parts of a `with` that has `allowed (ticket_id)` before them: the ticket, or no row, and then none of them writes anything. Their snapshot is that
 * of the whole statement, their order does not matter; foreign keys are checked at its end. `jobs` and `notices_read` only run when they are read.
 */
export function stepWrites(rows: StepRows, state: ProcessState, timing: Timing): SQL {
  const { at } = timing
  const handlers = handlersOf(state)
  return sql`closed_assignments as (
      update ticket_assignments a set status = c.status, answered_at = ${at}::timestamptz
      from allowed, json_to_recordset(${json(rows.closedAssignments)}) c ("taskId" text, "userId" uuid, status text)
      where a.ticket_id = allowed.ticket_id and a.task_id = c."taskId" and a.user_id = c."userId"
      returning a.ticket_id, a.task_id, a.user_id
    ), notices_read as (
      -- Nothing is asked of them any more, so nothing calls them to it either.
      select read_task_notices(ticket_id, task_id, array_agg(user_id), ${at}::timestamptz) from closed_assignments group by ticket_id, task_id
    ), closed_tasks as (
      update ticket_tasks k set status = c.status, outcome = c.outcome, decided_by = c."decidedBy", closed_at = ${at}::timestamptz
      from allowed, json_to_recordset(${json(rows.closedTasks)}) c ("taskId" text, status text, outcome text, "decidedBy" uuid)
      where k.ticket_id = allowed.ticket_id and k.task_id = c."taskId"
    ), opened_tasks as (
      insert into ticket_tasks (ticket_id, task_id, node_id, node_name, completion, fallback, status, opened_at)
      select allowed.ticket_id, o."taskId", o."nodeId", o."nodeName", o.completion, o.fallback, 'open', ${at}::timestamptz
      from allowed, json_to_recordset(${json(rows.openedTasks)})
        o ("taskId" text, "nodeId" text, "nodeName" text, completion text, fallback boolean)
    ), opened_assignments as (
      insert into ticket_assignments as a (ticket_id, task_id, user_id, position, status, opened_at)
      select allowed.ticket_id, o."taskId", o."userId", o.position, 'open', ${at}::timestamptz
      from allowed, json_to_recordset(${json(rows.openedAssignments)}) o ("taskId" text, "userId" uuid, position int)
      -- Somebody whose share was given away before gets it back.
      on conflict (ticket_id, task_id, user_id) do update set status = 'open', opened_at = excluded.opened_at, answered_at = null
    ), handled as (
      -- Each move of a ticket brings it to the top of the lists of all who have handled it.
      insert into handled_tickets (user_id, ticket_id, updated_at)
      select h.id, allowed.ticket_id, ${at}::timestamptz from allowed, unnest(${sql.param(handlers)}::uuid[]) h (id)
      on conflict (user_id, ticket_id) do update set updated_at = excluded.updated_at
    ), appended as (
      insert into ticket_history (ticket_id, sequence, kind, node_id, node_name, task_id, actor_id, actor_name, remark, assignees, replaced,
        fallback, details, at, hash)
      select allowed.ticket_id, h.sequence, h.kind, h."nodeId", h."nodeName", h."taskId", h."actorId", h."actorName", h.remark, h.assignees,
        h.replaced, h.fallback, h.details, ${at}::timestamptz, h.hash
      from allowed, json_to_recordset(${json(rows.history)})
        h (sequence int, kind text, "nodeId" text, "nodeName" text, "taskId" text, "actorId" uuid, "actorName" text, remark text,
          assignees jsonb, replaced jsonb, fallback boolean, details jsonb, hash text)
    ), ${errandWrites(rows, timing)} jobs as (
      select graphile_worker.add_job(j.task, payload => j.payload, job_key => j.key, max_attempts => j."maxAttempts",
        run_at => coalesce(j."runAt", now()))
      from allowed, json_to_recordset(${json(jobsOf(rows, timing))})
        j (task text, key text, payload json, "maxAttempts" int, "runAt" timestamptz)
    )`
}
