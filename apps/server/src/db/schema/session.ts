/** Tables of sessions, attempts to sign in, second factors, verification codes, throttling and idempotency keys. */
import type { SignInOutcome } from '@formwork/api-contract'
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns'

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  address: text().notNull().default(''),
  userAgent: text('user_agent').notNull().default(''),
  /** Kept through every exchange of the token. */
  signedInAt: instant('signed_in_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  successorSalt: bytes('successor_salt'),
  successorId: uuid('successor_id'),
  /** Null: all roles of the person. */
  actingRoleId: uuid('acting_role_id'),
})

export const signInAttempts = pgTable('sign_in_attempts', {
  id: uuid().primaryKey(),
  at: instant('at').notNull(),
  userId: uuid('user_id'),
  name: text().notNull(),
  outcome: text().$type<SignInOutcome>().notNull(),
  address: text().notNull(),
  userAgent: text('user_agent').notNull(),
  requestId: text('request_id').notNull(),
})

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  /** The secret from before it was sealed; null once a server has started with this version. */
  secret: bytes(),
  sealedSecret: text('sealed_secret'),
  createdAt: instant('created_at').notNull(),
  /** Since when a second step is required; null: an app is being set up. */
  confirmedAt: instant('confirmed_at'),
  /** Since when an app can answer it; null: only passkeys can. */
  appSince: instant('app_since'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid('user_id').notNull(), codeHash: bytes('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Sign-ins at the OpenID provider that were begun and have not come back yet. */
export const oidcSignIns = pgTable('oidc_sign_ins', {
  stateHash: bytes('state_hash').primaryKey(),
  browserHash: bytes('browser_hash').notNull(),
  nonce: text().notNull(),
  codeVerifier: text('code_verifier').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const captchas = pgTable('captchas', {
  id: uuid().primaryKey(),
  answer: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const signInThrottles = pgTable('sign_in_throttles', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  windowStartedAt: instant('window_started_at').notNull(),
  blockedUntil: instant('blocked_until'),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: uuid('actor_id').notNull(),
    key: text().notNull(),
    route: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key] })],
)
