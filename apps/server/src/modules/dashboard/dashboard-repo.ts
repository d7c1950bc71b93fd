/** Sums over tickets for the dashboard. */
import { and, type SQL, sql } from 'drizzle-orm'
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
  /** Its place in the period, from 1. */
  readonly day: number
  readonly started: number
  readonly running: number
}

export interface StartedTickets {
  /** Days without tickets are left out. */
  readonly perDay: readonly DayCount[]
  /** The process with the most tickets first. */
  readonly perProcess: readonly { readonly processId: string; readonly name: string; readonly total: number }[]
}

type StartedRow = DayCount | { readonly day: null; readonly process_id: string; readonly name: string; readonly started: number }

/** The tickets of a year may be a million: they are read once for both sums, from an index that has all that the sums need. */
export async function countStarted(db: Queryable, seen: SQL | undefined, period: Period): Promise<StartedTickets> {
  const { createdAt, processId, status } = tickets
  const { rows } = await db.execute<StartedRow & Record<string, unknown>>(sql`
    select summed.day, summed.process_id, ${processes.name} as name, summed.started, summed.running
    from (
      select day, process_id, count(*)::int as started, count(*) filter (where status = 'running')::int as running
      from (
        select ${placeIn(period, sql`${createdAt}`)} as day, ${processId} as process_id, ${status} as status
        from ${tickets} where ${and(seen, within(sql`${createdAt}`, period))}
      ) started group by grouping sets ((day), (process_id))
    ) summed left join ${processes} on ${processes.id} = summed.process_id
    order by summed.started desc, name`)
  return {
    perDay: rows.flatMap((row) => (row.day === null ? [] : [row])),
    perProcess: rows.flatMap((row) => (row.day === null ? [{ processId: row.process_id, name: row.name, total: row.started }] : [])),
  }
}

/** By the place of the day in the period, from 1; days without any are left out. @param seen - undefined: all tickets */
export async function countFinishedPerDay(db: Queryable, seen: SQL | undefined, period: Period) {
  const { finishedAt } = tickets
  const { rows } = await db.execute<{ day: number; finished: number }>(sql`
    select ${placeIn(period, sql`${finishedAt}`)} as day, count(*)::int as finished
    from ${tickets} where ${and(seen, within(sql`${finishedAt}`, period))} group by 1`)
  return rows
}

/** The database decides where a day begins: it may be longer or shorter where clocks change. */
const beginOf = (day: SQL, { timeZone }: Period): SQL => sql`(${day}::timestamp at time zone ${timeZone})`

function within(instant: SQL, period: Period): SQL {
  const [first, last] = [sql`${period.firstDay}::date`, sql`${period.lastDay}::date`]
  return sql`${instant} >= ${beginOf(first, period)} and ${instant} < ${beginOf(sql`(${last} + 1)`, period)}`
}

/** The day of an instant, by its place in the period: the calendar is asked once for each day, as asking it for each ticket takes most of the time. */
const placeIn = (period: Period, instant: SQL): SQL => sql`width_bucket(${instant}, (
  select array_agg(${beginOf(sql`day::date`, period)} order by day)
  from generate_series(${period.firstDay}::date, ${period.lastDay}::date, interval '1 day') day))`
