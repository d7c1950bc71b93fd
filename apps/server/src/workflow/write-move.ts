/** The one write of a move: everything it changes, or nothing when the ticket has moved on since it was read. */
import type { ProcessState } from '@formwork/workflow-core'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/client'
import type { OpenTask } from '../domain/open-task'
import { keepAnswer, type OnceKey } from '../db/once-key'
import type { HistoryEnd } from './history-chain'
import type { StepRows } from './step-rows'
import { stepWrites } from './step-writes'

export interface Move {
  readonly ticketId: string
  /** The revision that the move was decided on. */
  readonly from: number
  readonly state: ProcessState
  readonly openTasks: readonly OpenTask[]
  readonly end: HistoryEnd
  readonly rows: StepRows
  readonly at: Date
  readonly once: OnceKey
  /** What a repetition of the call is answered. */
  readonly answer: unknown
  /** Somebody who has to be active still: who is given a task by hand. */
  readonly mustBeActive: string | null
  /** What the audit log is told of it, as `auditCall` makes it; null for nothing. */
  readonly audit: SQL | null
}

/** @returns false when nothing was written: the ticket has another revision by now, the key is taken, or that person may not act any more. */
export async function writeMove(db: Queryable, move: Move): Promise<boolean> {
  const { ticketId, from, state, openTasks, end, at, once, mustBeActive } = move
  const isRunning = state.status === 'running'
  const answer = sql`${JSON.stringify(move.answer)}::jsonb`
  const { rows } = await db.execute<{ written: number }>(sql`
    with held as (
      -- Waits for whoever moves this ticket now, and then looks at the revision again.
      select id from tickets where id = ${ticketId}::uuid and revision = ${from}::int for update
    ), active as (
      select id from users where id = ${mustBeActive}::uuid and enabled and deleted_at is null for share
    ), ready as (
      select id from held where ${mustBeActive}::uuid is null or exists (select from active)
    ), kept as (
      ${keepAnswer(once, answer, sql`ready`, at)}
    ), allowed as (
      select id as ticket_id from ready where ${once.key}::text is null or exists (select from kept)
    ), moved as (
      update tickets t set state = ${JSON.stringify(state)}::jsonb, open_tasks = ${JSON.stringify(openTasks)}::jsonb,
        status = ${state.status}::text, revision = t.revision + 1,
        history_length = ${end.historyLength}::int, history_hash = ${end.historyHash}::text, updated_at = ${at}::timestamptz,
        finished_at = ${isRunning ? null : at}::timestamptz
      from allowed where t.id = allowed.ticket_id
    ), audited as (
      select ${move.audit ?? sql`0`} from allowed
    ), ${stepWrites(move.rows, state, at)}
    select (select count(*) from allowed)::int as written, (select count(*) from audited) as audited, (select count(*) from jobs) as jobs, (select count(*) from notices_read) as notices`)
  return rows[0]?.written === 1
}

/** Everyone else who would move this ticket waits until the transaction ends. */
export async function holdTicket(tx: Transaction, ticketId: string): Promise<void> {
  await tx.execute(sql`select from tickets where id = ${ticketId}::uuid for update`)
}
