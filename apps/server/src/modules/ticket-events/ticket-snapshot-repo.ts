/** The state of a ticket, as its stream sends it. */
import type { TicketEvent } from '@formwork/api-contract'
import { and, eq, sql } from 'drizzle-orm'
import { visibleTicket } from '../../access/visible-tickets'
import type { Queryable } from '../../db/client'
import { tickets } from '../../db/schema/tickets'
import type { Actor } from '../../domain/actor'

export type TicketSnapshot = Extract<TicketEvent, { type: 'standing' }>

interface LastAct {
  readonly kind: NonNullable<TicketSnapshot['last']>['kind']
  readonly nodeName: string
  readonly actorId: string | null
  readonly actorName: string | null
  readonly at: string
}

/** The subqueries name `tickets` in full: alone in a query, drizzle leaves the name of a table out. Null for a ticket that is not there, or is not this person's business. */
export async function findSnapshot(db: Queryable, actor: Actor, ticketId: string): Promise<TicketSnapshot | null> {
  const [row] = await db
    .select({
      revision: tickets.revision,
      commentsAt: sql<string | null>`(select max(c.changed_at) from ticket_comments c where c.ticket_id = tickets.id)`,
      last: sql<LastAct | null>`(select json_build_object('kind', h.kind, 'nodeName', h.node_name, 'actorId', h.actor_id,
          'actorName', h.actor_name, 'at', h.at)
        from ticket_history h where h.ticket_id = tickets.id and h.actor_id is not null order by h.sequence desc limit 1)`,
    })
    .from(tickets)
    .where(and(eq(tickets.id, ticketId), await visibleTicket(db, actor)))
  if (row === undefined) return null
  const { revision, commentsAt, last } = row
  return {
    type: 'standing',
    revision,
    commentsAt: commentsAt === null ? null : instantOf(commentsAt),
    last: last === null ? null : toAct(last),
  }
}

const instantOf = (text: string): string => new Date(text).toISOString()

function toAct({ kind, nodeName, actorId, actorName, at }: LastAct): NonNullable<TicketSnapshot['last']> {
  return { kind, nodeName, actor: actorId === null ? null : { id: actorId, name: actorName ?? '' }, at: instantOf(at) }
}
