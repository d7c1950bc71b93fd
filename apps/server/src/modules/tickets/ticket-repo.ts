/** Counts of tickets: the badge, and the sums of the dashboard. */
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable } from '../../db/client'
import { createPreparedStatements, place } from '../../db/statements/prepared-statements'
import { handledTickets, tickets } from '../../db/schema/tickets'

/** One indexed count; tickets, not tasks, so that badge and list agree. Grouped, because `count(distinct …)` sorts: half as much again for a hundred tasks. */
export async function countWaiting(db: Queryable, ...userIds: readonly string[]): Promise<number> {
  const people = Object.fromEntries(userIds.map((id, index) => [`person${index}`, id]))
  const build = () => sql`select count(*)::int as count from (select from ticket_assignments
    where user_id in ${Object.keys(people).map((name) => sql`${place(name)}::uuid`)} and status = 'open' group by ticket_id) waiting`
  const { rows } = await db.execute<{ count: number }>(statements.fill(`waiting for ${userIds.length}`, people, build))
  return rows[0]?.count ?? 0
}

/** The same for each of these people, in their order. */
export async function countWaitingOfEach(db: Queryable, userIds: readonly string[]): Promise<number[]> {
  const build = () => sql`select asked.id, (select count(*)::int
      from (select from ticket_assignments where user_id = asked.id and status = 'open' group by ticket_id) waiting) as count
    from unnest(${place('people')}::uuid[]) asked (id)`
  const { rows } = await db.execute<{ id: string; count: number }>(statements.fill('waiting for each', { people: [...userIds] }, build))
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  return userIds.map((id) => counts.get(id) ?? 0)
}

const statements = createPreparedStatements()

/** Their own tickets that are not finished. */
export function countRunningOf(db: Queryable, ...userIds: readonly string[]): Promise<number> {
  return countTickets(db, and(among(tickets.requesterId, userIds), eq(tickets.status, 'running')))
}

/** Tickets they have answered a task of. */
export function countHandled(db: Queryable, userId: string): Promise<number> {
  return db.$count(handledTickets, eq(handledTickets.userId, userId))
}

/** Of all tickets those whose id is at least `from`, and below `until`; null is no bound. */
export function countByIds(db: Queryable, from: string | null, until: string | null): Promise<number> {
  return countTickets(
    db,
    and(from === null ? undefined : sql`${tickets.id} >= ${from}::uuid`, until === null ? undefined : sql`${tickets.id} < ${until}::uuid`),
  )
}

export async function countTickets(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(tickets).where(where)
  return row?.count ?? 0
}
