/** Queries on steps of tickets that failed for good. */
import type { Incident } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import { departmentIn } from '../../access/rights'
import type { Queryable } from '../../db/client'
import { users } from '../../db/schema/people'
import type { Reach } from '../../domain/reach'
import type { ListWindow } from '../list-window'

interface IncidentRow extends Incident, Record<string, unknown> {}

/** Of running tickets whose requesters are within the reach, newest failure first. */
export async function findIncidents(db: Queryable, reach: Reach, { pageSize, offset }: ListWindow) {
  const within = departmentIn(reach) ?? sql`true`
  const failed = sql`from ticket_jobs j join tickets t on t.id = j.ticket_id and t.status = 'running' join ${users} on ${users.id} = t.requester_id
    where j.status = 'failed' and ${within}`
  const { rows } = await db.execute<IncidentRow>(sql`
    select t.id as "ticketId", t.number as "ticketNumber", t.title as "ticketTitle", t.process_name as "processName", j.job_id as "jobId",
      j.kind, j.node_id as "nodeId", j.node_name as "nodeName", j.error, j.attempts, j.updated_at as at
    ${failed} order by j.updated_at desc, j.ticket_id, j.job_id limit ${pageSize} offset ${offset}`)
  const total = await db.execute<{ count: number }>(sql`select count(*)::int as count ${failed}`)
  return { rows: rows.map((row): Incident => ({ ...row, at: new Date(row.at).toISOString() })), count: total.rows[0]?.count ?? 0 }
}
