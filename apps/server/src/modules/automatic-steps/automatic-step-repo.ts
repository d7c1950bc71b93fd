/** Queries on steps that no person does. */
import type { JsonObject } from '@formwork/api-contract'
import type { JobOrder } from '@formwork/workflow-core'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { subTickets, ticketJobs } from '../../db/schema/moves'
import { tickets, ticketValues } from '../../db/schema/tickets'
import type { Deps } from '../../deps'
import type { ScriptInput } from '../scripts/script-outcome'
import type { AutomaticStep } from './automatic-step'

/** @returns null when it no longer waits. */
export async function findAutomaticStep(db: Queryable, ticketId: string, jobId: string): Promise<AutomaticStep | null> {
  const isThis = and(eq(ticketJobs.ticketId, ticketId), eq(ticketJobs.jobId, jobId), eq(ticketJobs.status, 'waiting'))
  const [row] = await db.select({ order: ticketJobs.task, begunAt: ticketJobs.updatedAt }).from(ticketJobs).where(isThis)
  // Written by a move from a `JobOrder`.
  return row === undefined ? null : { ticketId, jobId, order: row.order as JobOrder, begunAt: row.begunAt }
}

export async function recordFailure(
  { db }: Pick<Deps, 'db'>,
  { ticketId, jobId }: AutomaticStep,
  { attempt, reason }: { readonly attempt: number; readonly reason: string },
): Promise<void> {
  await db
    .update(ticketJobs)
    .set({ attempts: attempt, error: reason })
    .where(and(eq(ticketJobs.ticketId, ticketId), eq(ticketJobs.jobId, jobId), eq(ticketJobs.status, 'waiting')))
}

export async function findValues(db: Queryable, ticketId: string): Promise<JsonObject> {
  const [row] = await db.select({ values: ticketValues.values }).from(ticketValues).where(eq(ticketValues.ticketId, ticketId))
  return row?.values ?? {}
}

export interface Parent {
  readonly title: string
  readonly priority: 1 | 2 | 3
  readonly requesterId: string
  readonly requesterName: string
  readonly departmentId: string | null
}

export async function findParent(db: Queryable, ticketId: string): Promise<Parent | null> {
  const { rows } = await db.execute<Parent & Record<string, unknown>>(sql`
    select t.title, t.priority, u.id as "requesterId", u.nick_name as "requesterName", u.department_id as "departmentId"
    from tickets t join users u on u.id = t.requester_id where t.id = ${ticketId}::uuid`)
  return rows[0] ?? null
}

/** The facts of a ticket that a script gets. */
export async function findForScript(db: Queryable, ticketId: string): Promise<Pick<ScriptInput, 'ticket' | 'values'> | null> {
  const { rows } = await db.execute<Pick<ScriptInput, 'ticket' | 'values'> & Record<string, unknown>>(sql`
    select json_build_object('number', t.number, 'title', t.title, 'priority', t.priority,
        'requester', json_build_object('id', u.id, 'name', u.nick_name, 'department', d.name)) as ticket,
      coalesce(v.values, '{}') as values
    from tickets t join users u on u.id = t.requester_id
      left join departments d on d.id = u.department_id left join ticket_values v on v.ticket_id = t.id
    where t.id = ${ticketId}::uuid`)
  return rows[0] ?? null
}

/** A step that was begun again has another ticket inside. */
export async function keepSubTicket(db: Queryable, { ticketId, jobId }: AutomaticStep, subTicketId: string): Promise<void> {
  await db
    .insert(subTickets)
    .values({ ticketId: subTicketId, parentId: ticketId, parentJobId: jobId })
    .onConflictDoUpdate({ target: [subTickets.parentId, subTickets.parentJobId], set: { ticketId: subTicketId } })
}

export async function findSubTicket(db: Queryable, ticketId: string) {
  const [row] = await db
    .select({ parentId: subTickets.parentId, jobId: subTickets.parentJobId, status: tickets.status, number: tickets.number })
    .from(subTickets)
    .innerJoin(tickets, eq(tickets.id, subTickets.ticketId))
    .where(eq(subTickets.ticketId, ticketId))
  return row ?? null
}

export interface TicketsInside {
  /** How many tickets it is nested in. */
  readonly depth: number
  /** All tickets within the outermost of them, and that one; counted up to `most` plus one. */
  readonly together: number
}

export async function countInside(db: Queryable, ticketId: string, most: number): Promise<TicketsInside> {
  const { rows } = await db.execute<TicketsInside & Record<string, unknown>>(sql`
    with recursive around (id, depth) as (
      select ${ticketId}::uuid, 0 union all select s.parent_id, a.depth + 1 from around a join sub_tickets s on s.ticket_id = a.id
    ), outermost as (
      select id, depth from around order by depth desc limit 1
    ), inside (id) as (
      select id from outermost union all select s.ticket_id from inside i join sub_tickets s on s.parent_id = i.id
    )
    select (select depth from outermost) as depth, (select count(*)::int from (select from inside limit ${most + 1}::int) counted) as together`)
  return rows[0] ?? { depth: 0, together: 1 }
}

export async function findPublishedVersion(db: Queryable, processId: string): Promise<number | null> {
  const { rows } = await db.execute<{ version: number | null }>(
    sql`select published_version as version from processes where id::text = ${processId}::text and deleted_at is null`,
  )
  return rows[0]?.version ?? null
}
