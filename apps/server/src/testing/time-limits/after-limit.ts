/** What a time limit has planned for a ticket, and whom it has notified. */
import type { BuiltUser } from '../build-people'
import type { TestApp } from '../test-app'
import { runPendingJobs } from '../../jobs/run-pending-jobs'

/** Kinds of the notices that somebody has of a ticket, the newest first. */
export async function noticesOf(test: TestApp, person: BuiltUser, ticketId: string): Promise<string[]> {
  await runPendingJobs(test.database.pool, test.deps)
  const list = (await (await test.as(person)).get('/api/v2/notices')).at('list') as { kind: string; ticketId: string }[]
  return list.flatMap((notice) => (notice.ticketId === ticketId ? [notice.kind] : []))
}

/** Jobs of a ticket, in seconds from when they were planned. */
export async function plannedFor(test: TestApp, ticketId: string): Promise<[string, number][]> {
  const { rows } = await test.database.pool.query<{ task: string; seconds: number }>(
    `select task_identifier as task, round(extract(epoch from run_at - now()) / 10)::int * 10 as seconds
     from graphile_worker.jobs where key like '%' || $1::text || '%' and task_identifier like 'ticket.%' order by 2`,
    [ticketId],
  )
  return rows.map(({ task, seconds }) => [task, seconds])
}
