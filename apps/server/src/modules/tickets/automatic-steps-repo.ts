/** What the automatic steps of a ticket wait for: until when, and for which inner ticket; and from an inner ticket the one around it. */
import type { TicketDetail } from '@formwork/api-contract'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { visibleTicket } from '../../access/visible-tickets'
import type { Queryable } from '../../db/client'
import { subTickets, ticketJobs } from '../../db/schema/moves'
import { tickets } from '../../db/schema/tickets'
import type { Actor } from '../../domain/actor'
import type { TicketFacts } from '../../workflow/ticket-facts'

type AutomaticStep = NonNullable<TicketDetail['automaticSteps']>[number]

/** In the order in which they were reached; an inner ticket only where the actor may see it. Most processes have no such step, and run no query. */
export async function findAutomaticSteps(
  db: Queryable,
  actor: Actor,
  { id, definition, state }: Pick<TicketFacts, 'id' | 'definition' | 'state'>,
): Promise<AutomaticStep[]> {
  if (!definition.nodes.some(({ kind }) => kind === 'timer' || kind === 'subProcess')) return []
  // While a ticket is suspended its timers do not count.
  const isWaiting = and(eq(ticketJobs.kind, 'timer'), eq(ticketJobs.status, 'waiting'), sql`${state.suspended === undefined}`)
  const runAt = sql<string | null>`(
    select run_at from graphile_worker.jobs where key = 'errand:' || ${ticketJobs.ticketId} || ':' || ${ticketJobs.jobId})`
  const inside = and(eq(tickets.id, subTickets.ticketId), await visibleTicket(db, actor))
  const rows = await db
    .select({ nodeId: ticketJobs.nodeId, runAt, inside: { id: tickets.id, number: tickets.number, title: tickets.title } })
    .from(ticketJobs)
    .leftJoin(subTickets, and(eq(subTickets.parentId, ticketJobs.ticketId), eq(subTickets.parentJobId, ticketJobs.jobId)))
    .leftJoin(tickets, inside)
    .where(and(eq(ticketJobs.ticketId, id), or(isWaiting, isNotNull(tickets.id))))
    .orderBy(ticketJobs.openedAt)
  return rows.map(({ nodeId, runAt: until, inside: ticket }) => ({
    nodeId,
    ...(ticket === null ? {} : { ticket }),
    ...(ticket !== null || until === null ? {} : { until: new Date(until).toISOString() }),
  }))
}

/** The ticket that has started this one, where the actor may see it. Most have none, and run no query. */
export async function findParent(db: Queryable, actor: Actor, { parentId }: Pick<TicketFacts, 'parentId'>) {
  if (parentId === null) return null
  const [parent] = await db
    .select({ id: tickets.id, number: tickets.number, title: tickets.title })
    .from(tickets)
    .where(and(eq(tickets.id, parentId), await visibleTicket(db, actor)))
  return parent ?? null
}
