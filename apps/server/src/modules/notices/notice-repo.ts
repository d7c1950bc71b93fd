/** Queries on in-app notices. */
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { notices, tickets } from '../../db/schema/tickets'

export async function findNotices(db: Queryable, userId: string, { limit, offset }: { readonly limit: number; readonly offset: number }) {
  return db
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
    .limit(limit)
    .offset(offset)
}

export async function countNotices(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(notices).where(eq(notices.userId, userId))
  return row?.count ?? 0
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
