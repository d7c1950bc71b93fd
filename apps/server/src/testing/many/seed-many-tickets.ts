/** Tens of thousands of tickets for tests of lists: rows made by one statement, with the little that lists look at. */
import type { Pool } from 'pg'
import { vacuumWhole } from '../vacuum-whole'

export interface ManyTickets {
  readonly count: number
  /** Who started them, in turn. */
  readonly requesterIds: readonly string[]
  /** Every tenth ticket runs and waits for this person. */
  readonly waitingFor: string
  /** Handled every ticket after one that runs; requesters handled the rest. */
  readonly handledBy: string
  readonly processId: string
  /** Of these processes are every 1,500th ticket, and of the rest the oldest third. */
  readonly others?: { readonly rare: string; readonly past: string }
}

/** Titles are `采购笔记本 <n>`; the newest ticket has the highest number. One was started each second of 2026, and its id says when, as ids do. */
export async function seedManyTickets(
  pool: Pool,
  { count, requesterIds, waitingFor, handledBy, processId, others }: ManyTickets,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(
      `create temporary table made as
       select n, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid as id,
         n % 10 = 0 as is_running, ($2::uuid[])[n % cardinality($2::uuid[]) + 1] as requester_id, at,
         '2020' || lpad(n::text, 8, '0') as number, '采购笔记本 ' || n as title
       from generate_series(1, $1::int) n, lateral (select timestamptz '2026-01-01T00:00:00Z' + n * interval '1 second' as at) started`,
      [count, requesterIds],
    )
    await client.query(
      `insert into tickets (id, number, title, priority, process_id, version_id, process_name, requester_id, status, state, open_tasks, revision,
         history_length, history_hash, created_at, updated_at, finished_at)
       select m.id, m.number, m.title, 1, v.process_id, v.id, 'seeded', m.requester_id, case when is_running then 'running' else 'approved' end,
         '{"status": "running", "tokens": [], "tasks": [], "sequence": 0}',
         case when is_running then jsonb_build_array(jsonb_build_object('taskId', 't', 'nodeId', 'n', 'nodeName', 'seeded', 'completion', 'any',
           'asked', jsonb_build_array(jsonb_build_object('id', $2::uuid, 'place', 0)))) else '[]' end,
         1, 0, '', m.at, m.at, case when is_running then null else m.at end
       from made m join process_versions v on v.process_id = case when n % 1500 = 5 then $3 when n <= $5::int / 3 then $4 else $1 end::uuid`,
      [processId, waitingFor, others?.rare ?? processId, others?.past ?? processId, count],
    )
    await client.query(
      `insert into ticket_tasks (ticket_id, task_id, node_id, node_name, completion, status, outcome, opened_at, closed_at)
       select id, 't', 'n', 'seeded', 'any', case when is_running then 'open' else 'done' end, case when is_running then null else 'agreed' end, at,
         case when is_running then null else at end from made`,
    )
    await client.query(
      `insert into ticket_assignments (ticket_id, task_id, user_id, status, opened_at, answered_at)
       select id, 't', case when is_running then $1::uuid when n % 10 = 1 then $2::uuid else requester_id end, case when is_running then 'open' else 'agreed' end, at,
         case when is_running then null else at end from made`,
      [waitingFor, handledBy],
    )
    await client.query(
      'insert into handled_tickets select case when n % 10 = 1 then $1::uuid else requester_id end, id, at from made where not is_running',
      [handledBy],
    )
    await client.query("insert into ticket_grams select id, false, search_grams(number || ' ' || title), number, title from made")
    await client.query('drop table made')
    await vacuumWhole(client, ['tickets', 'ticket_tasks', 'ticket_assignments', 'handled_tickets', 'ticket_grams', 'users'])
  } finally {
    client.release()
  }
}
