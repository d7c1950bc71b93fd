/** Reads and writes of webhooks. */
import { and, asc, count, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { processes } from '../../db/schema/processes'
import { webhookDeliveries, webhooks } from '../../db/schema/webhooks'

export type WebhookRow = typeof webhooks.$inferSelect
export type FoundWebhook = Awaited<ReturnType<typeof findEnabled>>[number]

export function findEnabled(db: Queryable) {
  const { id, kind, events, processIds, includeValues, locale } = webhooks
  return db
    .select({ id, kind, events, processIds, includeValues, locale })
    .from(webhooks)
    .where(eq(webhooks.enabled, true))
    .orderBy(asc(id))
}

/** What may be shown: never the secret. */
const shown = {
  id: webhooks.id,
  kind: webhooks.kind,
  name: webhooks.name,
  url: webhooks.url,
  enabled: webhooks.enabled,
  events: webhooks.events,
  processIds: webhooks.processIds,
  includeValues: webhooks.includeValues,
  locale: webhooks.locale,
  isSigned: webhooks.isSigned,
  revision: webhooks.revision,
  failingSince: webhooks.failingSince,
  pausedSince: webhooks.pausedSince,
  held: sql<number>`(select count(*)::int from webhook_deliveries h where h.webhook_id = ${webhooks.id} and h.held)`,
  createdAt: webhooks.createdAt,
}

/** By name, each with its last delivery. */
export async function findWebhooks(db: Queryable) {
  const { status, attempts, httpStatus, error, createdAt } = webhookDeliveries
  const last = db
    .select({ status, attempts, httpStatus, error, createdAt })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhooks.id))
    .orderBy(desc(webhookDeliveries.id))
    .limit(1)
    .as('last')
  return db
    .select({
      webhook: shown,
      last: {
        status: last.status,
        attempts: last.attempts,
        httpStatus: last.httpStatus,
        error: last.error,
        createdAt: last.createdAt,
      },
    })
    .from(webhooks)
    .leftJoinLateral(last, sql`true`)
    .orderBy(asc(webhooks.name), asc(webhooks.id))
}

/** A receiver that was only restarted is back by then. */
const FAILING_MS = 15 * 60_000

/** Enabled ones at which nothing arrives any more. */
export const countFailing = (db: Queryable, now: Date): Promise<number> =>
  db.$count(webhooks, and(eq(webhooks.enabled, true), lte(webhooks.failingSince, new Date(now.getTime() - FAILING_MS))))

/** Nobody else changes it until the transaction ends. */
export async function lockWebhook(tx: Transaction, id: string): Promise<WebhookRow | null> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  return row ?? null
}

export async function findNamed(db: Queryable, id: string) {
  const { name, kind, locale } = webhooks
  const [row] = await db.select({ id: webhooks.id, name, kind, locale }).from(webhooks).where(eq(webhooks.id, id))
  return row ?? null
}

/** When several are made at the same time, each counts those before it. */
export async function countWebhooks(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('webhooks'))`)
  const [row] = await tx.select({ count: count() }).from(webhooks)
  return row?.count ?? 0
}

export async function insertWebhook(tx: Transaction, row: typeof webhooks.$inferInsert): Promise<void> {
  await tx.insert(webhooks).values(row)
}

export async function patchWebhook(tx: Transaction, id: string, change: Partial<WebhookRow>): Promise<void> {
  await tx.update(webhooks).set(change).where(eq(webhooks.id, id))
}

export async function deleteWebhook(tx: Transaction, id: string): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id))
}

export function findProcesses(db: Queryable): Promise<{ readonly id: string; readonly name: string }[]> {
  const { id, name, deletedAt } = processes
  return db.select({ id, name }).from(processes).where(isNull(deletedAt)).orderBy(asc(name), asc(id))
}
