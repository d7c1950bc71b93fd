/** Queries on schedules. */
import type { ScheduleFields } from '@formwork/api-contract'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { contains } from '../../db/contains'
import { users } from '../../db/schema/people'
import { processes } from '../../db/schema/processes'
import { ticketSchedules } from '../../db/schema/schedules'
import { tickets } from '../../db/schema/tickets'
import type { ListedRows, ListWindow } from '../list-window'

const columns = {
  id: ticketSchedules.id,
  name: ticketSchedules.name,
  process: {
    id: ticketSchedules.processId,
    name: processes.name,
    isPublished: sql<boolean>`${processes.deletedAt} is null and ${processes.publishedVersion} is not null`,
  },
  starter: {
    id: ticketSchedules.starterId,
    name: users.nickName,
    departmentId: users.departmentId,
    active: sql<boolean>`${users.enabled} and ${users.deletedAt} is null`,
  },
  title: ticketSchedules.title,
  priority: ticketSchedules.priority,
  values: ticketSchedules.values,
  chosen: ticketSchedules.chosen,
  rule: ticketSchedules.rule,
  enabled: ticketSchedules.enabled,
  nextRunAt: ticketSchedules.nextRunAt,
  lastRunAt: ticketSchedules.lastRunAt,
  lastTicketId: ticketSchedules.lastTicketId,
  lastTicketNumber: tickets.number,
  lastRefusal: ticketSchedules.lastRefusal,
  revision: ticketSchedules.revision,
}

const selectSchedules = (db: Queryable) =>
  db
    .select(columns)
    .from(ticketSchedules)
    .innerJoin(processes, eq(processes.id, ticketSchedules.processId))
    .innerJoin(users, eq(users.id, ticketSchedules.starterId))
    .leftJoin(tickets, eq(tickets.id, ticketSchedules.lastTicketId))

export type ScheduleRecord = Awaited<ReturnType<typeof selectSchedules>>[number]

/** @param people - those in whose name they start; undefined: everybody */
export async function findSchedules(
  db: Queryable,
  { people, keyword }: { readonly people: SQL | undefined; readonly keyword: string | undefined },
  { pageSize, offset }: ListWindow,
): Promise<ListedRows<ScheduleRecord>> {
  const where = and(people, keyword === undefined ? undefined : contains(ticketSchedules.name, keyword))
  const rows = await selectSchedules(db)
    .where(where)
    .orderBy(asc(sql`lower(${ticketSchedules.name})`), asc(ticketSchedules.id))
    .limit(pageSize)
    .offset(offset)
  const [total] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(ticketSchedules)
    .innerJoin(users, eq(users.id, ticketSchedules.starterId))
    .where(where)
  return { rows, count: total?.count ?? 0 }
}

/** Null for one that was removed. */
export async function findSchedule(db: Queryable, id: string): Promise<ScheduleRecord | null> {
  const [row] = await selectSchedules(db).where(eq(ticketSchedules.id, id))
  return row ?? null
}

/** Locked: nobody else changes it, and it is not planned, until the transaction ends. */
export async function lockSchedule(tx: Transaction, id: string): Promise<ScheduleRecord | null> {
  const locked = await tx.select({ id: ticketSchedules.id }).from(ticketSchedules).where(eq(ticketSchedules.id, id)).for('update')
  return locked.length === 0 ? null : findSchedule(tx, id)
}

/** How many there are; no other is made until the transaction ends. */
export async function countSchedules(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ticket_schedules'))`)
  return tx.$count(ticketSchedules)
}

type NewSchedule = typeof ticketSchedules.$inferInsert

export async function insertSchedule(tx: Transaction, schedule: NewSchedule): Promise<void> {
  await tx.insert(ticketSchedules).values(schedule)
}

export async function patchSchedule(tx: Queryable, id: string, change: Partial<NewSchedule>): Promise<void> {
  await tx.update(ticketSchedules).set(change).where(eq(ticketSchedules.id, id))
}

export async function deleteSchedule(tx: Transaction, id: string): Promise<void> {
  await tx.delete(ticketSchedules).where(eq(ticketSchedules.id, id))
}

/** Enabled ones whose last start was refused. */
export const countRefused = (db: Queryable): Promise<number> =>
  db.$count(ticketSchedules, and(eq(ticketSchedules.enabled, true), isNotNull(ticketSchedules.lastRefusal)))

/** The names of the chosen, also of those that were removed. */
export async function findNames(db: Queryable, chosen: ScheduleFields['chosen']): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(Object.values(chosen).flat())]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.nickName })
    .from(users)
    .where(sql`${users.id} = any(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
