/** Loads a ticket under its row lock and stores what became of it. */
import type { JsonObject } from '@formwork/api-contract'
import type { ProcessDefinition, ProcessState } from '@formwork/workflow-core'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { processVersions } from '../db/schema/processes'
import { ticketHistory, tickets, ticketValues } from '../db/schema/tickets'
import type { HistoryEnd } from './history-chain'

export interface TicketRecord extends HistoryEnd {
  readonly id: string
  readonly requesterId: string
  readonly versionId: string
  readonly state: ProcessState
  readonly revision: number
  readonly definition: ProcessDefinition
  readonly values: JsonObject
}

/** Everyone else who wants this ticket waits here until the transaction ends. */
export async function lockTicket(tx: Transaction, ticketId: string): Promise<TicketRecord | null> {
  const [row] = await tx
    .select({
      id: tickets.id,
      requesterId: tickets.requesterId,
      versionId: tickets.versionId,
      state: tickets.state,
      revision: tickets.revision,
      historyLength: tickets.historyLength,
      historyHash: tickets.historyHash,
      definition: processVersions.definition,
      values: ticketValues.values,
    })
    .from(tickets)
    .innerJoin(processVersions, eq(processVersions.id, tickets.versionId))
    .innerJoin(ticketValues, eq(ticketValues.ticketId, tickets.id))
    .where(eq(tickets.id, ticketId))
    .for('update', { of: tickets })
  return row ?? null
}

/** The form of a published version as it is stored; null when the process has none. */
export async function findFormDefinition(tx: Transaction, versionId: string): Promise<JsonObject | null> {
  const [row] = await tx.select({ form: processVersions.formDefinition }).from(processVersions).where(eq(processVersions.id, versionId))
  return row?.form ?? null
}

export async function storeTicket(
  tx: Transaction,
  ticketId: string,
  changed: HistoryEnd & { readonly state: ProcessState; readonly revision: number },
  at: Date,
): Promise<void> {
  const { state } = changed
  const finishedAt = state.status === 'running' ? null : at
  await tx
    .update(tickets)
    .set({ ...changed, status: state.status, updatedAt: at, finishedAt })
    .where(eq(tickets.id, ticketId))
}

export interface Decision {
  readonly kind: string
  readonly actorName: string | null
  readonly at: Date
}

/** The act that closed a task (the withdrawal or termination, when it was cancelled), or the vote of one person on it. */
export async function findDecision(tx: Transaction, ticketId: string, taskId: string, voter: string | null): Promise<Decision | null> {
  const [row] = await tx
    .select({ kind: ticketHistory.kind, actorName: ticketHistory.actorName, at: ticketHistory.at })
    .from(ticketHistory)
    .where(
      and(
        eq(ticketHistory.ticketId, ticketId),
        inArray(ticketHistory.kind, ['approved', 'refused', 'withdrawn', 'terminated']),
        sql`(${ticketHistory.taskId} = ${taskId} or ${ticketHistory.taskId} is null)`,
        voter === null ? undefined : eq(ticketHistory.actorId, voter),
      ),
    )
    .orderBy(desc(sql`${ticketHistory.taskId} is not null`), desc(ticketHistory.sequence))
    .limit(1)
  return row ?? null
}
