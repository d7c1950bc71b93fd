/** Sums over tickets for the dashboard. */
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { processes } from '../../db/schema/processes'
import { tickets } from '../../db/schema/tickets'

/** Whole days in a time zone, both ends included. */
export interface Period {
  /** As `2026-11-21`. */
  readonly firstDay: string
  readonly lastDay: string
  readonly timeZone: string
}

export interface DayCount {
  readonly day: string
  readonly started: number
  readonly running: number
}

const startedIn = (period: Period) => within(sql`${tickets.createdAt}`, period)

/** The database decides where a day begins: it may be longer or shorter where clocks change. */
function within(instant: SQL, { firstDay, lastDay, timeZone }: Period): SQL {
  return sql`${instant} >= (${firstDay}::date::timestamp at time zone ${timeZone})
    and ${instant} < ((${lastDay}::date + 1)::timestamp at time zone ${timeZone})`
}

export async function findBusiestProcesses(db: Queryable, seen: SQL | undefined, period: Period) {
  return db
    .select({ name: processes.name, total: count() })
    .from(tickets)
    .innerJoin(processes, eq(processes.id, tickets.processId))
    .where(and(seen, startedIn(period)))
    .groupBy(processes.id, processes.name)
    .orderBy(desc(count()), processes.name)
    .limit(10)
}

export async function countStartedPerDay(db: Queryable, seen: SQL | undefined, period: Period): Promise<DayCount[]> {
  const day = dayOf(sql`${tickets.createdAt}`, period.timeZone)
  return db
    .select({ day, started: count(), running: sql<number>`count(*) filter (where ${tickets.status} = 'running')::int` })
    .from(tickets)
    .where(and(seen, startedIn(period)))
    .groupBy(sql`1`)
}

export async function countFinishedPerDay(db: Queryable, seen: SQL | undefined, period: Period) {
  return db
    .select({ day: dayOf(sql`${tickets.finishedAt}`, period.timeZone), finished: count() })
    .from(tickets)
    .where(and(seen, within(sql`${tickets.finishedAt}`, period)))
    .groupBy(sql`1`)
}

function dayOf(instant: SQL, timeZone: string): SQL<string> {
  return sql<string>`to_char(${instant} at time zone ${timeZone}, 'YYYY-MM-DD')`
}
