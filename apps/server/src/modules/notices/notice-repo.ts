/** Queries on in-app notices. */
import { and, count, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { notices, ticketAssignments, tickets } from '../../db/schema/tickets'
import type { ListWindow } from '../list-window'

export async function findNotices(db: Queryable, userId: string, { pageSize, offset }: ListWindow) {
  const rows = await db
    .select({
      id: notices.id,
      kind: notices.kind,
      ticketId: notices.ticketId,
      ticketNumber: tickets.number,
      ticketTitle: tickets.title,
      nodeName: notices.nodeName,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
    })
    .from(notices)
    .innerJoin(tickets, eq(tickets.id, notices.ticketId))
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(pageSize)
    .offset(offset)
  const [total] = await db.select({ count: count() }).from(notices).where(eq(notices.userId, userId))
  return { rows, count: total?.count ?? 0 }
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
  return row?.count ?? 0
}

/** @returns false when the person has no such notice; one that was read keeps its first instant. */
export async function markRead(db: Queryable, userId: string, id: string, at: Date): Promise<boolean> {
  const mine = and(eq(notices.id, id), eq(notices.userId, userId))
  const marked = await db
    .update(notices)
    .set({ readAt: at })
    .where(and(mine, isNull(notices.readAt)))
    .returning({ id: notices.id })
  if (marked.length > 0) return true
  return (await db.select({ id: notices.id }).from(notices).where(mine)).length > 0
}

export async function markAllRead(db: Queryable, userId: string, at: Date): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: at })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
}

/** Those whose delivery is there already stay as they are. */
export async function insertNotices(db: Queryable, rows: readonly (typeof notices.$inferInsert)[]): Promise<void> {
  await db
    .insert(notices)
    .values([...rows])
    .onConflictDoNothing()
}

/** Whom the task asks for nothing any more. A decision waits for the ticket's row until these notices are there for it to mark, or is seen here. */
export async function findDone(tx: Transaction, ticketId: string, taskId: string): Promise<ReadonlySet<string>> {
  await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, ticketId)).for('share')
  const rows = await tx
    .select({ userId: ticketAssignments.userId })
    .from(ticketAssignments)
    .where(and(eq(ticketAssignments.ticketId, ticketId), eq(ticketAssignments.taskId, taskId), ne(ticketAssignments.status, 'open')))
  return new Set(rows.map(({ userId }) => userId))
}
