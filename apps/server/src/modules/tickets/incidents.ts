/** Steps of tickets that failed for good, as far as somebody administers their tickets. */
import type { Incident, PageQuery } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import { peopleIn, reachFor } from '../../access/rights'
import { PERMISSION_TO } from '../../access/ticket-rights'
import { users } from '../../db/schema/people'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { pageAnswer, pageOf } from '../list-window'

interface IncidentRow extends Omit<Incident, 'at'>, Record<string, unknown> {
  readonly at: string
  readonly count: number
}

export async function listIncidents({ db }: Deps, actor: Actor, query: PageQuery) {
  const window = pageOf(query)
  const within = peopleIn(await reachFor(db, actor, [PERMISSION_TO.reassign]), actor.userId) ?? sql`true`
  const failed = sql`from ticket_jobs j join tickets t on t.id = j.ticket_id and t.status = 'running' join ${users} on ${users.id} = t.requester_id
    where j.status = 'failed' and ${within}`
  const { rows } = await db.execute<IncidentRow>(sql`
    select t.id as "ticketId", t.number as "ticketNumber", t.title as "ticketTitle", t.process_name as "processName", j.job_id as "jobId",
      j.kind, j.node_id as "nodeId", j.node_name as "nodeName", j.error, j.attempts, j.updated_at as at
    ${failed} order by j.updated_at desc, j.ticket_id, j.job_id limit ${window.pageSize} offset ${window.offset}`)
  const total = await db.execute<{ count: number }>(sql`select count(*)::int as count ${failed}`)
  const list = rows.map(({ at, ...incident }): Incident => ({ ...incident, at: new Date(at).toISOString() }))
  return pageAnswer(window, { rows: list, count: total.rows[0]?.count ?? 0 })
}
