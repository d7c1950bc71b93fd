/** Queries on in-app notices. */
import type { NoticeKindName } from '@formwork/api-contract'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { deleteInBatches } from '../../db/delete-in-batches'
import { takenBackActs } from '../../db/schema/moves'
import { notices, tickets } from '../../db/schema/tickets'
import type { Deps } from '../../deps'
import type { ListWindow } from '../list-window'

/** The engine gives up after some two days. */
const KEEP_TAKEN_BACK_DAYS = 30

/** A column: for whom the reader of a notice about a task stands in, as the history of the ticket says; null for themselves. */
export const standsInFor = ({ ticketId, taskId, userId }: typeof notices) =>
  sql<string[] | null>`(select array_agg(away.person ->> 'name') from ticket_history h
    cross join jsonb_array_elements(h.details -> 'standIns') asked (share) cross join jsonb_array_elements(asked.share -> 'away') away (person)
    where h.ticket_id = ${ticketId} and h.kind = 'assigned' and h.task_id = ${taskId} and asked.share ->> 'id' = ${userId}::text)`

/** The page is found first, in the index alone: what is looked up for each notice is not for those that are passed over. */
export async function findNotices(db: Queryable, userId: string, { pageSize, offset }: ListWindow) {
  const page = db
    .select({ id: notices.id })
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(pageSize)
    .offset(offset)
  const rows = await db
    .select({
      id: notices.id,
      kind: notices.kind,
      ticketId: notices.ticketId,
      ticketNumber: tickets.number,
      ticketTitle: tickets.title,
      nodeName: notices.nodeName,
      standsInFor: standsInFor(notices),
      createdAt: notices.createdAt,
      readAt: notices.readAt,
    })
    .from(notices)
    .innerJoin(tickets, eq(tickets.id, notices.ticketId))
    .where(inArray(notices.id, page))
    .orderBy(desc(notices.createdAt), desc(notices.id))
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

export interface NewNotice {
  readonly id: string
  readonly deliveryId: string
  readonly userId: string
  readonly kind: NoticeKindName
  readonly nodeName: string
  /** An instant as text. */
  readonly createdAt: string
}

export interface Delivery {
  readonly ticketId: string
  /** Null when they are about the ticket, not about one of its tasks. */
  readonly taskId: string | null
  readonly rows: readonly NewNotice[]
  readonly at: Date
}

/** One of many that are delivered together. */
export interface TicketNotice extends NewNotice {
  readonly ticketId: string
  readonly taskId: string | null
}

const columnsOf = ({ id, deliveryId, userId, kind, nodeName, createdAt }: NewNotice) => ({
  id,
  delivery_id: deliveryId,
  user_id: userId,
  kind,
  node_name: nodeName,
  created_at: createdAt,
})

/**
 * Existing deliveries stay as they are; notices of people whom the task no longer asks are marked as read. A decision waits for the ticket's
 * row until these notices are there for it to mark, or is seen here.
 */
export async function deliverNotices(db: Queryable, { ticketId, taskId, rows, at }: Delivery): Promise<void> {
  const columns = rows.map(columnsOf)
  await db.execute(
    sql`select deliver_notices(${ticketId}::uuid, ${taskId}::text, ${JSON.stringify(columns)}::jsonb, ${at.toISOString()}::timestamptz)`,
  )
}

/**
 * The same for many tickets; acts that were taken back notify nobody.
 *
 * @param waits - for a move of the ticket that is under way; only for notices of one
 * @returns the tickets that are being moved now, which were left out
 */
export async function deliverNoticesTogether(
  db: Queryable,
  notices: readonly TicketNotice[],
  { at, waits }: { readonly at: Date; readonly waits: boolean },
): Promise<string[]> {
  if (notices.length === 0) return []
  const columns = notices.map((notice) => ({ ...columnsOf(notice), ticket_id: notice.ticketId, task_id: notice.taskId }))
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from deliver_notices_together(${JSON.stringify(columns)}::jsonb, ${at.toISOString()}::timestamptz, ${waits}::boolean) id`,
  )
  return rows.map(({ id }) => id)
}

/** A job: deletes acts that were taken back so long ago that their notices cannot be sent any more. @returns how many. */
export function sweepTakenBackActs({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const since = new Date(now().getTime() - KEEP_TAKEN_BACK_DAYS * 24 * 3_600_000)
  return deleteInBatches(async (limit) => {
    const { rowCount } = await db.execute(sql`delete from ${takenBackActs} where (ticket_id, act_at) in (
      select ticket_id, act_at from ${takenBackActs} where act_at < ${since}::timestamptz limit ${limit})`)
    return rowCount ?? 0
  })
}
