/** Queries on tickets: the lists, and all that one ticket page shows. */
import type { TicketStatus } from '@formwork/api-contract'
import { and, asc, count, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { containing } from '../../db/containing'
import { users } from '../../db/schema/people'
import { processVersions } from '../../db/schema/processes'
import { ticketAssignments, ticketHistory, tickets, ticketTasks, ticketValues } from '../../db/schema/tickets'

export interface TicketFilter {
  readonly keyword?: string | undefined
  readonly status?: TicketStatus | undefined
}

export interface Window {
  readonly limit: number
  readonly offset: number
}

/** Which tickets, and in which order. */
export interface TicketScope {
  readonly where: SQL | undefined
  readonly order: readonly SQL[]
}

const own = (userId: string, ...more: SQL[]) =>
  and(eq(ticketAssignments.ticketId, tickets.id), eq(ticketAssignments.userId, userId), ...more)

export function waitingForPerson(db: Queryable, userId: string): TicketScope {
  const open = own(userId, sql`${ticketAssignments.status} = 'open'`)
  const since = db
    .select({ at: sql`min(${ticketAssignments.openedAt})` })
    .from(ticketAssignments)
    .where(open)
  return { where: exists(db.select({ one: sql`1` }).from(ticketAssignments).where(open)), order: [sql`(${since})`, asc(tickets.id)] }
}

export function startedBy(userId: string): TicketScope {
  return { where: eq(tickets.requesterId, userId), order: [desc(tickets.id)] }
}

export function handledBy(db: Queryable, userId: string): TicketScope {
  const answered = own(userId, inArray(ticketAssignments.status, ['agreed', 'refused']))
  return {
    where: exists(db.select({ one: sql`1` }).from(ticketAssignments).where(answered)),
    order: [desc(tickets.updatedAt), desc(tickets.id)],
  }
}

export const newestOf = (where: SQL | undefined): TicketScope => ({ where, order: [desc(tickets.id)] })

const listColumns = {
  id: tickets.id,
  number: tickets.number,
  title: tickets.title,
  priority: tickets.priority,
  status: tickets.status,
  processName: tickets.processName,
  requesterId: tickets.requesterId,
  requesterName: users.nickName,
  createdAt: tickets.createdAt,
  updatedAt: tickets.updatedAt,
}

export async function findTickets(db: Queryable, scope: TicketScope, filter: TicketFilter, { limit, offset }: Window) {
  const where = and(scope.where, matching(filter))
  const list = await db
    .select(listColumns)
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.requesterId))
    .where(where)
    .orderBy(...scope.order)
    .limit(limit)
    .offset(offset)
  const [total] = await db.select({ count: count() }).from(tickets).where(where)
  return { list, count: total?.count ?? 0 }
}

function matching({ keyword, status }: TicketFilter): SQL | undefined {
  const found = keyword === undefined || keyword === '' ? undefined : containing(keyword)
  return and(
    status === undefined ? undefined : eq(tickets.status, status),
    found === undefined ? undefined : or(ilike(tickets.title, found), ilike(tickets.number, found)),
  )
}

/** One indexed count; tickets, not tasks, so that badge and list agree. */
export async function countWaiting(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${ticketAssignments.ticketId})::int` })
    .from(ticketAssignments)
    .where(and(eq(ticketAssignments.userId, userId), sql`${ticketAssignments.status} = 'open'`))
  return row?.count ?? 0
}

export async function countTickets(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(tickets).where(where)
  return row?.count ?? 0
}

export interface Standing {
  readonly nodeIds: string[]
  readonly nodeNames: string[]
  readonly waitingFor: { readonly id: string; readonly name: string }[]
  readonly waitingCount: number
}

const SHOWN_PEOPLE = 5

/** Where tickets stand and whose turn it is, for a whole page of them in two queries. */
export async function findStandings(db: Queryable, ticketIds: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  if (ticketIds.length === 0) return new Map()
  const among = [...ticketIds]
  const open = await db
    .select({ ticketId: ticketTasks.ticketId, nodeId: ticketTasks.nodeId, nodeName: ticketTasks.nodeName })
    .from(ticketTasks)
    .where(and(inArray(ticketTasks.ticketId, among), eq(ticketTasks.status, 'open')))
  const ranked = db
    .select({
      ticketId: ticketAssignments.ticketId,
      id: ticketAssignments.userId,
      name: users.nickName,
      rank: sql<number>`row_number() over (partition by ${ticketAssignments.ticketId} order by ${ticketAssignments.position})::int`.as(
        'rank',
      ),
      total: sql<number>`count(*) over (partition by ${ticketAssignments.ticketId})::int`.as('total'),
    })
    .from(ticketAssignments)
    .innerJoin(users, eq(users.id, ticketAssignments.userId))
    .where(and(inArray(ticketAssignments.ticketId, among), sql`${ticketAssignments.status} = 'open'`))
    .as('ranked')
  const people = await db.select().from(ranked).where(sql`${ranked.rank} <= ${SHOWN_PEOPLE}`).orderBy(ranked.ticketId, ranked.rank)
  return new Map(
    ticketIds.map((ticketId) => {
      const nodes = open.filter((task) => task.ticketId === ticketId)
      const asked = people.filter((person) => person.ticketId === ticketId)
      const waitingFor = asked.map(({ id, name }) => ({ id, name }))
      const standing = { nodeIds: nodes.map((task) => task.nodeId), nodeNames: nodes.map((task) => task.nodeName) }
      return [ticketId, { ...standing, waitingFor, waitingCount: asked[0]?.total ?? 0 }]
    }),
  )
}

/** One ticket with everything that is pinned to it, if it is among the visible ones. */
export async function findTicket(db: Queryable, ticketId: string, visible: SQL | undefined) {
  const [row] = await db
    .select({
      ...listColumns,
      processId: tickets.processId,
      version: processVersions.version,
      revision: tickets.revision,
      finishedAt: tickets.finishedAt,
      state: tickets.state,
      process: processVersions.definition,
      form: processVersions.formDefinition,
      values: ticketValues.values,
    })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.requesterId))
    .innerJoin(processVersions, eq(processVersions.id, tickets.versionId))
    .innerJoin(ticketValues, eq(ticketValues.ticketId, tickets.id))
    .where(and(eq(tickets.id, ticketId), visible))
  return row ?? null
}

export async function findHistory(db: Queryable, ticketId: string) {
  return db.select().from(ticketHistory).where(eq(ticketHistory.ticketId, ticketId)).orderBy(ticketHistory.sequence)
}
