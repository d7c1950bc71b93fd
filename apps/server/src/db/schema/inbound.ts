/** Tables of inbound webhooks: their addresses, the calls received there, and the ticket that is open for each subject. */
import type { InboundAction, InboundMapping, InboundResult, ProblemIssue, SignatureKind } from '@formwork/api-contract'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '../../domain/locale'
import { bytes, instant } from './columns'

/** What is wrong with a field, as the call was answered and, where a form says it, in each of our languages. */
export interface StoredIssue extends ProblemIssue {
  readonly messages?: Readonly<Partial<Record<Locale, string>>>
}

export const inboundWebhooks = pgTable('inbound_webhooks', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  processId: uuid('process_id').notNull(),
  starterId: uuid('starter_id').notNull(),
  enabled: boolean().notNull(),
  /** How a call becomes a ticket. */
  mapping: jsonb().$type<InboundMapping>().notNull(),
  /** A call has to carry one of these; none: the secret address is enough. */
  signatures: text().array().$type<SignatureKind[]>().notNull(),
  perMinute: integer('per_minute').notNull(),
  secretHash: bytes('secret_hash').notNull(),
  /** Sealed. */
  signingSecret: text('signing_secret').notNull(),
  /** From before the last renewal; they work until `oldUntil`. */
  oldSecretHash: bytes('old_secret_hash'),
  oldSigningSecret: text('old_signing_secret'),
  oldUntil: instant('old_until'),
  revision: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const inboundCalls = pgTable('inbound_calls', {
  id: uuid().primaryKey(),
  webhookId: uuid('webhook_id').notNull(),
  receivedAt: instant('received_at').notNull(),
  /** The sender's id of the call. */
  callKey: text('call_key'),
  bodyHash: text('body_hash').notNull(),
  body: text().notNull(),
  isWhole: boolean('is_whole').notNull(),
  result: text().$type<InboundResult>().notNull(),
  ticketId: uuid('ticket_id'),
  /** What was done to the open ticket. */
  did: text().$type<InboundAction>().notNull(),
  refusal: text(),
  params: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  issues: jsonb().$type<readonly StoredIssue[]>().notNull(),
  tries: integer().notNull(),
})

export const inboundSubjects = pgTable(
  'inbound_subjects',
  {
    webhookId: uuid('webhook_id').notNull(),
    subjectHash: bytes('subject_hash').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** When a further call last left a comment on it. */
    commentedAt: instant('commented_at'),
    /** Since when its subject is over: the next call starts another ticket. */
    clearedAt: instant('cleared_at'),
  },
  (table) => [primaryKey({ columns: [table.webhookId, table.subjectHash] })],
)
