/** Queries on the log of received calls. */
import { and, desc, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { inboundCalls } from '../../db/schema/inbound'
import { tickets } from '../../db/schema/tickets'

type Row = typeof inboundCalls.$inferSelect
export type CallOutcome = Pick<Row, 'result' | 'ticketId' | 'did' | 'refusal' | 'params' | 'issues'>
export type StoredIssue = Row['issues'][number]

/** When two calls with one key arrive at the same time, the first one stays. */
export async function insertCall(db: Queryable, row: Omit<Row, 'tries'>): Promise<void> {
  await db
    .insert(inboundCalls)
    .values({ ...row, tries: 1 })
    .onConflictDoNothing()
}

/** At most one call under a key was accepted. */
export const KEY_INDEX = 'inbound_calls_key'

/** @returns false when it is not refused any more: another try of it has had its result. */
export async function recordRetry(db: Queryable, id: string, outcome: CallOutcome): Promise<boolean> {
  const { rowCount } = await db
    .update(inboundCalls)
    .set({ ...outcome, tries: sql`${inboundCalls.tries} + 1` })
    .where(and(eq(inboundCalls.id, id), eq(inboundCalls.result, 'refused')))
  return (rowCount ?? 0) > 0
}

/** The call that was accepted under this key before. */
export async function findTaken(db: Queryable, webhookId: string, callKey: string) {
  const { bodyHash, result, ticketId } = inboundCalls
  const [row] = await db
    .select({ bodyHash, result, ticketId, number: tickets.number })
    .from(inboundCalls)
    .leftJoin(tickets, eq(tickets.id, ticketId))
    .where(and(eq(inboundCalls.webhookId, webhookId), eq(inboundCalls.callKey, callKey), ne(result, 'refused')))
  return row ?? null
}

const { body: _, bodyHash: __, issues: ___, ...listed } = getTableColumns(inboundCalls)

/** Newest first: ids are ordered by time. */
export function findCalls(db: Queryable, webhookId: string, after: string | undefined, most: number) {
  return db
    .select({ ...listed, number: tickets.number })
    .from(inboundCalls)
    .leftJoin(tickets, eq(tickets.id, inboundCalls.ticketId))
    .where(and(eq(inboundCalls.webhookId, webhookId), after === undefined ? undefined : lt(inboundCalls.id, after)))
    .orderBy(desc(inboundCalls.id))
    .limit(most)
}
export type ListedCall = Awaited<ReturnType<typeof findCalls>>[number]

/** Null also for a call of another webhook. */
export async function findCall(db: Queryable, webhookId: string, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(inboundCalls), number: tickets.number })
    .from(inboundCalls)
    .leftJoin(tickets, eq(tickets.id, inboundCalls.ticketId))
    .where(and(eq(inboundCalls.webhookId, webhookId), eq(inboundCalls.id, id)))
  return row ?? null
}

/** @param limit - of one statement; @returns how many were deleted */
export async function deleteCallsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { id, receivedAt } = inboundCalls
  const old = db.select({ id }).from(inboundCalls).where(lt(receivedAt, before)).limit(limit)
  return (await db.delete(inboundCalls).where(inArray(id, old)).returning({ id })).length
}
