/** Queries for moving running tickets to another version. */
import type { ProcessDefinition, ProcessState } from '@formwork/workflow-core'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { among } from '../../../db/among'
import type { Queryable, Transaction } from '../../../db/client'
import { ticketHistory, tickets } from '../../../db/schema/tickets'
import type { OpenStep } from '../../../domain/open-task'
import { addRemarks } from '../../../workflow/findable-remarks'
import type { HistoryEnd, HistoryFacts } from '../../../workflow/history-chain'

export interface TicketChoice {
  readonly versionId: string
  readonly ids?: readonly string[] | undefined
  readonly after?: string | undefined
}

/** Running tickets of a version, the oldest first: their ids carry the time. */
export async function findRunning(db: Queryable, { versionId, ids, after }: TicketChoice, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        eq(tickets.versionId, versionId),
        eq(tickets.status, 'running'),
        ids === undefined ? undefined : among(tickets.id, ids),
        after === undefined ? undefined : gt(tickets.id, after),
      ),
    )
    .orderBy(asc(tickets.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** @param isHeld - locked until the transaction ends: a move of one waits meanwhile, and then finds the other version */
export async function findTickets(tx: Transaction, ids: readonly string[], isHeld: boolean) {
  const found = tx
    .select({
      id: tickets.id,
      number: tickets.number,
      state: tickets.state,
      revision: tickets.revision,
      versionId: tickets.versionId,
      historyLength: tickets.historyLength,
      historyHash: tickets.historyHash,
    })
    .from(tickets)
    .where(among(tickets.id, ids))
    .orderBy(asc(tickets.id))
  return isHeld ? found.for('update') : found
}

export interface MovedTicketRow {
  readonly id: string
  readonly versionId: string
  readonly state: ProcessState
  readonly openTasks: readonly OpenStep[]
  readonly definition: ProcessDefinition
  readonly at: Date
  /** The entry of its history that says so, and the end of the history with it. */
  readonly entry: HistoryFacts & { readonly hash: string }
  readonly end: HistoryEnd
}

/** The tickets with their open tasks and jobs, which are called as in the new version from now on: all in the same few statements, for others wait meanwhile. */
export async function writeMoved(tx: Transaction, moved: readonly MovedTicketRow[]): Promise<void> {
  if (moved.length === 0) return
  const rows = moved.map(({ id, versionId, state, openTasks, at, end }) => ({ id, versionId, state, openTasks, at, ...end }))
  await tx.execute(sql`update tickets t set version_id = m."versionId", state = m.state, open_tasks = m."openTasks", revision = t.revision + 1,
      updated_at = m.at, history_length = m."historyLength", history_hash = m."historyHash"
    from json_to_recordset(${JSON.stringify(rows)}::json) m (id uuid, "versionId" uuid, state jsonb, "openTasks" jsonb, at timestamptz,
      "historyLength" int, "historyHash" text)
    where t.id = m.id`)
  await tx.insert(ticketHistory).values(
    moved.map(({ entry }) => ({
      ...entry,
      assignees: [...entry.assignees],
      replaced: [...entry.replaced],
      details: { ...entry.details },
    })),
  )
  const said = moved.map(({ id, entry }) => ({ ticket_id: id, words: entry.remark }))
  await tx.execute(addRemarks(sql`(select * from json_to_recordset(${JSON.stringify(said)}::json) w (ticket_id uuid, words text))`))
  const [open, jobs] = [moved.flatMap(openTasksOf), moved.flatMap(jobsOf)]
  await tx.execute(sql`update ticket_tasks k set node_id = o."nodeId", node_name = o."nodeName"
    from json_to_recordset(${JSON.stringify(open)}::json) o ("ticketId" uuid, "taskId" text, "nodeId" text, "nodeName" text)
    where k.ticket_id = o."ticketId" and k.task_id = o."taskId"`)
  await tx.execute(sql`update ticket_jobs j set node_id = o."nodeId", node_name = o."nodeName"
    from json_to_recordset(${JSON.stringify(jobs)}::json) o ("ticketId" uuid, "jobId" text, "nodeId" text, "nodeName" text)
    where j.ticket_id = o."ticketId" and j.job_id = o."jobId"`)
}

const nodeNameIn = ({ nodes }: ProcessDefinition, nodeId: string) => nodes.find(({ id }) => id === nodeId)?.name ?? ''

const openTasksOf = ({ id: ticketId, state, definition }: MovedTicketRow) =>
  state.tasks
    .filter(({ status }) => status === 'open')
    .map(({ id: taskId, nodeId }) => ({ ticketId, taskId, nodeId, nodeName: nodeNameIn(definition, nodeId) }))

const jobsOf = ({ id: ticketId, state, definition }: MovedTicketRow) =>
  (state.jobs ?? []).map(({ id: jobId, nodeId }) => ({ ticketId, jobId, nodeId, nodeName: nodeNameIn(definition, nodeId) }))
