/** Reads and writes of what signing in needs about a person. */
import type { PersonSource } from '@formwork/api-contract'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { departments, readingLanguages, users } from '../../db/schema/people'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'

/** User names are compared in this form only. */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFC').toLowerCase()
}

export interface Account {
  readonly id: string
  readonly username: string
  /** The name shown to people. */
  readonly name: string
  readonly passwordHash: string
  readonly enabled: boolean
  /** Where the password is checked. */
  readonly source: PersonSource
}

const accountColumns = {
  id: users.id,
  username: users.username,
  name: users.nickName,
  passwordHash: users.passwordHash,
  enabled: users.enabled,
  source: users.source,
}

export async function findAccountByName(db: Queryable, username: string): Promise<Account | null> {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .where(and(eq(users.usernameKey, usernameKeyOf(username)), isNull(users.deletedAt)))
  return row ?? null
}

/** Somebody of a source, by the permanent id there, else by the name. */
export async function findAccountOf(
  db: Queryable,
  { source, externalId, username }: { readonly source: PersonSource; readonly externalId: string | null; readonly username: string },
): Promise<Account | null> {
  const isThem = externalId === null ? eq(users.usernameKey, usernameKeyOf(username)) : eq(users.externalId, externalId)
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .where(and(eq(users.source, source), isThem, isNull(users.deletedAt)))
  return row ?? null
}

export async function findAccount(db: Queryable, id: string): Promise<Account | null> {
  const [row] = await db.select(accountColumns).from(users).where(eq(users.id, id))
  return row ?? null
}

/**
 * Locked until the transaction ends, so that two simultaneous calls do not both count below a limit per person.
 * Rows that refer to the person can be written meanwhile.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/**
 * The same for a call that leaves something which outlasts its session.
 *
 * @throws {Refusal} `session.missing` where that was ended since the call was authenticated, as by a change of the password
 */
export async function lockOwnAccount(tx: Transaction, { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>): Promise<void> {
  await lockAccount(tx, userId)
  // Its token may have been exchanged meanwhile.
  const { rows } = await tx.execute(sql`
    with recursive held as (
      select id, revoked_at, successor_id from sessions where id = ${sessionId}::uuid
      union all select s.id, s.revoked_at, s.successor_id from held join sessions s on s.id = held.successor_id
    ) select from held where revoked_at is null`)
  if (rows.length === 0) throw refuse('session.missing')
}

/** A query for a `with`: the id of a person who may still sign in with what was checked. Until the transaction ends neither their password nor their status changes. */
export function stillThem({ id, source, passwordHash }: Account): SQL {
  const isSame = source === 'local' ? sql`and u.password_hash = ${passwordHash}` : sql``
  return sql`select u.id from users u where u.id = ${id}::uuid and u.enabled and u.deleted_at is null ${isSame} for share`
}

export async function setPassword(db: Queryable, id: string, passwordHash: string, mustChangePassword: boolean, now: Date): Promise<void> {
  await db.update(users).set({ passwordHash, mustChangePassword, updatedAt: now }).where(eq(users.id, id))
}

/** The language somebody reads, for what is written to them while they are away. */
export async function storeLocale(db: Queryable, userId: string, locale: Locale): Promise<void> {
  await db
    .insert(readingLanguages)
    .values({ userId, locale })
    .onConflictDoUpdate({ target: readingLanguages.userId, set: { locale }, setWhere: ne(readingLanguages.locale, locale) })
}

export async function findProfile(db: Queryable, id: string) {
  const [row] = await db
    .select({
      username: users.username,
      nickName: users.nickName,
      phone: users.phone,
      email: users.email,
      sex: users.sex,
      avatar: users.avatar,
      createdAt: users.createdAt,
      deptName: departments.name,
      source: users.source,
    })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(eq(users.id, id))
  return row ?? null
}
