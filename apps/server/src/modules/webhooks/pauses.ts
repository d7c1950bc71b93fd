/** A webhook at which nothing arrives is paused: one of its deliveries is tried every few minutes, the others wait without a job until one arrives. */
import { TEST_EVENT } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { DELIVERY_TASK, deliveryJob, MAX_RUNNING, sendLater, WEIGHT_OF_TIMEOUT } from './delivery-repo'

/** Of tries in a row: five that failed, or two of which nothing came until the time was over. Those keep a worker waiting all that time. */
const FAILURES_TO_PAUSE = 5
/** Between the tries of a webhook that is paused. */
const PROBE_SECONDS = 300

export interface TriedDelivery {
  readonly id: string
  readonly webhookId: string
}

/** Whether this delivery is the one that is tried while its webhook is paused; the first to ask becomes that one. */
export async function isProbe(db: Queryable, { id, webhookId }: TriedDelivery): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update webhooks w set probe_id = ${id}::uuid where w.id = ${webhookId}::uuid
      and (w.probe_id = ${id}::uuid or not exists (select from webhook_deliveries p where p.id = w.probe_id and p.status = 'waiting' and not p.held))`)
  return (rowCount ?? 0) > 0
}

/** It waits without a job until something arrives at its webhook. */
export async function hold(db: Queryable, { id }: TriedDelivery): Promise<void> {
  await db.execute(sql`update webhook_deliveries set held = true where id = ${id}::uuid and status = 'waiting'`)
}

/** A delivery has arrived: the waiting ones are released. */
export async function recordArrival(tx: Queryable, { webhookId }: TriedDelivery): Promise<void> {
  await tx.execute(sql`
    update webhooks set failing_since = null, failures = 0, paused_since = null, probe_id = null
    where id = ${webhookId}::uuid and (failing_since is not null or failures > 0 or paused_since is not null)`)
  await release(tx, webhookId)
}

/** Gives the held deliveries their jobs, the oldest first, as many as may run at once. */
export async function release(tx: Queryable, webhookId: string): Promise<void> {
  await tx.execute(sql`
    with next as (
      select id from webhook_deliveries where webhook_id = ${webhookId}::uuid and held order by id
      limit (select ${MAX_RUNNING}::int - count(*) from (
        select from webhook_deliveries where webhook_id = ${webhookId}::uuid and status = 'waiting' and not held limit ${MAX_RUNNING}::int) going)
    ), freed as (update webhook_deliveries d set held = false from next where d.id = next.id returning d.id, d.webhook_id)
    select ${deliveryJob} from freed order by id`)
}

export interface Failure {
  readonly at: Date
  /** Whether it is a sign that nothing arrives. */
  readonly counts: boolean
  readonly isTimeout: boolean
}

/** @returns whether the webhook is paused now */
export async function recordFailure(
  tx: Transaction,
  { id, webhookId }: TriedDelivery,
  { at, counts, isTimeout }: Failure,
): Promise<boolean> {
  const weight = !counts ? 0 : isTimeout ? WEIGHT_OF_TIMEOUT : 1
  const now = sql`${at.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ isPaused: boolean; isNew: boolean }>(sql`
    with before as (select paused_since from webhooks where id = ${webhookId}::uuid for update)
    update webhooks w set failing_since = coalesce(failing_since, ${now}), failures = failures + ${weight}::int,
      paused_since = case when ${counts}::boolean and failures + ${weight}::int >= ${FAILURES_TO_PAUSE}::int then coalesce(w.paused_since, ${now}) else w.paused_since end,
      probe_id = case when ${counts}::boolean and failures + ${weight}::int >= ${FAILURES_TO_PAUSE}::int and w.paused_since is null then ${id}::uuid else probe_id end
    from before where w.id = ${webhookId}::uuid
    returning w.paused_since is not null as "isPaused", w.paused_since is not null and before.paused_since is null as "isNew"`)
  const { isPaused = false, isNew = false } = rows[0] ?? {}
  if (isNew)
    await tx.execute(sql`
      with held as (
        update webhook_deliveries set held = true
        where webhook_id = ${webhookId}::uuid and status = 'waiting' and not held and id <> ${id}::uuid and event <> ${TEST_EVENT} returning id
      )
      select graphile_worker.complete_jobs(array_agg(j.id))
      from graphile_worker.jobs j join held on j.key = ${DELIVERY_TASK}::text || ':' || held.id where j.locked_at is null having count(*) > 0`)
  return isPaused
}

/** The tries of a paused webhook come after all other deliveries. */
const PROBE = { seconds: PROBE_SECONDS, hasTurn: true, isLast: true }

/** The next try of a paused webhook; with another delivery where this one is given up. */
export async function scheduleProbe(tx: Transaction, { id, webhookId }: TriedDelivery, isOver: boolean): Promise<void> {
  if (!isOver) return sendLater(tx, id, PROBE)
  const { rows } = await tx.execute<{ id: string }>(sql`
    with next as (select id from webhook_deliveries where webhook_id = ${webhookId}::uuid and held order by id limit 1)
    update webhook_deliveries d set held = false from next where d.id = next.id returning d.id`)
  const [next] = rows
  if (next === undefined) return
  await tx.execute(sql`update webhooks set probe_id = ${next.id}::uuid where id = ${webhookId}::uuid`)
  await sendLater(tx, next.id, PROBE)
}

/** Somebody removed the job of a delivery: it is given up, and does not keep the others waiting. */
export async function giveUpRemoved(tx: Transaction, id: string): Promise<void> {
  const { rows } = await tx.execute<{ webhookId: string; isPaused: boolean }>(sql`
    update webhook_deliveries d set status = 'failed', held = false from webhooks w
    where d.id = ${id}::uuid and w.id = d.webhook_id and d.status = 'waiting' and not d.held
    returning w.id as "webhookId", w.paused_since is not null as "isPaused"`)
  const [removed] = rows
  if (removed === undefined) return
  if (removed.isPaused) await scheduleProbe(tx, { id, webhookId: removed.webhookId }, true)
  else await release(tx, removed.webhookId)
}

/** The held deliveries of a webhook that is switched off have failed. */
export async function failHeldDeliveries(tx: Queryable, { webhookId }: TriedDelivery): Promise<void> {
  await tx.execute(
    sql`update webhook_deliveries set status = 'failed', held = false, error = 'switched-off' where webhook_id = ${webhookId}::uuid and held`,
  )
}
