/** Where people are named beside tickets: schedules and inbound webhooks that start tickets in their name, and processes that ask them. */
import { MAX_MENTIONED, type OpenWork } from '@formwork/api-contract'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { users } from '../../db/schema/people'
import { inboundWebhooks } from '../../db/schema/inbound'
import { ticketSchedules } from '../../db/schema/schedules'

type Mentioned = OpenWork['schedules']

/** For things that start tickets in the name of these people. `seen`: people the reader may see; null: none. */
type Asked = readonly [db: Queryable, userIds: readonly string[], seen: { readonly people: SQL | undefined } | null]

export const findSchedulesOf = (...asked: Asked): Promise<Mentioned> => findStartersOf(ticketSchedules, ...asked)
export const findInboundOf = (...asked: Asked): Promise<Mentioned> => findStartersOf(inboundWebhooks, ...asked)

async function findStartersOf(table: typeof ticketSchedules | typeof inboundWebhooks, ...[db, userIds, seen]: Asked): Promise<Mentioned> {
  const theirs = and(eq(table.enabled, true), inArray(table.starterId, [...userIds]))
  const count = await db.$count(table, theirs)
  if (seen === null || count === 0) return { count, shown: [] }
  const shown = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .innerJoin(users, eq(users.id, table.starterId))
    .where(and(theirs, seen.people))
    .orderBy(asc(table.name), asc(table.id))
    .limit(MAX_MENTIONED)
  return { count, shown }
}

interface NamingRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly count: number
}

/** A person's id occurs in a definition only where it names them. */
export async function findProcessesNaming(db: Queryable, userIds: readonly string[]): Promise<Mentioned> {
  const { rows } = await db.execute<NamingRow>(sql`
    select p.id, p.name, (count(*) over ())::int as count
    from processes p left join process_versions v on v.process_id = p.id and v.version = p.published_version
    where p.deleted_at is null and exists (
      select from unnest(${sql.param([...userIds])}::uuid[]) asked (id)
      where strpos(p.definition::text, asked.id::text) > 0 or strpos(v.definition::text, asked.id::text) > 0)
    order by p.name, p.id limit ${MAX_MENTIONED}::int`)
  return { count: rows[0]?.count ?? 0, shown: rows.map(({ id, name }) => ({ id, name })) }
}
