/** The one write of a start: the ticket with its number, values, files and first task, or nothing when the call's key is taken. */
import type { JsonObject, Priority } from '@formwork/api-contract'
import type { ProcessState } from '@formwork/workflow-core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import type { OpenTask } from '../domain/open-task'
import { keepAnswer, type OnceKey } from '../db/once-key'
import type { HistoryEnd } from './history-chain'
import type { StepRows } from './step-rows'
import { errandReads, type Timing } from './errands/errand-writes'
import { stepWrites } from './step-writes'
import { nextNumber } from './ticket-number'

export interface NewTicket extends HistoryEnd {
  readonly id: string
  readonly title: string
  readonly priority: Priority
  readonly processId: string
  readonly processName: string
  readonly versionId: string
  readonly requesterId: string
  readonly state: ProcessState
  readonly openTasks: readonly OpenTask[]
  readonly values: JsonObject
}

export interface Start {
  readonly ticket: NewTicket
  /** The day that its number begins with; it has begun. */
  readonly day: string
  readonly fileIds: readonly string[]
  readonly rows: StepRows
  readonly at: Date
  readonly once: OnceKey
}

/** @returns the ticket's number; null when nothing was written because the key is taken by now. A repetition is answered `{ id, number }`. */
export async function writeStart(db: Queryable, { ticket, day, fileIds, rows, at, once }: Start): Promise<string | null> {
  const { id, title, priority, processId, processName, versionId, requesterId, state, openTasks, values, historyLength, historyHash } =
    ticket
  const timing: Timing = { at, noticesWait: 0, dropsNoticesOf: null }
  const finishedAt = state.status === 'running' ? null : at
  const answer = sql`jsonb_build_object('id', ${id}::text, 'number', numbered.number)`
  const written = await db.execute<{ number: string | null }>(sql`
    with numbered as (
      ${nextNumber(day)}
    ), kept as (
      ${keepAnswer(once, answer, sql`numbered`, at)}
    ), created as (
      insert into tickets (id, number, title, priority, process_id, version_id, process_name, requester_id, status, state, open_tasks, revision,
        history_length, history_hash, created_at, updated_at, finished_at)
      select ${id}::uuid, numbered.number, ${title}::text, ${priority}::smallint, ${processId}::uuid, ${versionId}::uuid, ${processName}::text,
        ${requesterId}::uuid, ${state.status}::text, ${JSON.stringify(state)}::jsonb, ${JSON.stringify(openTasks)}::jsonb, 1,
        ${historyLength}::int, ${historyHash}::text, ${at}::timestamptz, ${at}::timestamptz, ${finishedAt}::timestamptz
      from numbered where ${once.key}::text is null or exists (select from kept)
      returning id, number
    ), allowed as (
      select id as ticket_id from created
    ), findable as (
      insert into ticket_grams (ticket_id, grams, number, title)
      select id, search_grams(number || ' ' || ${title}::text), number, ${title}::text from created
    ), entered as (
      insert into ticket_values (ticket_id, values) select ticket_id, ${JSON.stringify(values)}::jsonb from allowed
    ), attached as (
      insert into ticket_files (ticket_id, file_id) select ticket_id, unnest(${sql.param([...fileIds])}::uuid[]) from allowed
    ), ${stepWrites(rows, state, timing)}
    select (select number from created) as number, (select count(*) from jobs) as jobs, (select count(*) from notices_read) as notices
      ${errandReads(rows, timing)}`)
  return written.rows[0]?.number ?? null
}
