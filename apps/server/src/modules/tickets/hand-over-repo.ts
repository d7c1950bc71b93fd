/** The open work of one person, as far as the caller's reach holds it. */
import { sql } from 'drizzle-orm'
import { departmentIn } from '../../access/rights'
import type { Queryable } from '../../db/client'
import { users } from '../../db/schema/people'
import type { Reach } from '../../domain/reach'

export interface HeldTask extends Record<string, unknown> {
  readonly ticketId: string
  readonly number: string
  readonly taskId: string
}

/** Of tickets whose requesters are within the reach, longest waiting first. */
export async function findHeldTasks(db: Queryable, userId: string, reach: Reach, limit: number): Promise<HeldTask[]> {
  const { rows } = await db.execute<HeldTask>(sql`
    select a.ticket_id as "ticketId", t.number, a.task_id as "taskId"
    from ticket_assignments a join tickets t on t.id = a.ticket_id and t.status = 'running' join ${users} on ${users.id} = t.requester_id
    where a.user_id = ${userId}::uuid and a.status in ('open', 'setAside') and ${departmentIn(reach) ?? sql`true`}
    order by a.opened_at, a.ticket_id, a.task_id limit ${limit}`)
  return rows
}

export interface HandingPerson extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly departmentId: string | null
  readonly active: boolean
}

export async function findPerson(db: Queryable, userId: string): Promise<HandingPerson | null> {
  const { rows } = await db.execute<HandingPerson>(sql`
    select id, nick_name as name, department_id as "departmentId", enabled and deleted_at is null as active
    from users where id = ${userId}::uuid`)
  return rows[0] ?? null
}
