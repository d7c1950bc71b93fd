/** Tables of the audit log. */
import type { AuditFacts, AuditKind, AuditSubject } from '@formwork/api-contract'
import { bigint, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const auditChains = pgTable('audit_chains', {
  chain: smallint().primaryKey(),
  length: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
})

export const auditEntries = pgTable('audit_entries', {
  id: uuid().primaryKey(),
  at: instant('at').notNull(),
  kind: text().$type<AuditKind>().notNull(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name').notNull(),
  subjectKind: text('subject_kind').$type<AuditSubject>().notNull(),
  subjectId: uuid('subject_id'),
  subjectName: text('subject_name').notNull(),
  before: jsonb().$type<AuditFacts>(),
  after: jsonb().$type<AuditFacts>(),
  address: text().notNull(),
  userAgent: text('user_agent').notNull(),
  requestId: text('request_id').notNull(),
  chain: smallint().notNull(),
  sequence: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
})
