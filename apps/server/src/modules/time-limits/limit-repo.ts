/** Queries on tasks with a time limit. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../db/client'

/** What a job about the time of a task says. */
export const limitPayload = z.object({ ticketId: z.uuid(), taskId: z.string() })

export interface Limit {
  readonly nodeName: string
  readonly dueAt: Date
  /** Whose turn it is. */
  readonly asked: readonly string[]
}

/** @returns null for a task that is not open (any more), has no limit, or whose ticket is suspended */
export async function findLimit(db: Queryable, ticketId: string, taskId: string): Promise<Limit | null> {
  const { rows } = await db.execute<{ node_name: string; due_at: number; asked: string[] }>(sql`
    select k.node_name, extract(epoch from k.due_at)::float8 * 1000 as due_at, array(
      select a.user_id::text from ticket_assignments a where a.ticket_id = k.ticket_id and a.task_id = k.task_id and a.status = 'open'
    ) as asked
    from ticket_tasks k join tickets t on t.id = k.ticket_id
    where k.ticket_id = ${ticketId}::uuid and k.task_id = ${taskId}::text and k.status = 'open' and k.due_at is not null
      and t.status = 'running' and not t.state ? 'suspended'`)
  const [row] = rows
  return row === undefined ? null : { nodeName: row.node_name, dueAt: new Date(row.due_at), asked: row.asked }
}
