/** Which tickets a person may look into: their own business, and what the data scope of their roles adds. One rule for lists, pages and sums. */
import { WILDCARD_PERMISSION } from '@formwork/api-contract'
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/client'
import { rolePermissions, roles } from '../../db/schema/people'
import { ticketAssignments, tickets } from '../../db/schema/tickets'
import { type Actor, may } from '../../http/actor'

/** Started by them, or they were asked at some time. Two indexes are read and united; an `or` would read all tickets. */
function concerning(db: Queryable, userId: string): SQL {
  const started = alias(tickets, 'started')
  const own = db.select({ id: started.id }).from(started).where(eq(started.requesterId, userId))
  const asked = db.select({ id: ticketAssignments.ticketId }).from(ticketAssignments).where(eq(ticketAssignments.userId, userId))
  return inArray(tickets.id, union(own, asked))
}

/** The same asked of one ticket: two look-ups by key, however many tickets the person has had. */
function concernsTicket(db: Queryable, userId: string): SQL | undefined {
  const asked = db
    .select({ one: sql`1` })
    .from(ticketAssignments)
    .where(and(eq(ticketAssignments.ticketId, tickets.id), eq(ticketAssignments.userId, userId)))
  return or(eq(tickets.requesterId, userId), exists(asked))
}

/** The condition under which the person sees tickets in lists and sums; undefined: all of them. */
export function visibleTickets(db: Queryable, actor: Actor): Promise<SQL | undefined> {
  return visible(db, actor, concerning(db, actor.userId))
}

/** The same condition for looking at one ticket that is found by its id. */
export function visibleTicket(db: Queryable, actor: Actor): Promise<SQL | undefined> {
  return visible(db, actor, concernsTicket(db, actor.userId))
}

async function visible(db: Queryable, actor: Actor, own: SQL | undefined): Promise<SQL | undefined> {
  if (!may(actor, 'process:list:all')) return own
  const scopes = await findScopes(db, actor)
  if (scopes.has(SCOPE.all)) return undefined
  const wide = scopes.has(SCOPE.ownAndBelow)
  // Chosen departments cannot be stored yet; until then they are the person's own.
  const near = scopes.has(SCOPE.ownDepartment) || scopes.has(SCOPE.chosen)
  if (actor.departmentId === null || !(wide || near)) return own
  return or(own, sql`${tickets.requesterId} in (select id from users where department_id in ${departmentsOf(actor.departmentId, wide)})`)
}

const SCOPE = { all: 1, chosen: 2, ownDepartment: 3, ownAndBelow: 4 } as const

/** Only the scopes of roles that grant looking at all tickets: another role's scope must not widen it. */
async function findScopes(db: Queryable, { roleIds }: Actor): Promise<ReadonlySet<number>> {
  if (roleIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ scope: roles.dataScope })
    .from(roles)
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(
      and(
        inArray(roles.id, [...roleIds]),
        eq(roles.enabled, true),
        inArray(rolePermissions.permission, ['process:list:all', WILDCARD_PERMISSION]),
      ),
    )
  return new Set(rows.map(({ scope }) => scope))
}

function departmentsOf(departmentId: string, withBelow: boolean): SQL {
  if (!withBelow) return sql`(select ${departmentId}::uuid)`
  return sql`(with recursive below as (
    select id from departments where id = ${departmentId}
    union select d.id from departments d join below on d.parent_id = below.id
  ) select id from below)`
}
