/** Sums over tickets for the dashboard. */
import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { processes } from '../../db/schema/processes'
import { tickets } from '../../db/schema/tickets'

export interface Period {
  readonly from: Date
  /** The first instant after it. */
  readonly until: Date
  readonly timeZone: string
}

export interface DayCount {
  readonly day: string
  readonly started: number
  readonly running: number
}

const startedIn = ({ from, until }: Period) => and(gte(tickets.createdAt, from), lt(tickets.createdAt, until))

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

export async function countFinishedPerDay(db: Queryable, seen: SQL | undefined, { from, until, timeZone }: Period) {
  return db
    .select({ day: dayOf(sql`${tickets.finishedAt}`, timeZone), finished: count() })
    .from(tickets)
    .where(and(seen, gte(tickets.finishedAt, from), lt(tickets.finishedAt, until)))
    .groupBy(sql`1`)
}

function dayOf(instant: SQL, timeZone: string): SQL<string> {
  return sql<string>`to_char(${instant} at time zone ${timeZone}, 'YYYY-MM-DD')`
}
