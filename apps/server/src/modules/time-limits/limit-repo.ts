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

const MOST_STEPS = 50

/**
 * Who leads each of these people: whoever leads their department or the nearest one above it, is somebody else and may act; while they are away, who stands
 * in for them.
 *
 * @returns by person; whoever has no leader is not there
 */
export async function findLeaders(db: Queryable, userIds: readonly string[], at: Date): Promise<Readonly<Record<string, string>>> {
  const { rows } = await db.execute<{ user_id: string; leader_id: string }>(sql`
    with recursive above as (
      select u.id as user_id, d.parent_id, d.leader_id, 0 as distance
      from users u join departments d on d.id = u.department_id where u.id = any(${sql.param([...userIds])}::uuid[])
      union all
      select above.user_id, d.parent_id, d.leader_id, above.distance + 1
      from above join departments d on d.id = above.parent_id where above.distance < ${MOST_STEPS}::int
    ), led as (
      select distinct on (above.user_id) above.user_id, l.id as leader_id
      from above join users l on l.id = above.leader_id and l.enabled and l.deleted_at is null
      where l.id <> above.user_id order by above.user_id, above.distance
    ), standing_in as (
      select user_id, leader_id, leader_id as by_id, 0 as distance from led
      union all
      select i.user_id, i.leader_id, s.id, i.distance + 1
      from standing_in i join absences a on a.user_id = i.by_id and a.starts_at <= ${at}::timestamptz and a.ends_at > ${at}::timestamptz
        join users s on s.id = a.substitute_id and s.enabled and s.deleted_at is null
      where i.distance < ${MOST_STEPS}::int
    )
    -- A chain of substitutes that leads round in a circle, or to the person themselves, leaves it with the leader.
    select distinct on (user_id) user_id, case when distance = ${MOST_STEPS}::int or by_id = user_id then leader_id else by_id end as leader_id
    from standing_in order by user_id, distance desc`)
  return Object.fromEntries(rows.map(({ user_id, leader_id }) => [user_id, leader_id]))
}
