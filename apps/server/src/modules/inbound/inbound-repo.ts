/** Queries on inbound webhooks. */
import { and, asc, count, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { contains } from '../../db/contains'
import { inboundCalls, inboundWebhooks } from '../../db/schema/inbound'
import { users } from '../../db/schema/people'
import { processes } from '../../db/schema/processes'
import { tickets } from '../../db/schema/tickets'
import type { ListedRows, ListWindow } from '../list-window'

/** Never a secret. */
const columns = {
  id: inboundWebhooks.id,
  name: inboundWebhooks.name,
  process: {
    id: inboundWebhooks.processId,
    name: processes.name,
    isPublished: sql<boolean>`${processes.deletedAt} is null and ${processes.publishedVersion} is not null`,
  },
  starter: {
    id: inboundWebhooks.starterId,
    name: users.nickName,
    departmentId: users.departmentId,
    active: sql<boolean>`${users.enabled} and ${users.deletedAt} is null`,
  },
  enabled: inboundWebhooks.enabled,
  mapping: inboundWebhooks.mapping,
  signatures: inboundWebhooks.signatures,
  perMinute: inboundWebhooks.perMinute,
  oldUntil: inboundWebhooks.oldUntil,
  revision: inboundWebhooks.revision,
}

function selectInbound(db: Queryable) {
  const { result, receivedAt, ticketId, did, refusal, params } = inboundCalls
  const last = db
    .select({ result, receivedAt, ticketId, did, refusal, params })
    .from(inboundCalls)
    .where(eq(inboundCalls.webhookId, inboundWebhooks.id))
    .orderBy(desc(inboundCalls.id))
    .limit(1)
    .as('last')
  return db
    .select({
      ...columns,
      last: {
        result: last.result,
        receivedAt: last.receivedAt,
        ticketId: last.ticketId,
        did: last.did,
        refusal: last.refusal,
        params: last.params,
      },
      number: tickets.number,
    })
    .from(inboundWebhooks)
    .innerJoin(processes, eq(processes.id, inboundWebhooks.processId))
    .innerJoin(users, eq(users.id, inboundWebhooks.starterId))
    .leftJoinLateral(last, sql`true`)
    .leftJoin(tickets, eq(tickets.id, last.ticketId))
}

export type InboundRecord = Awaited<ReturnType<typeof selectInbound>>[number]

/** @param people - those in whose name they start tickets; undefined: everybody */
export async function findInbounds(
  db: Queryable,
  { people, keyword }: { readonly people: SQL | undefined; readonly keyword: string | undefined },
  { pageSize, offset }: ListWindow,
): Promise<ListedRows<InboundRecord>> {
  const where = and(people, keyword === undefined ? undefined : contains(inboundWebhooks.name, keyword))
  const rows = await selectInbound(db)
    .where(where)
    .orderBy(asc(sql`lower(${inboundWebhooks.name})`), asc(inboundWebhooks.id))
    .limit(pageSize)
    .offset(offset)
  const [total] = await db
    .select({ count: count() })
    .from(inboundWebhooks)
    .innerJoin(users, eq(users.id, inboundWebhooks.starterId))
    .where(where)
  return { rows, count: total?.count ?? 0 }
}

export async function findInbound(db: Queryable, id: string): Promise<InboundRecord | null> {
  const [row] = await selectInbound(db).where(eq(inboundWebhooks.id, id))
  return row ?? null
}

/** Nobody else changes it until the transaction ends. */
export async function lockInbound(tx: Transaction, id: string): Promise<InboundRecord | null> {
  const locked = await tx.select({ id: inboundWebhooks.id }).from(inboundWebhooks).where(eq(inboundWebhooks.id, id)).for('update')
  return locked.length === 0 ? null : findInbound(tx, id)
}

/** What a call needs of it. It is found by the hash of its secret: hashes say nothing about similar secrets, so the time of the query helps no guesser. */
const receiving = {
  id: inboundWebhooks.id,
  name: inboundWebhooks.name,
  processId: inboundWebhooks.processId,
  processName: processes.name,
  starterId: inboundWebhooks.starterId,
  enabled: inboundWebhooks.enabled,
  mapping: inboundWebhooks.mapping,
  signatures: inboundWebhooks.signatures,
  perMinute: inboundWebhooks.perMinute,
  signingSecret: inboundWebhooks.signingSecret,
  oldSigningSecret: inboundWebhooks.oldSigningSecret,
  oldUntil: inboundWebhooks.oldUntil,
}

const selectReceiving = (db: Queryable) =>
  db.select(receiving).from(inboundWebhooks).innerJoin(processes, eq(processes.id, inboundWebhooks.processId))

export type ReceivingWebhook = Awaited<ReturnType<typeof selectReceiving>>[number]

/** By its present secret, or by the one before while that still works. */
export async function findBySecret(db: Queryable, hash: Buffer, now: Date): Promise<ReceivingWebhook | null> {
  const { secretHash, oldSecretHash, oldUntil } = inboundWebhooks
  const [row] = await selectReceiving(db).where(or(eq(secretHash, hash), and(eq(oldSecretHash, hash), gt(oldUntil, now))))
  return row ?? null
}

/** The same by its id; null for one that was removed. */
export async function findReceiving(db: Queryable, id: string): Promise<ReceivingWebhook | null> {
  const [row] = await selectReceiving(db).where(eq(inboundWebhooks.id, id))
  return row ?? null
}

/** Enabled ones that refused their last call. */
export async function countRefusing(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from inbound_webhooks w
      cross join lateral (select result from inbound_calls c where c.webhook_id = w.id order by c.id desc limit 1) last
    where w.enabled and last.result = 'refused'`)
  return rows[0]?.count ?? 0
}

/** When several are made at the same time, each counts those before it. */
export async function countInbound(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('inbound_webhooks'))`)
  return tx.$count(inboundWebhooks)
}

type Row = typeof inboundWebhooks.$inferInsert

export async function insertInbound(tx: Transaction, row: Row): Promise<void> {
  await tx.insert(inboundWebhooks).values(row)
}

export async function patchInbound(tx: Transaction, id: string, change: Partial<Row>): Promise<void> {
  await tx.update(inboundWebhooks).set(change).where(eq(inboundWebhooks.id, id))
}

/** The present secrets become the old ones; those that were old before stop working. */
export async function replaceSecrets(
  tx: Transaction,
  id: string,
  { secretHash, signingSecret, oldUntil }: Pick<Row, 'secretHash' | 'signingSecret'> & { readonly oldUntil: Date | null },
): Promise<void> {
  const kept =
    oldUntil === null ? { hash: null, secret: null } : { hash: inboundWebhooks.secretHash, secret: inboundWebhooks.signingSecret }
  await tx
    .update(inboundWebhooks)
    .set({
      secretHash,
      signingSecret,
      oldSecretHash: kept.hash === null ? null : sql`${kept.hash}`,
      oldSigningSecret: kept.secret === null ? null : sql`${kept.secret}`,
      oldUntil,
    })
    .where(eq(inboundWebhooks.id, id))
}

export async function deleteInbound(tx: Transaction, id: string): Promise<void> {
  await tx.delete(inboundWebhooks).where(eq(inboundWebhooks.id, id))
}
