/** The job that moves and comments enqueue: makes the deliveries for them, each with its own job. Running it again makes no further ones. */
import { z } from 'zod'
import type { Deps } from '../../deps'
import { readSiteAddress } from '../settings/read-settings'
import { findEnabled, type FoundWebhook } from './webhook-repo'
import { deliveryBody } from './delivery-body'
import { addDeliveries, findRecordedMoves, findRecordedComments, type NewDelivery, type RecordedMove } from './delivery-repo'
import { eventOf } from './events-of-history'

const jobSchema = z.object({
  moves: z.array(
    z.object({
      ticketId: z.uuid(),
      /** Entries of the history. */
      first: z.int(),
      last: z.int(),
      /** After the move. */
      status: z.enum(['running', 'approved', 'refused', 'withdrawn', 'terminated']),
    }),
  ),
  /** Ids. */
  comments: z.array(z.uuid()).default([]),
})

export async function createDeliveries({ db, newId, now }: Pick<Deps, 'db' | 'newId' | 'now'>, payload: unknown): Promise<void> {
  const { moves, comments } = jobSchema.parse(payload)
  const webhooks = await findEnabled(db)
  if (webhooks.length === 0) return
  const withValues = webhooks.some(({ includeValues }) => includeValues)
  const changes = [...(await findRecordedMoves(db, moves, { withValues })), ...(await findRecordedComments(db, comments, { withValues }))]
  // Signed calls have no link: their receivers have the address of the site configured.
  const siteAddress = webhooks.some(({ kind }) => kind !== 'signed') ? await readSiteAddress(db) : ''
  const createdAt = now()
  // One webhook after the other: with the values of forms each payload may be megabytes, which are then not all in memory at once.
  for (const webhook of webhooks) {
    const deliveries = changes.flatMap((change) => deliveriesTo(webhook, change, siteAddress))
    // Ids of one moment are unordered: the log and the engine sort by them.
    const ids = deliveries.map(() => newId()).toSorted()
    // oxlint-disable-next-line no-await-in-loop -- that is what it is for
    await addDeliveries(
      db,
      deliveries.map((delivery, at) => ({ ...delivery, id: ids[at] ?? newId(), createdAt })),
    )
  }
}

function deliveriesTo(
  webhook: FoundWebhook,
  { ticket, entries, startNodeId, status }: RecordedMove,
  siteAddress: string,
): Omit<NewDelivery, 'id' | 'createdAt'>[] {
  const { id: webhookId, events, processIds } = webhook
  if (processIds.length > 0 && !processIds.includes(ticket.process.id)) return []
  return entries.flatMap((entry) => {
    const event = eventOf(entry)
    if (event === undefined || !events.includes(event)) return []
    const body = deliveryBody(webhook, { event, entry, ticket, startNodeId, status }, siteAddress)
    const { commentId } = entry.details
    const source = typeof commentId === 'string' ? { sequence: null, commentId } : { sequence: entry.sequence, commentId: null }
    return [{ webhookId, event, ticketId: ticket.id, ...source, ticketNumber: ticket.number, body }]
  })
}
