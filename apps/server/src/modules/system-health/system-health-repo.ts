/** PostgreSQL's figures about itself, and the tables of the job engine. Only the engine's own functions change a job. */
import type { AuditKind } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { DELIVERY_TASK } from '../webhooks/delivery-repo'

/** Counted since PostgreSQL's statistics began, whichever process read the page: a call, a job, a backup, another server. None without checksums. */
export async function countChecksumFailures(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ failures: number | null }>(
    sql`select pg_stat_get_db_checksum_failures(oid)::int as failures from pg_database where datname = current_database()`,
  )
  return rows[0]?.failures ?? 0
}

interface DatabaseFacts extends Record<string, unknown> {
  readonly version: string
  readonly bytes: number
  readonly connections: number
  readonly mostConnections: number
}

/** Connections are read from a view that every account may read, including those of other accounts. */
export async function findDatabaseFacts(db: Queryable): Promise<DatabaseFacts> {
  const { rows } = await db.execute<DatabaseFacts>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select coalesce(sum(numbackends), 0)::int from pg_stat_database where datid <> 0) as connections,
      current_setting('max_connections')::int as "mostConnections"`)
  const [facts] = rows
  if (facts === undefined) throw new Error('a select without a table answered no row')
  return facts
}

interface JobCounts extends Record<string, unknown> {
  readonly waiting: number
  readonly running: number
  readonly failed: number
  readonly lateSeconds: number
}

/** A job without attempts left is not taken any more. */
const hasFailed = sql`locked_at is null and attempts >= max_attempts`

/** Deliveries of webhooks wait for receivers, without delaying other jobs. */
export async function countJobs(db: Queryable): Promise<JobCounts> {
  const { rows } = await db.execute<JobCounts>(sql`
    select (count(*) filter (where locked_at is null and attempts < max_attempts))::int as waiting,
      (count(*) filter (where locked_at is not null))::int as running,
      (count(*) filter (where ${hasFailed}))::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where locked_at is null and attempts < max_attempts and run_at <= now() and task_identifier <> ${DELIVERY_TASK})), 0)::int as "lateSeconds"
    from graphile_worker.jobs`)
  const [counts] = rows
  if (counts === undefined) throw new Error('a count answered no row')
  return counts
}

interface FailureRow extends Record<string, unknown> {
  readonly id: string
  readonly task: string
  readonly attempts: number
  readonly error: string
  readonly created_at: Date | string
  readonly failed_at: Date | string
}

export async function findFailures(db: Queryable, limit: number): Promise<FailureRow[]> {
  const { rows } = await db.execute<FailureRow>(sql`
    select id::text, task_identifier as task, attempts::int, coalesce(last_error, '') as error, created_at, updated_at as failed_at
    from graphile_worker.jobs where ${hasFailed} order by updated_at desc, id desc limit ${limit}`)
  return rows
}

/** Locked until the transaction ends, so that the second of two who decide about a job finds it decided. Null unless it failed for good. */
export async function lockFailure(
  tx: Transaction,
  id: string,
): Promise<{ readonly task: string; readonly attempts: number; readonly deliveryId: string | null } | null> {
  const { rows } = await tx.execute<{ task: string; attempts: number; deliveryId: string | null }>(sql`
    select t.identifier as task, j.attempts::int,
      case when t.identifier = ${DELIVERY_TASK} then j.payload->>'deliveryId' end as "deliveryId"
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.id = ${id}::bigint and j.locked_at is null and j.attempts >= j.max_attempts for update of j`)
  return rows[0] ?? null
}

export async function rescheduleJob(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`)
}

export async function deleteJob(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`)
}

/** From the entry that the program writes for each; entries are kept as long as the log. */
export async function findLastBackup(db: Queryable): Promise<Date | null> {
  const kind: AuditKind = 'backup.written'
  const { rows } = await db.execute<{ at: Date | string }>(
    sql`select at from audit_entries where kind = ${kind} order by at desc, id desc limit 1`,
  )
  return rows[0] === undefined ? null : new Date(rows[0].at)
}
