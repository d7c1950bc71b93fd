/** What mail needs of the database: whom a notice is for, and that it was sent. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/client'
import { preferences, readingLanguages, users } from '../../db/schema/people'
import { notices, tickets } from '../../db/schema/tickets'
import { standsInFor } from '../notices/notice-repo'

/** Added by the database function that writes notices: in one statement, so nobody is notified twice. */
export const NOTICE_MAIL_TASK = 'mail.notice'

const requesters = alias(users, 'requesters')

/** Null when no mail is due any more: it was read or sent, or the person is gone or wants no mail. */
export async function findMailing(db: Queryable, noticeId: string) {
  const [row] = await db
    .select({
      kind: notices.kind,
      nodeName: notices.nodeName,
      standsInFor: standsInFor(notices),
      ticketId: tickets.id,
      ticketNumber: tickets.number,
      ticketTitle: tickets.title,
      processName: tickets.processName,
      requesterName: requesters.nickName,
      address: users.email,
      locale: readingLanguages.locale,
    })
    .from(notices)
    .innerJoin(tickets, eq(tickets.id, notices.ticketId))
    .innerJoin(users, eq(users.id, notices.userId))
    .innerJoin(requesters, eq(requesters.id, tickets.requesterId))
    .leftJoin(readingLanguages, eq(readingLanguages.userId, notices.userId))
    .leftJoin(preferences, eq(preferences.userId, notices.userId))
    .where(
      and(
        eq(notices.id, noticeId),
        isNull(notices.readAt),
        isNull(notices.mailedAt),
        eq(users.enabled, true),
        isNull(users.deletedAt),
        sql`${preferences.content} -> 'mailNotices' is distinct from 'false'::jsonb`,
      ),
    )
  return row === undefined || row.address === '' ? null : row
}

export async function recordMailed(db: Queryable, noticeId: string, at: Date): Promise<void> {
  await db.update(notices).set({ mailedAt: at }).where(eq(notices.id, noticeId))
}

/** Empty for a person without one. */
export async function findAddress(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? ''
}
