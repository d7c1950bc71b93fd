/** Reads and writes of API tokens. */
import { and, count, desc, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { apiTokens } from '../../db/schema/api-tokens'
import { departments, users } from '../../db/schema/people'
import type { ListedRows, ListWindow } from '../list-window'
import type { SessionUse } from '../session/session-repo'

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  permissions: apiTokens.permissions,
  readOnly: apiTokens.readOnly,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
}
const newestFirst = [desc(apiTokens.createdAt), desc(apiTokens.id)]

/** An expired token stays in the list until it is revoked: its holder sees why it no longer works. */
const isListed = isNull(apiTokens.revokedAt)

export async function insertToken(db: Queryable, token: typeof apiTokens.$inferInsert): Promise<void> {
  await db.insert(apiTokens).values(token)
}

export function findTokensOf(db: Queryable, userId: string) {
  return db
    .select(columns)
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), isListed))
    .orderBy(...newestFirst)
}

export async function countUsableTokens(db: Queryable, userId: string, now: Date): Promise<number> {
  const goesOn = or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now))
  const [row] = await db
    .select({ count: count() })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), isListed, goesOn))
  return row?.count ?? 0
}

export interface TokensAsked {
  readonly personId: string | undefined
  /** Undefined: of everybody. */
  readonly people: SQL | undefined
}

async function findRows(db: Queryable, where: SQL | undefined, { pageSize, offset }: ListWindow) {
  return db
    .select({ ...columns, person: { id: users.id, name: users.nickName, deptName: departments.name } })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(where)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(offset)
}

export async function findTokens(
  db: Queryable,
  { personId, people }: TokensAsked,
  window: ListWindow,
): Promise<ListedRows<Awaited<ReturnType<typeof findRows>>[number]>> {
  const where = and(isListed, isNull(users.deletedAt), personId === undefined ? undefined : eq(apiTokens.userId, personId), people)
  const [total] = await db.select({ count: count() }).from(apiTokens).innerJoin(users, eq(users.id, apiTokens.userId)).where(where)
  return { rows: await findRows(db, where, window), count: total?.count ?? 0 }
}

/** Whose token that is, and what it is called; null when it was revoked. */
export async function findTokenHolder(db: Queryable, id: string) {
  const [row] = await db
    .select({ name: apiTokens.name, userId: users.id, departmentId: users.departmentId })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.id, id), isListed))
  return row ?? null
}

/** @returns false when somebody else has revoked it meanwhile. */
export async function markRevoked(db: Queryable, id: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(and(eq(apiTokens.id, id), isListed))
    .returning({ id: apiTokens.id })
  return revoked.length > 0
}

/** All of a person. @returns those that were revoked */
export async function revokeTokensOf(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return tx
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(and(eq(apiTokens.userId, userId), isListed))
    .returning({ id: apiTokens.id, name: apiTokens.name })
}

/** Where that was not noted since `before`. */
export async function recordTokenUse(db: Queryable, { id, at, before }: SessionUse): Promise<void> {
  const isDue = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, before))
  await db
    .update(apiTokens)
    .set({ lastUsedAt: at })
    .where(and(eq(apiTokens.id, id), isDue))
}
