/** Table of API tokens. */
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns'

export const apiTokens = pgTable('api_tokens', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text().notNull(),
  tokenHash: bytes('token_hash').notNull(),
  permissions: text().array().notNull(),
  readOnly: boolean('read_only').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
})
