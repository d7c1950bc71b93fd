/** The one write of a move: everything it changes, or nothing when the ticket has moved on since it was read. */
import type { JsonObject } from '@formwork/api-contract'
import type { ProcessState } from '@formwork/workflow-core'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/client'
import type { OpenTask } from '../domain/open-task'
import { keepAnswer, type OnceKey } from '../db/once-key'
import type { HistoryEnd } from './history-chain'
import type { StepRows } from './step-rows'
import { errandReads, type Timing } from './errands/errand-writes'
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
  /** People who have to be active still: who is given a task by hand. */
  readonly mustBeActive: readonly string[]
  /** What stands in the forms from now on; null when nothing was written. */
  readonly values: JsonObject | null
  /** Handed in with it. */
  readonly fileIds: readonly string[]
  readonly noticesWait: number
  readonly dropsNoticesOf: Date | null
  /** What the audit log is told of it, as `auditCall` makes it; null for nothing. */
  readonly audit: SQL | null
}

/** @returns false when nothing was written: the ticket has another revision by now, the key is taken, or one of these people may not act any more. */
export async function writeMove(db: Queryable, move: Move): Promise<boolean> {
  const { ticketId, from, state, openTasks, end, at, once, mustBeActive } = move
  const isRunning = state.status === 'running'
  const answer = sql`${JSON.stringify(move.answer)}::jsonb`
  const timing: Timing = { at, noticesWait: move.noticesWait, dropsNoticesOf: move.dropsNoticesOf }
  const named = sql`${sql.param([...mustBeActive])}::uuid[]`
  const { rows } = await db.execute<{ written: number }>(sql`
    with held as (
      -- Waits for whoever moves this ticket now, and then looks at the revision again.
      select id from tickets where id = ${ticketId}::uuid and revision = ${from}::int for update
    ), active as (
      select id from users where id = any(${named}) and enabled and deleted_at is null for share
    ), ready as (
      select id from held where (select count(*) from active) = cardinality(${named})
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
    ), ${valueWrites(move)} ${stepWrites(move.rows, state, timing)}
    select (select count(*) from allowed)::int as written, (select count(*) from audited) as audited, (select count(*) from jobs) as jobs, (select count(*) from notices_read) as notices
      ${errandReads(move.rows, timing)}`)
  return rows[0]?.written === 1
}

/** Only where something was written or handed in: most moves do neither. */
function valueWrites({ values, fileIds }: Move): SQL {
  const entered = sql`entered as (
      update ticket_values v set values = ${JSON.stringify(values)}::jsonb from allowed where v.ticket_id = allowed.ticket_id
    ),`
  const attached = sql`attached as (
      insert into ticket_files (ticket_id, file_id) select ticket_id, unnest(${sql.param([...fileIds])}::uuid[]) from allowed
      on conflict do nothing
    ),`
  return sql`${values === null ? sql`` : entered} ${fileIds.length === 0 ? sql`` : attached}`
}

/** Everyone else who would move this ticket waits until the transaction ends. */
export async function holdTicket(tx: Transaction, ticketId: string): Promise<void> {
  await tx.execute(sql`select from tickets where id = ${ticketId}::uuid for update`)
}
