/** Queries for moving running tickets to another version. */
import type { ProcessDefinition, ProcessState } from '@formwork/workflow-core'
import { and, asc, eq, gt } from 'drizzle-orm'
import { among } from '../../../db/among'
import { sql } from 'drizzle-orm'
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

/** @param isHeld - locked until the transaction ends: a move of it waits meanwhile, and then finds the other version */
export async function findTicket(tx: Transaction, id: string, isHeld: boolean) {
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
    .where(eq(tickets.id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  return row ?? null
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

/** The ticket with its open tasks and jobs, which are called as in the new version from now on. */
export async function writeMoved(tx: Transaction, moved: MovedTicketRow): Promise<void> {
  const { id, versionId, state, openTasks, definition, at, entry, end } = moved
  await tx
    .update(tickets)
    .set({ versionId, state, openTasks: [...openTasks], revision: sql`${tickets.revision} + 1`, updatedAt: at, ...end })
    .where(eq(tickets.id, id))
  await tx
    .insert(ticketHistory)
    .values({ ...entry, assignees: [...entry.assignees], replaced: [...entry.replaced], details: { ...entry.details } })
  await tx.execute(addRemarks(sql`(select ${id}::uuid as ticket_id, ${entry.remark}::text as words)`))
  const names = new Map(definition.nodes.map((node) => [node.id, node.name]))
  const nameOf = (nodeId: string) => names.get(nodeId) ?? ''
  const open = state.tasks
    .filter(({ status }) => status === 'open')
    .map(({ id: taskId, nodeId }) => ({ taskId, nodeId, nodeName: nameOf(nodeId) }))
  const jobs = (state.jobs ?? []).map(({ id: jobId, nodeId }) => ({ jobId, nodeId, nodeName: nameOf(nodeId) }))
  await tx.execute(sql`update ticket_tasks k set node_id = o."nodeId", node_name = o."nodeName"
    from json_to_recordset(${JSON.stringify(open)}::json) o ("taskId" text, "nodeId" text, "nodeName" text)
    where k.ticket_id = ${id}::uuid and k.task_id = o."taskId"`)
  await tx.execute(sql`update ticket_jobs j set node_id = o."nodeId", node_name = o."nodeName"
    from json_to_recordset(${JSON.stringify(jobs)}::json) o ("jobId" text, "nodeId" text, "nodeName" text)
    where j.ticket_id = ${id}::uuid and j.job_id = o."jobId"`)
}
