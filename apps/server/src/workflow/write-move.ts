/** The one write of moves: all that each of them changes, or nothing when its ticket has moved on since it was read. */
import type { JsonObject } from '@formwork/api-contract'
import type { ProcessState } from '@formwork/workflow-core'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/client'
import { dueColumn, type OpenStep } from '../domain/open-task'
import { keepAnswers, ONCE_COLUMNS, onceColumns, type OnceKey } from '../db/once-key'
import type { HistoryEnd } from './history-chain'
import type { StepRows } from './step-rows'
import { stepJobReads, hasSingleTicketRows, type Timing } from './step-jobs/step-job-writes'
import { ticketDue } from './open-tasks'
import { addRemarks, remarksOf } from './findable-remarks'
import { stepWrites } from './step-writes'

export interface Move {
  readonly ticketId: string
  /** The revision that the move was decided on. */
  readonly from: number
  readonly state: ProcessState
  readonly openTasks: readonly OpenStep[]
  readonly end: HistoryEnd
  readonly rows: StepRows
  readonly at: Date
  readonly once: OnceKey
  /** The answer to a repetition of the call. */
  readonly answer: unknown
  /** People who have to be active still: those who are given a task directly. */
  readonly mustBeActive: readonly string[]
  /** The values from now on; null when nothing was written. */
  readonly values: JsonObject | null
  /** Handed in with it. */
  readonly fileIds: readonly string[]
  readonly noticesWait: number
  readonly dropsNoticesOf: Date | null
  /** What the audit log records of it, as `auditCall` makes it; null for nothing. */
  readonly audit: SQL | null
}

/** Whether a move needs a statement of its own. */
export const needsOwnStatement = ({ mustBeActive, audit, dropsNoticesOf, rows }: Move): boolean =>
  mustBeActive.length > 0 || audit !== null || dropsNoticesOf !== null || hasSingleTicketRows(rows)

/** @returns false when nothing was written: the ticket has another revision by now or is just being moved, the key is taken, or one of these people may not act any more. */
export async function writeMove(db: Queryable, move: Move): Promise<boolean> {
  const [isWritten] = await writeMoves(db, [move])
  return isWritten === true
}

/**
 * Moves of different tickets in one statement: each is written if its own ticket still has the revision that was read. No lock is waited for: a ticket that is
 * just being moved counts as one that has moved.
 *
 * @param moves - one that goes alone, or several of which none does; no two of one ticket or with one key
 * @returns for each whether it was written
 */
export async function writeMoves(db: Queryable, moves: readonly Move[]): Promise<boolean[]> {
  const [first] = moves
  if (first === undefined) return []
  if (moves.length > 1 && moves.some(needsOwnStatement)) throw new Error('a move that goes alone came with others')
  const wanted = moves.map(({ ticketId, from, state, openTasks, end, at, once, answer, rows: { priorities } }) => ({
    ...onceColumns(once),
    id: ticketId,
    from,
    state,
    openTasks,
    status: state.status,
    isSuspended: state.suspended !== undefined && state.status === 'running',
    ...end,
    at,
    finishedAt: state.status === 'running' ? null : at,
    ...dueColumn(openTasks, ticketDue(state)),
    priority: priorities.at(-1),
    answer,
  }))
  const named = sql`${sql.param([...first.mustBeActive])}::uuid[]`
  const { rows } = await db.execute<{ id: string }>(sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(wanted)}::json) m (id uuid, "from" int, state jsonb, "openTasks" jsonb, status text, "isSuspended" boolean,
        "historyLength" int, "historyHash" text, at timestamptz, "finishedAt" timestamptz, "dueAt" timestamptz, priority smallint, answer jsonb, ${ONCE_COLUMNS})
    ), held as (
      select t.id, t.process_id from wanted m
        cross join lateral (select id, process_id from tickets where tickets.id = m.id and revision = m."from" for update skip locked) t
    ), active as (
      select id from users where id = any(${named}) and enabled and deleted_at is null for share
    ), ready as (
      select m.*, held.process_id from held join wanted m using (id) where (select count(*) from active) = cardinality(${named})
    ), kept as (
      ${keepAnswers(sql`select * from ready`, first.at)}
    ), allowed as (
      select m.id as ticket_id, m.at, m.process_id, m.status from ready m
      where m.key is null or exists (select from kept k where k.actor_id = m."actorId" and k.key = m.key)
    ), moved as (
      update tickets t set state = m.state, open_tasks = m."openTasks", status = m.status, is_suspended = m."isSuspended", revision = t.revision + 1,
        history_length = m."historyLength", history_hash = m."historyHash", updated_at = m.at, finished_at = m."finishedAt", due_at = m."dueAt",
        priority = coalesce(m.priority, t.priority)
      from allowed join wanted m on m.id = allowed.ticket_id where t.id = m.id
    ), audited as (
      select ${first.audit ?? sql`0`} from allowed
    ), ${valueWrites(moves)} ${stepWrites(moves, timingOf(first))}
    select ticket_id as id, (select count(*) from audited) as audited, (select count(*) from jobs) as jobs, (select count(*) from notices_read) as notices,
      (select count(*) from webhook_jobs) as webhooks ${stepJobReads(moves, first.rows, timingOf(first))}
    from allowed`)
  const written = new Set(rows.map(({ id }) => id))
  return moves.map(({ ticketId }) => written.has(ticketId))
}

const timingOf = ({ at, dropsNoticesOf }: Move): Timing => ({ at, dropsNoticesOf })

/** Only when something was written, handed in or remarked: most moves do none of it. */
function valueWrites(moves: readonly Move[]): SQL {
  const values = moves.flatMap(({ ticketId, values: entered }) => (entered === null ? [] : [{ ticketId, values: entered }]))
  const files = moves.flatMap(({ ticketId, fileIds }) => fileIds.map((fileId) => ({ ticketId, fileId })))
  const entered = sql`entered as (
      update ticket_values v set values = e.values
      from allowed join json_to_recordset(${JSON.stringify(values)}::json) e ("ticketId" uuid, values jsonb) on e."ticketId" = allowed.ticket_id
      where v.ticket_id = allowed.ticket_id
    ),`
  const attached = sql`attached as (
      insert into ticket_files (ticket_id, file_id)
      select ticket_id, f."fileId" from allowed
        join json_to_recordset(${JSON.stringify(files)}::json) f ("ticketId" uuid, "fileId" uuid) on f."ticketId" = allowed.ticket_id
      on conflict do nothing
    ),`
  const remarks = moves.flatMap(({ ticketId, rows }) => (remarksOf(rows) === '' ? [] : [{ ticketId, words: remarksOf(rows) }]))
  const addedRemarks = sql`(select allowed.ticket_id, w.words from allowed
    join json_to_recordset(${JSON.stringify(remarks)}::json) w ("ticketId" uuid, words text) on w."ticketId" = allowed.ticket_id)`
  const findable = sql`findable as (${addRemarks(addedRemarks)}),`
  return sql`${values.length === 0 ? sql`` : entered} ${files.length === 0 ? sql`` : attached} ${remarks.length === 0 ? sql`` : findable}`
}

/** Locks the ticket: other moves of it wait until the transaction ends. */
export async function lockTicket(tx: Transaction, ticketId: string): Promise<void> {
  await tx.execute(sql`select from tickets where id = ${ticketId}::uuid for update`)
}
