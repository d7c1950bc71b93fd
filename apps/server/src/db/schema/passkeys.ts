/** Tables of passkeys and of the challenges that are being answered. */
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns'

export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull().default([]),
  isSynced: boolean('is_synced').notNull(),
  name: text().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  id: uuid().primaryKey(),
  challenge: text().notNull(),
  userId: uuid('user_id'),
  expiresAt: instant('expires_at').notNull(),
})
