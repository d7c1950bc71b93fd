/** Live update of a ticket: server-sent events (HTML living standard, 9.2) that contain its state, so that a missed one does no harm. */
import { defineRoute } from '../route'
import { idParams, instantSchema } from '../shapes/fields'
import { historyEntrySchema } from '../tickets/ticket'
import { z } from '../zod'

/** How many streams one person may have open; another one ends the oldest. */
export const MAX_TICKET_STREAMS = 8
/** How often a comment line is sent, so that proxies keep the connection open and a broken one is noticed. */
export const STREAM_HEARTBEAT_SECONDS = 20

/** The last event of a stream. */
export const streamEndSchema = z.object({
  type: z.literal('end'),
  /** The session ended; the reader may not see the ticket any more; the same person opened too many; the server stops. */
  reason: z.enum(['session', 'unseen', 'busy', 'closing']),
})

/**
 * Sent as `data` of every event, as JSON. `standing` is the first event of every connection and follows each change; a client that shows another
 * `revision` or `commentsAt` reads the ticket or its comments again. After `end` nothing follows: reconnect after `closing`, when the page becomes
 * visible again after `busy`, and otherwise not at all.
 */
export const ticketEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('standing'),
    revision: z.number(),
    /** When a comment was last added, changed or removed; null: there is none. */
    commentsAt: instantSchema.nullable(),
    /** The newest act, to say who did what. */
    last: historyEntrySchema.pick({ kind: true, nodeName: true, actor: true, at: true }).nullable(),
  }),
  streamEndSchema,
])
export type TicketEvent = z.output<typeof ticketEventSchema>

export const followTicket = defineRoute({
  method: 'GET',
  path: '/api/v2/tickets/:id/events',
  wire: 'v2',
  access: 'signed-in',
  summary: 'A stream of events (`text/event-stream`) for as long as the ticket’s page is open; 404 for anyone it does not concern.',
  carries: 'file',
  params: idParams,
  answer: ticketEventSchema,
})
