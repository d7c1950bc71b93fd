/** Which processes a list of tickets has tickets of: what it can be narrowed to. */
import type { TicketProcess } from '@formwork/api-contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/client'
import { ticketCopies } from '../../../db/schema/moves'
import { handledTickets, tickets } from '../../../db/schema/tickets'

/** Of one process after the other the first ticket in its index; as an equation it would be looked for among all tickets, where one without any has none. */
const HAS_TICKETS = sql`(select true from ${tickets} where ${tickets.processId} between p.id and p.id order by ${tickets.processId} limit 1)`

/** Of those tickets. */
const hasTicketsThat = (condition: SQL) => sql`p.id in (select ${tickets.processId} from ${tickets} where ${condition})`

const isAmong = (keys: SQL) => hasTicketsThat(sql`${tickets.id} in (${keys})`)

export const processesWaitingFor = (db: Queryable, userId: string) =>
  findProcesses(db, isAmong(sql`select ticket_id from ticket_assignments where user_id = ${userId} and status = 'open'`))

export const processesStartedBy = (db: Queryable, userId: string) =>
  findProcesses(db, hasTicketsThat(sql`${tickets.requesterId} = ${userId}`))

export const processesHandledBy = (db: Queryable, userId: string) =>
  findProcesses(db, isAmong(sql`select ticket_id from ${handledTickets} where user_id = ${userId}`))

export const processesCopiedTo = (db: Queryable, userId: string) =>
  findProcesses(db, isAmong(sql`select ticket_id from ${ticketCopies} where user_id = ${userId}`))

/** @param seen the condition of those that somebody may look into; undefined: all of them */
export const processesOfAll = (db: Queryable, seen: SQL | undefined) =>
  findProcesses(db, seen === undefined ? HAS_TICKETS : hasTicketsThat(seen))

async function findProcesses(db: Queryable, isListed: SQL): Promise<TicketProcess[]> {
  const { rows } = await db.execute<{ id: string; name: string; is_removed: boolean }>(sql`
    select p.id, p.name, p.deleted_at is not null as is_removed from processes p where ${isListed} order by lower(p.name), p.id`)
  return rows.map(({ id, name, is_removed }) => ({ id, name, ...(is_removed ? { removed: true as const } : {}) }))
}
