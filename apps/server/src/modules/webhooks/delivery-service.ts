/** Use-cases around deliveries: the log, a test, one sent again. */
import { DELIVERIES_PAGE_SIZE, type Delivery, TEST_EVENT } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Queryable } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { addDeliveries, restartDelivery, findDeliveries } from './delivery-repo'
import { trialBody } from './delivery-body'
import { findNamed } from './webhook-repo'

/** A page of the log, newest first. @param after - the last delivery of the page before @throws {Refusal} `webhook.not-found` */
export async function listDeliveries({ db }: Deps, webhookId: string, after: string | undefined) {
  await requireNamed(db, webhookId)
  const found = await findDeliveries(db, webhookId, after, DELIVERIES_PAGE_SIZE + 1)
  return { list: found.slice(0, DELIVERIES_PAGE_SIZE).map(toWire), hasMore: found.length > DELIVERIES_PAGE_SIZE }
}

type FoundDelivery = Awaited<ReturnType<typeof findDeliveries>>[number]

const toWire = ({ createdAt, attemptedAt, ...delivery }: FoundDelivery): Delivery => ({
  ...delivery,
  createdAt: createdAt.toISOString(),
  attemptedAt: attemptedAt?.toISOString() ?? null,
})

/** A test is delivered like any other event. */
export async function testWebhook(deps: Deps, actor: Caller, webhookId: string): Promise<void> {
  const [id, at] = [deps.newId(), deps.now()]
  await withTransaction(deps.db, async (tx) => {
    const webhook = await requireNamed(tx, webhookId)
    const body = trialBody(webhook, at)
    const delivery = {
      id,
      webhookId,
      event: TEST_EVENT,
      ticketId: null,
      sequence: null,
      commentId: null,
      ticketNumber: '',
      body,
      createdAt: at,
    } as const
    await addDeliveries(tx, [delivery])
    await appendAudit(tx, deps, actor, { kind: 'webhook.tested', subject: webhook, before: null, after: null })
  })
}

/** @throws {Refusal} `delivery.waiting` for one that waits for its first try. */
export async function resendDelivery(deps: Deps, actor: Caller, webhookId: string, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const webhook = await requireNamed(tx, webhookId)
    const begun = await restartDelivery(tx, webhookId, id)
    if (begun === null) throw refuse('delivery.not-found')
    if (begun === 'waits') throw refuse('delivery.waiting')
    const after = { event: begun.event, ticket: begun.ticketNumber }
    await appendAudit(tx, deps, actor, { kind: 'webhook.resent', subject: webhook, before: null, after })
  })
}

async function requireNamed(db: Queryable, id: string) {
  const found = await findNamed(db, id)
  if (found === null) throw refuse('webhook.not-found')
  return found
}
