/** Queries on views of the lists of tickets. */
import type { TicketList } from '@formwork/api-contract'
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable, Transaction } from '../../db/client'
import { roles, users } from '../../db/schema/people'
import { ticketViewDefaults, ticketViewRoles, ticketViews } from '../../db/schema/ticket-views'

export const NAME_INDEX = 'ticket_views_name'

/** One's own come first, so they are never among those that are left out. */
const MAX_LISTED = 300

export interface Reader {
  readonly userId: string
  /** Roles that count now. */
  readonly roleIds: readonly string[]
}

const sharedRoles = sql<readonly { readonly id: string; readonly name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.sort, r.id), '[]')
  from ticket_view_roles v join roles r on r.id = v.role_id where v.view_id = ticket_views.id)`

const columns = {
  id: ticketViews.id,
  list: ticketViews.list,
  name: ticketViews.name,
  filters: ticketViews.filters,
  columns: ticketViews.columns,
  sharedWith: ticketViews.sharedWith,
  roles: sharedRoles,
  owner: { id: ticketViews.ownerId, name: users.nickName },
  revision: ticketViews.revision,
  assigneeRemoved: sql<boolean>`exists (
    select from users u where u.id = (ticket_views.filters ->> 'assignee')::uuid and u.deleted_at is not null)`,
}

const selectViews = (db: Queryable) => db.select(columns).from(ticketViews).innerJoin(users, eq(users.id, ticketViews.ownerId))

export type ViewRecord = Awaited<ReturnType<typeof selectViews>>[number]

/** Their own, and what is shared with everybody or with a role of theirs. */
function isSeenBy({ userId, roleIds }: Reader): SQL | undefined {
  const forTheirRole = sql`exists (
    select from ticket_view_roles r where r.view_id = ${ticketViews.id} and r.role_id = any(${sql.param([...roleIds])}::uuid[]))`
  return or(
    eq(ticketViews.ownerId, userId),
    eq(ticketViews.sharedWith, 'everybody'),
    and(eq(ticketViews.sharedWith, 'roles'), forTheirRole),
  )
}

/** All that somebody sees of a list, their own first, at most 300. */
export function findViews(db: Queryable, list: TicketList, reader: Reader): Promise<ViewRecord[]> {
  return selectViews(db)
    .where(and(eq(ticketViews.list, list), isSeenBy(reader)))
    .orderBy(desc(eq(ticketViews.ownerId, reader.userId)), asc(sql`lower(${ticketViews.name})`), asc(ticketViews.id))
    .limit(MAX_LISTED)
}

/** Whether it is a view of that list which they see. */
export async function isSeen(db: Queryable, id: string, list: TicketList, reader: Reader): Promise<boolean> {
  return (await db.$count(ticketViews, and(eq(ticketViews.id, id), eq(ticketViews.list, list), isSeenBy(reader)))) > 0
}

/** Nobody else changes it until the transaction ends. Null also for somebody else’s. */
export const lockOwnView = (tx: Transaction, ownerId: string, id: string): Promise<ViewRecord | null> =>
  lockView(tx, id, eq(ticketViews.ownerId, ownerId))

/** The same for one they see, whosever it is. */
export const lockSeenView = (tx: Transaction, reader: Reader, id: string): Promise<ViewRecord | null> => lockView(tx, id, isSeenBy(reader))

async function lockView(tx: Transaction, id: string, whose: SQL | undefined): Promise<ViewRecord | null> {
  const locked = await tx
    .select({ id: ticketViews.id })
    .from(ticketViews)
    .where(and(eq(ticketViews.id, id), whose))
    .for('update')
  return locked.length === 0 ? null : findView(tx, id)
}

/** One that is there. */
export async function findView(tx: Queryable, id: string): Promise<ViewRecord> {
  const [row] = await selectViews(tx).where(eq(ticketViews.id, id))
  if (row === undefined) throw new Error(`the view ${id} is not there`)
  return row
}

export const countViews = (tx: Transaction, ownerId: string, list: TicketList): Promise<number> =>
  tx.$count(ticketViews, and(eq(ticketViews.ownerId, ownerId), eq(ticketViews.list, list)))

export async function insertView(tx: Transaction, view: typeof ticketViews.$inferInsert): Promise<void> {
  await tx.insert(ticketViews).values(view)
}

export async function patchView(tx: Transaction, id: string, change: Partial<typeof ticketViews.$inferInsert>): Promise<void> {
  await tx.update(ticketViews).set(change).where(eq(ticketViews.id, id))
}

/** Replaces the roles it is shared with. Those that are not enabled roles now are left out. @returns how many were written. */
export async function replaceViewRoles(tx: Transaction, viewId: string, roleIds: readonly string[]): Promise<number> {
  await tx.delete(ticketViewRoles).where(eq(ticketViewRoles.viewId, viewId))
  if (roleIds.length === 0) return 0
  // Locked: a role that is removed meanwhile would break the foreign key.
  const known = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(among(roles.id, roleIds), eq(roles.enabled, true)))
    .orderBy(asc(roles.id))
    .for('key share')
  if (known.length > 0) await tx.insert(ticketViewRoles).values(known.map(({ id: roleId }) => ({ viewId, roleId })))
  return known.length
}

export async function deleteView(tx: Transaction, id: string): Promise<void> {
  await tx.delete(ticketViews).where(eq(ticketViews.id, id))
}

/** All of a person, and what lists open with for them. */
export async function deleteViewsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(ticketViewDefaults).where(eq(ticketViewDefaults.userId, userId))
  await tx.delete(ticketViews).where(eq(ticketViews.ownerId, userId))
}

/** Also where they see that view no longer. */
export async function findDefault(db: Queryable, userId: string, list: TicketList): Promise<string | null> {
  const [row] = await db
    .select({ viewId: ticketViewDefaults.viewId })
    .from(ticketViewDefaults)
    .where(and(eq(ticketViewDefaults.userId, userId), eq(ticketViewDefaults.list, list)))
  return row?.viewId ?? null
}

export async function setDefault(tx: Transaction, userId: string, list: TicketList, viewId: string): Promise<void> {
  await tx
    .insert(ticketViewDefaults)
    .values({ userId, list, viewId })
    .onConflictDoUpdate({ target: [ticketViewDefaults.userId, ticketViewDefaults.list], set: { viewId } })
}

export async function clearDefault(tx: Transaction, userId: string, list: TicketList): Promise<void> {
  await tx.delete(ticketViewDefaults).where(and(eq(ticketViewDefaults.userId, userId), eq(ticketViewDefaults.list, list)))
}

/** Locked: nobody removes or hides it until the transaction ends. */
export async function shareLockView(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: ticketViews.id }).from(ticketViews).where(eq(ticketViews.id, id)).for('share')
}
