/** Queries on which ticket is about what. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { inboundSubjects } from '../../db/schema/inbound'
import { tickets } from '../../db/schema/tickets'

/** The subject that a webhook reads from a call, as a hash. */
export interface Subject {
  readonly webhookId: string
  readonly subjectHash: Buffer
}

const rowOf = ({ webhookId, subjectHash }: Subject) =>
  and(eq(inboundSubjects.webhookId, webhookId), eq(inboundSubjects.subjectHash, subjectHash))

/** That ticket, while it is the current one of this subject and not marked as over. */
const stillAbout = (subject: Subject, ticketId: string) =>
  and(rowOf(subject), eq(inboundSubjects.ticketId, ticketId), isNull(inboundSubjects.clearedAt))

/** The last ticket about this, by the keys of both tables. */
export async function findSubject(db: Queryable, subject: Subject) {
  const [row] = await db
    .select({
      ticketId: tickets.id,
      number: tickets.number,
      isOpen: sql<boolean>`${tickets.status} = 'running' and ${inboundSubjects.clearedAt} is null`,
      commentedAt: inboundSubjects.commentedAt,
    })
    .from(inboundSubjects)
    .innerJoin(tickets, eq(tickets.id, inboundSubjects.ticketId))
    .where(rowOf(subject))
  return row ?? null
}
export type SubjectTicket = NonNullable<Awaited<ReturnType<typeof findSubject>>>

/**
 * Sets another ticket, if the last one is still `before`; null: there was none.
 *
 * @returns false where another call has set one meanwhile
 */
export async function linkTicket(
  db: Queryable,
  subject: Subject,
  { before, ticketId, at }: { readonly before: string | null; readonly ticketId: string; readonly at: Date },
): Promise<boolean> {
  const named = { ticketId, seenAt: at, commentedAt: null, clearedAt: null }
  if (before === null) {
    const added = await db
      .insert(inboundSubjects)
      .values({ ...subject, ...named })
      .onConflictDoNothing()
      .returning({ ticketId: inboundSubjects.ticketId })
    return added.length > 0
  }
  const changed = await db
    .update(inboundSubjects)
    .set(named)
    .where(and(rowOf(subject), eq(inboundSubjects.ticketId, before)))
    .returning({ ticketId: inboundSubjects.ticketId })
  return changed.length > 0
}

/** Locked: no other call comments on it or marks it as over until the transaction ends. @returns null where it is over */
export async function lockOpen(tx: Transaction, subject: Subject, ticketId: string) {
  const [row] = await tx
    .select({ commentedAt: inboundSubjects.commentedAt })
    .from(inboundSubjects)
    .where(stillAbout(subject, ticketId))
    .for('update')
  return row ?? null
}

export async function recordComment(tx: Transaction, subject: Subject, at: Date): Promise<void> {
  await tx.update(inboundSubjects).set({ commentedAt: at }).where(rowOf(subject))
}

/** @returns false where it is marked already, or the subject has another ticket by now */
export async function markResolved(db: Queryable, subject: Subject, { ticketId, at }: { ticketId: string; at: Date }): Promise<boolean> {
  const over = await db
    .update(inboundSubjects)
    .set({ clearedAt: at })
    .where(stillAbout(subject, ticketId))
    .returning({ ticketId: inboundSubjects.ticketId })
  return over.length > 0
}

/** Subjects whose ticket is not open any more: their next call starts a new one anyway. */
export async function deleteSubjectsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from inbound_subjects where (webhook_id, subject_hash) in (
    select s.webhook_id, s.subject_hash from inbound_subjects s join tickets t on t.id = s.ticket_id
    where s.seen_at < ${before.toISOString()}::timestamptz and (t.status <> 'running' or s.cleared_at is not null) limit ${limit}::int)`)
  return rowCount ?? 0
}
