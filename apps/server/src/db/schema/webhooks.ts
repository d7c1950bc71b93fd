/** Tables of webhooks. */
import type { Delivery, DeliveryError, MessageLocale, WebhookEvent, WebhookKind } from '@formwork/api-contract'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  kind: text().$type<WebhookKind>().notNull(),
  name: text().notNull(),
  /** Of a group robot only enough to distinguish it from others. */
  url: text().notNull(),
  enabled: boolean().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  /** None: of all processes. */
  processIds: uuid('process_ids').array().notNull(),
  includeValues: boolean('include_values').notNull(),
  /** Sealed: the signing secret, or the address of a group robot and its signing secret. */
  secret: text().notNull(),
  /** Of the messages of a group robot; null for a signed webhook. */
  locale: text().$type<MessageLocale>(),
  /** A group robot that asks for signed messages. */
  isSigned: boolean('is_signed').notNull(),
  /** Until when messages that are scheduled already keep a group robot busy. */
  turnsUntil: instant('turns_until'),
  /** Since when nothing arrives. */
  failingSince: instant('failing_since'),
  /** Tries in a row that failed. */
  failures: integer().notNull().default(0),
  pausedSince: instant('paused_since'),
  /** The delivery that is tried while it is paused. */
  probeId: uuid('probe_id'),
  revision: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: uuid().primaryKey(),
  webhookId: uuid('webhook_id').notNull(),
  event: text().$type<Delivery['event']>().notNull(),
  /** The entry of the history that it delivers; null for a test. */
  ticketId: uuid('ticket_id'),
  sequence: integer(),
  /** The comment that it delivers. */
  commentId: uuid('comment_id'),
  ticketNumber: text('ticket_number').notNull(),
  /** The payload as it is sent, the same in each try. */
  body: text().notNull(),
  status: text().$type<Delivery['status']>().notNull(),
  /** Waits without a job. */
  held: boolean().notNull().default(false),
  attempts: integer().notNull(),
  httpStatus: integer('http_status'),
  error: text().$type<DeliveryError>(),
  /** The beginning of the response. */
  answer: text().notNull(),
  durationMs: integer('duration_ms'),
  createdAt: instant('created_at').notNull(),
  attemptedAt: instant('attempted_at'),
})
