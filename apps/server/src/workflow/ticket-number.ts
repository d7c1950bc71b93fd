/** Numbers like 202611210001: the day on the site's calendar, then a count that starts again each day. Unique; a failed start may leave one out. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client'
import { ticketNumbers } from '../db/schema/tickets'

/**
 * Begins a day; before the ticket's own statement, so that the first ticket of a day delays no others. A day that has begun stays as it is.
 * @param day - as `2026-11-21`.
 */
export async function beginNumberedDay(db: Queryable, day: string): Promise<void> {
  await db.execute(sql`insert into ticket_numbers (day, base)
    select ${day}::date, case when is_called then last_value else last_value - 1 end from ticket_number_sequence
    on conflict do nothing`)
}

/**
 * A query of `id` and `number`: the next one of its day for each row, none before the day has begun. Takes no lock: other tickets go on whatever happens to these.
 *
 * @param wanted - a name in the same `with`, with `id` and `day`
 */
export function nextNumbers(wanted: SQL): SQL {
  return sql`select id, to_char(day, 'YYYYMMDD') || lpad(count, greatest(4, length(count)), '0') as number
    from (select w.id, w.day, (nextval('ticket_number_sequence') - ${ticketNumbers.base})::text as count
      from ${wanted} w join ${ticketNumbers} on ${ticketNumbers.day} = w.day) counted`
}

/** How many of the latest days are looked at: a change of the site's time zone may go back by two. */
const DAYS_LOOKED_AT = 3

/**
 * Moves the sequence past every number that was given. Only needed where tickets came from a backup and the sequence did not; at
 * the start of a server, because then a restore is over.
 */
export async function catchUpTicketNumbers(db: Database): Promise<void> {
  await db.execute(sql`
    with given as (
      select max(d.base + substr(t.number, 9)::bigint) as last
      from (select day, base from ticket_numbers order by day desc limit ${DAYS_LOOKED_AT}) d
      -- As a range of the index: a table of a million tickets is not read for it.
      join tickets t on t.number >= to_char(d.day, 'YYYYMMDD') and t.number < to_char(d.day + 1, 'YYYYMMDD')
        -- Those of patterns count for themselves.
        and t.number ~ '^\\d+$'
    )
    select setval('ticket_number_sequence', greatest(given.last, (select max(base) from ticket_numbers), 1))
    from given, ticket_number_sequence s
    where s.last_value < greatest(given.last, (select max(base) from ticket_numbers))`)
}
