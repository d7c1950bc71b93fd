/** Queries on tasks with a time limit. */
import { type NextRung, nextRung, type Pool, type PromisedTime, type TimeLimit, timeLimitSchema } from '@formwork/workflow-core'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../db/client'
import { isInPoolSql } from '../../workflow/choosing/pool-facts'
import { awayAmong } from '../../workflow/directory'
import { standInOf } from '../../workflow/leaders'

/** What a job about the time of a ticket says. */
export const ticketPayload = z.object({
  ticketId: z.uuid(),
  /** Among several reminders of it. */
  place: z.number().default(0),
})
/** The same of a task. */
export const limitPayload = ticketPayload.extend({ taskId: z.string() })

export interface Limit {
  /** '' for the ticket as a whole. */
  readonly nodeName: string
  readonly dueAt: Date
  /** The next rung, because it is late; null: there is none left. */
  readonly next: NextRung | null
  /** Whose turn it is. */
  readonly asked: readonly string[]
  /** Of the ticket. */
  readonly priority: number
}

/** @returns null for a task that is not open (any more), has no limit, or whose ticket is suspended */
export async function findLimit(db: Queryable, ticketId: string, taskId: string): Promise<Limit | null> {
  const { rows } = await db.execute<{
    node_name: string
    due_at: number
    asked: string[]
    task: PromisedTime
    time_limit: unknown
    priority: number
  }>(sql`
    select k.node_name, extract(epoch from k.due_at)::float8 * 1000 as due_at, t.priority, array(
      select a.user_id::text from ticket_assignments a where a.ticket_id = k.ticket_id and a.task_id = k.task_id and a.status = 'open'
    ) as asked, (
      select task from jsonb_array_elements(t.state -> 'tasks') task where task ->> 'id' = k.task_id
    ) as task, (
      select node -> 'timeLimit' from process_versions v cross join jsonb_array_elements(v.definition -> 'nodes') node
      where v.id = t.version_id and node ->> 'id' = k.node_id limit 1
    ) as time_limit
    from ticket_tasks k join tickets t on t.id = k.ticket_id
    where k.ticket_id = ${ticketId}::uuid and k.task_id = ${taskId}::text and k.status = 'open' and k.due_at is not null
      and t.status = 'running' and not t.state ? 'suspended'`)
  const [row] = rows
  if (row === undefined) return null
  const { node_name: nodeName, due_at, asked, task, time_limit, priority } = row
  return { nodeName, dueAt: new Date(due_at), next: nextRung(task, readLimit(time_limit)), asked, priority }
}

/** @returns null for a ticket that is not running (any more), has no limit as a whole, or is suspended; `asked` are all whose turn it is, `requester` besides. */
export async function findTicketLimit(db: Queryable, ticketId: string): Promise<(Limit & { readonly requester: string }) | null> {
  const { rows } = await db.execute<{
    promised: PromisedTime
    asked: string[]
    time_limit: unknown
    priority: number
    requester: string
  }>(sql`
    select t.state -> 'timeLimit' as promised, t.priority, t.requester_id::text as requester, array(
      select distinct a.user_id::text from ticket_assignments a where a.ticket_id = t.id and a.status = 'open'
    ) as asked, v.definition #> '{settings,timeLimit}' as time_limit
    from tickets t join process_versions v on v.id = t.version_id
    where t.id = ${ticketId}::uuid and t.status = 'running' and not t.state ? 'suspended' and t.state -> 'timeLimit' ? 'dueAt'`)
  const [row] = rows
  if (row === undefined) return null
  const { promised, time_limit, ...ticket } = row
  return { ...ticket, nodeName: '', dueAt: new Date(promised.dueAt ?? 0), next: nextRung(promised, readLimit(time_limit)) }
}

const readLimit = (stored: unknown): TimeLimit | undefined => timeLimitSchema.safeParse(stored).data

/** So many are notified or asked at most. */
const MAX_PEOPLE = 100

/** Who is in a pool and may act, oldest account first; people who are away are replaced by their substitutes. */
export async function findPeople(db: Queryable, pool: Pool, at: Date): Promise<readonly string[]> {
  const { rows } = await db.execute<{ asked: string[]; away: { readonly of: string; readonly by: string }[] }>(sql`
    with recursive asked as (
      select u.id, row_number() over (order by u.created_at, u.id) as place from users u
      where u.enabled and u.deleted_at is null and ${isInPoolSql(pool)} order by u.created_at, u.id limit ${MAX_PEOPLE}::int
    ), ${awayAmong(sql`select id as user_id from asked`, sql`${at}::timestamptz`)}
    select (select coalesce(json_agg(id order by place), '[]') from asked) as asked,
      (select coalesce(json_agg(json_build_object('of', user_id, 'by', by_id)), '[]') from away) as away`)
  return rows.flatMap(({ asked, away }) => {
    const substitutes = new Map(away.map(({ of, by }) => [of, by]))
    return [...new Set(asked.map((person) => standInOf(person, substitutes)))]
  })
}
