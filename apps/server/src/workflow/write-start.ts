/** The one write of starts: each ticket with its number, values, files and first task, or nothing when its call's key is taken. */
import type { JsonObject, Priority } from '@formwork/api-contract'
import type { ProcessState } from '@formwork/workflow-core'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { dueColumn, type OpenStep } from '../domain/open-task'
import { keepAnswers, ONCE_COLUMNS, onceColumns, type OnceKey } from '../db/once-key'
import type { HistoryEnd } from './history-chain'
import type { StepRows } from './step-rows'
import { stepJobReads, hasSingleTicketRows, type Timing } from './step-jobs/step-job-writes'
import { ticketDue } from './open-tasks'
import { nextOfPattern } from './settings/number-pattern'
import type { Numbering } from './settings/named-start'
import { remarksOf } from './findable-remarks'
import { stepWrites } from './step-writes'
import { nextNumbers } from './ticket-number'

export interface NewTicket extends HistoryEnd {
  readonly id: string
  readonly title: string
  readonly priority: Priority
  readonly processId: string
  readonly processName: string
  readonly versionId: string
  readonly requesterId: string
  readonly state: ProcessState
  readonly openTasks: readonly OpenStep[]
  readonly values: JsonObject
}

export interface Start {
  readonly ticket: NewTicket
  readonly numbering: Numbering
  readonly fileIds: readonly string[]
  readonly rows: StepRows
  readonly at: Date
  readonly once: OnceKey
}

/** Numbers of a pattern are counted in one row, numbers of days are not: only these can be given to several tickets together. */
export const startNeedsOwnStatement = ({ numbering, rows }: Start): boolean => numbering.kind === 'pattern' || hasSingleTicketRows(rows)

/** A part of a `with`: `numbered (id, number)`. */
function numbered({ numbering, ticket }: Start): SQL {
  return numbering.kind === 'day'
    ? sql`numbered as (${nextNumbers(sql`wanted`)})`
    : sql`counted as (${nextOfPattern(numbering.parts)}), numbered as (select ${ticket.id}::uuid as id, number from counted)`
}

/**
 * Several tickets in one statement. A repetition is answered `{ id, number }`.
 *
 * @param starts - one that starts alone, or several of which none does; no two with one key
 * @returns for each its number, or null when its key is taken meanwhile
 */
export async function writeStarts(db: Queryable, starts: readonly Start[]): Promise<(string | null)[]> {
  const [first] = starts
  if (first === undefined) return []
  if (starts.length > 1 && starts.some(startNeedsOwnStatement)) throw new Error('a start that goes alone came with others')
  const wanted = starts.map(({ ticket, numbering, at, once, rows }) => ({
    ...onceColumns(once),
    ...ticket,
    remarks: remarksOf(rows),
    status: ticket.state.status,
    at,
    finishedAt: ticket.state.status === 'running' ? null : at,
    ...dueColumn(ticket.openTasks, ticketDue(ticket.state)),
    ...(numbering.kind === 'day' ? { day: numbering.day } : {}),
  }))
  const tickets = starts.map(({ ticket, rows }) => ({ ticketId: ticket.id, state: ticket.state, rows, noticesWait: 0 }))
  const files = starts.flatMap(({ ticket, fileIds }) => fileIds.map((fileId) => ({ ticketId: ticket.id, fileId })))
  const timing: Timing = { at: first.at, dropsNoticesOf: null }
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(wanted)}::json) w (id uuid, title text, priority smallint, "processId" uuid, "processName" text,
        "versionId" uuid, "requesterId" uuid, state jsonb, "openTasks" jsonb, values jsonb, status text, "historyLength" int, "historyHash" text,
        at timestamptz, "finishedAt" timestamptz, "dueAt" timestamptz, day date, remarks text, ${ONCE_COLUMNS})
    ), ${numbered(first)}, kept as (
      ${keepAnswers(sql`select w.*, jsonb_build_object('id', id::text, 'number', n.number) as answer from wanted w join numbered n using (id)`, first.at)}
    ), created as (
      insert into tickets (id, number, title, priority, process_id, version_id, process_name, requester_id, status, state, open_tasks, revision,
        history_length, history_hash, created_at, updated_at, finished_at, due_at)
      select w.id, n.number, w.title, w.priority, w."processId", w."versionId", w."processName", w."requesterId", w.status, w.state, w."openTasks", 1,
        w."historyLength", w."historyHash", w.at, w.at, w."finishedAt", w."dueAt"
      from wanted w join numbered n using (id)
      where w.key is null or exists (select from kept k where k.actor_id = w."actorId" and k.key = w.key)
      returning id, number, title, created_at, process_id, status
    ), allowed as (
      select id as ticket_id, created_at as at, process_id, status from created
    ), findable as (
      insert into ticket_grams (ticket_id, is_remarks, grams, number, title, remarks)
      select id, false, search_grams(number || ' ' || title), number, title, '' from created
      union all select id, true, search_grams(w.remarks), c.number, c.title, w.remarks from created c join wanted w using (id) where w.remarks <> ''
    ), entered as (
      insert into ticket_values (ticket_id, values) select w.id, w.values from created join wanted w using (id)
    ), attached as (
      insert into ticket_files (ticket_id, file_id)
      select created.id, f."fileId" from created
        join json_to_recordset(${JSON.stringify(files)}::json) f ("ticketId" uuid, "fileId" uuid) on f."ticketId" = created.id
    ), ${stepWrites(tickets, timing)}
    select id, number, (select count(*) from jobs) as jobs, (select count(*) from notices_read) as notices,
      (select count(*) from webhook_jobs) as webhooks ${stepJobReads(tickets, first.rows, timing)}
    from created`)
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  return starts.map(({ ticket }) => numbers.get(ticket.id) ?? null)
}
