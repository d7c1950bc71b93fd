/** Jobs of a runner whose process ended are released: a runner runs while it holds an advisory lock, which ends with its database session. */
import type pg from 'pg'
import { LIVE_RUNNER } from '../db/live-servers'

/** A runner begins work a moment before it holds its lock. */
const GRACE = '5 seconds'

/** Marks the runner of that name as running for as long as this connection is open. */
export async function holdRunnerLock(client: pg.ClientBase, runner: string): Promise<void> {
  // A machine that is lost closes no connection: with TCP keepalive PostgreSQL ends its session within half a minute.
  await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3')
  await client.query('select pg_advisory_lock_shared($1::int, hashtext($2))', [LIVE_RUNNER, runner])
}

/** Releases the jobs of stopped runners; they run again, and their delivery ids keep each effect single. @returns the names of those runners. */
export async function releaseJobsOfStoppedRunners(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ runner: string }>(
    `select distinct locked_by as runner from graphile_worker.jobs
     where locked_at < now() - $2::interval and not exists (
       select 1 from pg_locks
       where locktype = 'advisory' and granted and objsubid = 2 and classid = $1::oid
         and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
         and database = (select oid from pg_database where datname = current_database()))`,
    [LIVE_RUNNER, GRACE],
  )
  const stopped = rows.map((row) => row.runner)
  if (stopped.length > 0) await client.query('select graphile_worker.force_unlock_workers($1::text[])', [stopped])
  return stopped
}
