/** The job of one delivery goes on with the next ones of its webhook while they arrive: the job engine begins one of a queue, but looks for the next one too early, and then not for two seconds. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { DELIVERY_TASK, PRIORITY } from './delivery-repo'
import { sendDelivery, type SendingDeps, type Tries } from './send-delivery'

/** Then the worker is free for other webhooks; a receiver that is slow gets no more of its time than that. */
const MOST_IN_A_ROW = 50
const MOST_MS = 2000
/** As the job engine does after a first try that failed. */
const RETRY_SECONDS = Math.E

/** @throws when the first one failed and the engine is to try it again. */
export async function sendBacklog(deps: SendingDeps, payload: unknown, tries: Tries): Promise<void> {
  const end = performance.now() + MOST_MS
  let arrivedAt = await sendDelivery(deps, payload, tries)
  for (let sent = 1; arrivedAt !== null && sent < MOST_IN_A_ROW && performance.now() < end; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in order
    const next = await findNextJob(deps.db, arrivedAt)
    if (next === null) return
    // oxlint-disable-next-line no-await-in-loop
    arrivedAt = await sendNext(deps, next)
  }
}

async function sendNext(deps: SendingDeps, { id, payload, most }: WaitingJob): Promise<string | null> {
  try {
    const arrivedAt = await sendDelivery(deps, payload, { attempt: 1, most })
    await completeSent(deps.db, id)
    return arrivedAt
  } catch (error) {
    deps.log.info({ err: error, job: id }, 'a delivery is tried again later')
    await deps.db.execute(
      sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now() + make_interval(secs => ${RETRY_SECONDS}::float8), attempts => 1)`,
    )
    return null
  }
}

interface WaitingJob extends Record<string, unknown> {
  readonly id: string
  readonly payload: unknown
  readonly most: number
}

/** The one that the job engine would begin next. Nobody else begins it: the queue is locked by the job that runs. */
async function findNextJob(db: Queryable, webhookId: string): Promise<WaitingJob | null> {
  const { rows } = await db.execute<WaitingJob>(sql`
    select j.id::text, j.payload, j.max_attempts::int as most
    from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      join graphile_worker._private_tasks t on t.id = j.task_id
    where q.queue_name = 'webhook:' || ${webhookId}::text and t.identifier = ${DELIVERY_TASK} and j.locked_at is null and j.attempts = 0
      and j.priority = ${PRIORITY}::int and j.run_at <= now()
    order by j.priority, j.run_at, j.id limit 1`)
  return rows[0] ?? null
}

/** Unless it was put off: its job is for later then. */
async function completeSent(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`
    select graphile_worker.complete_jobs(array[j.id])
    from graphile_worker._private_jobs j left join webhook_deliveries d on d.id = (j.payload->>'deliveryId')::uuid
    where j.id = ${id}::bigint and (d.id is null or d.status <> 'waiting' or d.held)`)
}
