/** What no call of the API can bring about: time has passed. Written straight into the database of this worker's server. */
import { realpath, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { serverDataDir } from './server'

/** The time of every open task of a ticket has been up for five minutes, and what happens next because of that is due. */
export async function timeIsUp(ticketId: string): Promise<void> {
  const home = await realpath(join(serverDataDir(), 'cluster'))
  const password = (await readFile(join(home, 'password'), 'utf8')).trim()
  const client = new pg.Client({ host: home, port: 5432, user: 'formwork', database: 'formwork', password })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `update tickets set due_at = now() - interval '5 minutes', state = jsonb_set(state, '{tasks}', (
         select jsonb_agg(task
           || case when task ? 'dueAt' then jsonb_build_object('dueAt', (extract(epoch from now()) * 1000)::bigint - 300000) else '{}' end
           || case when task ? 'nextAt' then jsonb_build_object('nextAt', (extract(epoch from now()) * 1000)::bigint - 300000) else '{}' end)
         from jsonb_array_elements(state -> 'tasks') task)) where id = $1`,
      [ticketId],
    )
    await client.query(`update ticket_tasks set due_at = now() - interval '5 minutes' where ticket_id = $1 and due_at is not null`, [
      ticketId,
    ])
    await client.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key like 'ticket.time-is-up:' || $1::text || ':%'), run_at => now())`,
      [ticketId],
    )
    await client.query('commit')
  } finally {
    await client.end()
  }
}
