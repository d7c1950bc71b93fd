/** Queries on the log of received calls, and on which ticket is about what. */
import { and, desc, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { inboundCalls, inboundSubjects } from '../../db/schema/inbound'
import { tickets } from '../../db/schema/tickets'

type Row = typeof inboundCalls.$inferSelect
export type CallOutcome = Pick<Row, 'result' | 'ticketId' | 'refusal' | 'params' | 'issues'>

/** Of two with one key that were taken at once the first one stays. */
export async function insertCall(db: Queryable, row: Omit<Row, 'tries'>): Promise<void> {
  await db
    .insert(inboundCalls)
    .values({ ...row, tries: 1 })
    .onConflictDoNothing()
}

export async function noteRetry(db: Queryable, id: string, outcome: CallOutcome): Promise<void> {
  await db
    .update(inboundCalls)
    .set({ ...outcome, tries: sql`${inboundCalls.tries} + 1` })
    .where(eq(inboundCalls.id, id))
}

/** What was taken under this key before. */
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

export async function findCall(db: Queryable, webhookId: string, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(inboundCalls), number: tickets.number })
    .from(inboundCalls)
    .leftJoin(tickets, eq(tickets.id, inboundCalls.ticketId))
    .where(and(eq(inboundCalls.webhookId, webhookId), eq(inboundCalls.id, id)))
  return row ?? null
}

/** The last ticket about this, by the keys of both tables. */
export async function findSubject(db: Queryable, webhookId: string, subject: Buffer) {
  const [row] = await db
    .select({ ticketId: tickets.id, number: tickets.number, isRunning: sql<boolean>`${tickets.status} = 'running'` })
    .from(inboundSubjects)
    .innerJoin(tickets, eq(tickets.id, inboundSubjects.ticketId))
    .where(and(eq(inboundSubjects.webhookId, webhookId), eq(inboundSubjects.subjectHash, subject)))
  return row ?? null
}

/** @returns false where somebody else has written the same ticket. */
export async function setSubject(db: Queryable, row: typeof inboundSubjects.$inferInsert): Promise<boolean> {
  const { ticketId, seenAt } = row
  const set = await db
    .insert(inboundSubjects)
    .values(row)
    .onConflictDoUpdate({
      target: [inboundSubjects.webhookId, inboundSubjects.subjectHash],
      set: { ticketId, seenAt },
      setWhere: ne(inboundSubjects.ticketId, ticketId),
    })
    .returning({ ticketId: inboundSubjects.ticketId })
  return set.length > 0
}

export async function deleteCallsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { id, receivedAt } = inboundCalls
  const old = db.select({ id }).from(inboundCalls).where(lt(receivedAt, before)).limit(limit)
  return (await db.delete(inboundCalls).where(inArray(id, old)).returning({ id })).length
}

/** Those whose ticket does not run any more: what was said of them is said of a new one anyway. */
export async function deleteSubjectsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from inbound_subjects where (webhook_id, subject_hash) in (
    select s.webhook_id, s.subject_hash from inbound_subjects s join tickets t on t.id = s.ticket_id
    where s.seen_at < ${before.toISOString()}::timestamptz and t.status <> 'running' limit ${limit}::int)`)
  return rowCount ?? 0
}
