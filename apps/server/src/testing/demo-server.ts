/** What tests of whole servers share: people and tickets of the demo company, jobs inserted by hand, and reads of their results. */
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect } from 'vitest'
import { NOTICE_TASK } from '../workflow/step-jobs/step-job-writes'

/** An address of the embedded database of that directory; its server has to run. */
export async function urlOfDataDir(dataDir: string): Promise<string> {
  const home = await realpath(join(dataDir, 'cluster'))
  const password = (await readFile(join(home, 'password'), 'utf8')).trim()
  return `postgresql://formwork:${password}@localhost/formwork?host=${encodeURIComponent(home)}&port=5432`
}

/** Runs statements on a connection of their own, which is closed whatever happens. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'test' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Puts jobs in that each write one notice. */
export async function addJobs(client: Client, deliveryIds: readonly string[]): Promise<void> {
  await client.query(
    `select graphile_worker.add_job($1::text, json_build_object('deliveryId', d, 'ticketId', t.id, 'kind', 'task-assigned',
       'to', json_build_array(t.requester_id), 'nodeName', 'x', 'at', '2026-01-01T00:00:00.000Z'), job_key => d)
     from unnest($2::text[]) d, (select id, requester_id from tickets limit 1) t`,
    [NOTICE_TASK, deliveryIds],
  )
}

/** How often each of those deliveries was written. */
export async function deliveries(client: Client, deliveryIds: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await client.query<{ id: string; times: string }>(
    `select d as id, count(n.id) as times from unnest($1::text[]) d left join notices n on n.delivery_id like d || ':%' group by d`,
    [deliveryIds],
  )
  return Object.fromEntries(rows.map((row) => [row.id, Number(row.times)]))
}

export const eachOnce = (deliveryIds: readonly string[]) => Object.fromEntries(deliveryIds.map((id) => [id, 1]))

export async function signIn(address: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const body = (await response.json()) as { token?: string }
  expect(body.token).toEqual(expect.any(String))
  return body.token ?? ''
}
