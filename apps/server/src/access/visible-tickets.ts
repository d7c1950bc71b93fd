/** Which tickets a person may look into: their own business, and what the data scope of their roles adds. One rule for lists, pages and sums. */
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { among } from '../db/among'
import { alias, union } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client'
import { ticketMentions } from '../db/schema/comments'
import { users } from '../db/schema/people'
import { ticketCopies } from '../db/schema/moves'
import { ticketAssignments, tickets } from '../db/schema/tickets'
import { type Actor, may } from '../domain/actor'
import { reachIn, type Rights, rightsOf } from './rights'
import { LOOK_INTO_ALL } from './ticket-rights'

/** Started by them, or they were asked at some time, sent a copy, or are mentioned. The indexes are read and united; an `or` would read all tickets. */
function concerning(db: Queryable, userId: string): SQL {
  const started = alias(tickets, 'started')
  const own = db.select({ id: started.id }).from(started).where(eq(started.requesterId, userId))
  const asked = db.select({ id: ticketAssignments.ticketId }).from(ticketAssignments).where(eq(ticketAssignments.userId, userId))
  const copied = db.select({ id: ticketCopies.ticketId }).from(ticketCopies).where(eq(ticketCopies.userId, userId))
  const mentioned = db.select({ id: ticketMentions.ticketId }).from(ticketMentions).where(eq(ticketMentions.userId, userId))
  return inArray(tickets.id, union(own, asked, copied, mentioned))
}

/** The same asked of one ticket: four look-ups by key, however many tickets the person has had. */
function concernsTicket(db: Queryable, userId: string): SQL | undefined {
  const asked = db
    .select({ one: sql`1` })
    .from(ticketAssignments)
    .where(and(eq(ticketAssignments.ticketId, tickets.id), eq(ticketAssignments.userId, userId)))
  const copied = db
    .select({ one: sql`1` })
    .from(ticketCopies)
    .where(and(eq(ticketCopies.ticketId, tickets.id), eq(ticketCopies.userId, userId)))
  return or(eq(tickets.requesterId, userId), exists(asked), exists(copied), exists(mentionOf(db, userId)))
}

/** A comment on the ticket mentions them. */
const mentionOf = (db: Queryable, userId: string) =>
  db
    .select({ one: sql`1` })
    .from(ticketMentions)
    .where(and(eq(ticketMentions.userId, userId), eq(ticketMentions.ticketId, tickets.id)))

/** Whether a comment on that ticket mentions them: for a ticket that was read without asking. */
export async function isMentioned(db: Queryable, userId: string, ticketId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(ticketMentions)
    .where(and(eq(ticketMentions.userId, userId), eq(ticketMentions.ticketId, ticketId)))
    .limit(1)
  return row !== undefined
}

/**
 * The condition under which the person sees tickets in lists and sums; undefined: all of them.
 *
 * @param findRights asked only when they depend on it
 */
export function visibleTickets(db: Queryable, actor: Actor, findRights: () => Promise<Rights>): Promise<SQL | undefined> {
  return visible(db, actor, { own: () => concerning(db, actor.userId), findRights })
}

/** The same condition for looking at one ticket that is found by its id. */
export function visibleTicket(db: Queryable, actor: Actor): Promise<SQL | undefined> {
  return visible(db, actor, { own: () => concernsTicket(db, actor.userId), findRights: () => rightsOf(db, actor) })
}

interface Visibility {
  readonly own: () => SQL | undefined
  readonly findRights: () => Promise<Rights>
}

async function visible(db: Queryable, actor: Actor, { own, findRights }: Visibility): Promise<SQL | undefined> {
  if (!may(actor, LOOK_INTO_ALL)) return own()
  const reach = reachIn(await findRights(), LOOK_INTO_ALL)
  if (reach.kind === 'everyone') return undefined
  if (reach.ids.size === 0) return own()
  const people = db.select({ id: users.id }).from(users).where(among(users.departmentId, reach.ids))
  return or(own(), inArray(tickets.requesterId, people))
}
