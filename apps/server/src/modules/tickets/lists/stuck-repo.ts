/** Open tasks that nobody active is asked for, and whom they ask: read from rows, so that enabling a person again is enough to free them. */
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/client'
import { users } from '../../../db/schema/people'
import { ticketAssignments, tickets, ticketTasks } from '../../../db/schema/tickets'

/** Neither disabled nor removed. */
const isActivePerson: SQL<boolean> = sql<boolean>`(${users.enabled} and ${users.deletedAt} is null)`

/**
 * A ticket that cannot go on by itself. Where one answer is enough, nobody active is asked; where everybody must agree, one who is
 * asked is not active.
 */
function isStuck(db: Queryable): SQL<boolean> {
  const open = (active: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(ticketAssignments)
        .innerJoin(users, eq(users.id, ticketAssignments.userId))
        .where(
          and(
            eq(ticketAssignments.ticketId, ticketTasks.ticketId),
            eq(ticketAssignments.taskId, ticketTasks.taskId),
            sql`${ticketAssignments.status} = 'open'`,
            active,
          ),
        ),
    )
  const blocked = sql`case ${ticketTasks.completion} when 'all' then ${open(sql`not ${isActivePerson}`)} else not ${open(isActivePerson)} end`
  const task = db
    .select({ one: sql`1` })
    .from(ticketTasks)
    .where(and(eq(ticketTasks.ticketId, tickets.id), eq(ticketTasks.status, 'open'), blocked))
  return sql<boolean>`(${tickets.status} = 'running' and ${exists(task)})`
}

/** The same as a filter: it begins with the few people who are not active instead of checking every ticket. */
export function onlyStuck(db: Queryable): SQL | undefined {
  const held = db
    .select({ id: ticketAssignments.ticketId })
    .from(ticketAssignments)
    .innerJoin(users, eq(users.id, ticketAssignments.userId))
    .where(sql`${ticketAssignments.status} = 'open' and not ${isActivePerson}`)
  return and(inArray(tickets.id, held), isStuck(db))
}

export function waitsFor(db: Queryable, userId: string): SQL {
  const held = db
    .select({ id: ticketAssignments.ticketId })
    .from(ticketAssignments)
    .where(and(eq(ticketAssignments.userId, userId), sql`${ticketAssignments.status} = 'open'`))
  return inArray(tickets.id, held)
}
