/** Queries on tickets: the lists, and all that one ticket page shows. */
import type { TicketStatus } from '@formwork/api-contract'
import { and, asc, count, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { containing } from '../../db/containing'
import { users } from '../../db/schema/people'
import { ticketAssignments, tickets, ticketTasks } from '../../db/schema/tickets'
import type { ListWindow } from '../list-window'
import { SHOWN_PEOPLE } from './ticket-page'
import { isActivePerson, isStuck, onlyStuck, waitsFor } from './stuck-repo'

export interface TicketFilter {
  readonly keyword?: string | undefined
  readonly status?: TicketStatus | undefined
  readonly stuck?: '1' | undefined
  readonly assignee?: string | undefined
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

const listColumns = (db: Queryable) => ({
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
  stuck: isStuck(db),
})

export async function findTickets(db: Queryable, scope: TicketScope, filter: TicketFilter, { pageSize, offset }: ListWindow) {
  const where = and(scope.where, matching(db, filter))
  const rows = await db
    .select(listColumns(db))
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.requesterId))
    .where(where)
    .orderBy(...scope.order)
    .limit(pageSize)
    .offset(offset)
  const [total] = await db.select({ count: count() }).from(tickets).where(where)
  return { rows, count: total?.count ?? 0 }
}

function matching(db: Queryable, { keyword, status, stuck, assignee }: TicketFilter): SQL | undefined {
  const found = keyword === undefined || keyword === '' ? undefined : containing(keyword)
  return and(
    status === undefined ? undefined : eq(tickets.status, status),
    stuck === undefined ? undefined : onlyStuck(db),
    assignee === undefined ? undefined : waitsFor(db, assignee),
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

/** Their own tickets that are not finished. */
export function countRunningOf(db: Queryable, userId: string): Promise<number> {
  return countTickets(db, and(eq(tickets.requesterId, userId), eq(tickets.status, 'running')))
}

export async function countTickets(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(tickets).where(where)
  return row?.count ?? 0
}

export interface Assignee {
  readonly id: string
  readonly name: string
  readonly active: boolean
}

export interface Standing {
  readonly nodeIds: string[]
  readonly nodeNames: string[]
  readonly waitingFor: Assignee[]
  readonly waitingCount: number
}

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
      active: isActivePerson.as('active'),
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
      const waitingFor = asked.map(({ id, name, active }) => ({ id, name, active }))
      const standing = { nodeIds: nodes.map((task) => task.nodeId), nodeNames: nodes.map((task) => task.nodeName) }
      return [ticketId, { ...standing, waitingFor, waitingCount: asked[0]?.total ?? 0 }]
    }),
  )
}
