/** Tables of webhooks. */
import type { Delivery, DeliveryError, WebhookEvent } from '@formwork/api-contract'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  url: text().notNull(),
  enabled: boolean().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  /** None: of all processes. */
  processIds: uuid('process_ids').array().notNull(),
  includeValues: boolean('include_values').notNull(),
  /** Sealed. */
  secret: text().notNull(),
  /** Since when nothing arrives. */
  failingSince: instant('failing_since'),
  revision: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: uuid().primaryKey(),
  webhookId: uuid('webhook_id').notNull(),
  event: text().$type<Delivery['event']>().notNull(),
  /** The entry of the history that it tells of; null for a test. */
  ticketId: uuid('ticket_id'),
  sequence: integer(),
  ticketNumber: text('ticket_number').notNull(),
  /** As it is sent, the same each time. */
  body: text().notNull(),
  status: text().$type<Delivery['status']>().notNull(),
  attempts: integer().notNull(),
  httpStatus: integer('http_status'),
  error: text().$type<DeliveryError>(),
  /** The beginning of what was answered. */
  answer: text().notNull(),
  durationMs: integer('duration_ms'),
  createdAt: instant('created_at').notNull(),
  attemptedAt: instant('attempted_at'),
})
