/** Reads and writes of attempts to sign in. */
import type { SignInOutcome } from '@formwork/api-contract'
import { and, count, desc, eq, exists, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { contains } from '../../db/contains'
import { users } from '../../db/schema/people'
import { signInAttempts } from '../../db/schema/session'
import type { ListedRows, ListWindow } from '../list-window'

export type StoredAttempt = typeof signInAttempts.$inferInsert

/** For a statement that writes more than the attempt. @param them - a table with the id of the person, who has to be in it */
export const attemptInsertFor = (them: SQL, { id, at, name, outcome, address, userAgent, requestId }: StoredAttempt): SQL => sql`
  insert into sign_in_attempts (id, at, user_id, name, outcome, address, user_agent, request_id)
  select ${id}::uuid, ${at}::timestamptz, them.id, ${name}::text, ${outcome}::text, ${address}::text, ${userAgent}::text, ${requestId}::text from ${them} them`

export async function insertAttempt(db: Queryable, attempt: StoredAttempt): Promise<void> {
  await db.insert(signInAttempts).values(attempt)
}

export interface SignInFilter {
  readonly userId?: string | undefined
  readonly username?: string | undefined
  readonly ipaddr?: string | undefined
  readonly status?: '0' | '1' | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

function matching(db: Queryable, filter: SignInFilter, people: SQL | undefined): SQL | undefined {
  const { userId, username, ipaddr, status, from, until } = filter
  const { at, name, address, outcome } = signInAttempts
  const isReached =
    people &&
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, signInAttempts.userId), people)),
    )
  const succeeded: SignInOutcome = 'succeeded'
  return and(
    isReached,
    userId === undefined ? undefined : eq(signInAttempts.userId, userId),
    username === undefined ? undefined : contains(name, username),
    ipaddr === undefined ? undefined : sql`starts_with(${address}, ${ipaddr})`,
    status === undefined ? undefined : status === '0' ? eq(outcome, succeeded) : ne(outcome, succeeded),
    from === undefined ? undefined : gte(at, new Date(from)),
    until === undefined ? undefined : lt(at, new Date(until)),
  )
}

const columns = {
  id: signInAttempts.id,
  at: signInAttempts.at,
  userId: signInAttempts.userId,
  name: signInAttempts.name,
  nickName: users.nickName,
  outcome: signInAttempts.outcome,
  address: signInAttempts.address,
  userAgent: signInAttempts.userAgent,
}

async function findRows(db: Queryable, where: SQL | undefined, { pageSize, offset }: ListWindow) {
  return db
    .select(columns)
    .from(signInAttempts)
    .leftJoin(users, eq(users.id, signInAttempts.userId))
    .where(where)
    .orderBy(desc(signInAttempts.at), desc(signInAttempts.id))
    .limit(pageSize)
    .offset(offset)
}

export type FoundAttempt = Awaited<ReturnType<typeof findRows>>[number]

/** @param people - whose attempts; undefined for all, including names without an account */
export async function findAttempts(
  db: Queryable,
  filter: SignInFilter,
  people: SQL | undefined,
  window: ListWindow,
): Promise<ListedRows<FoundAttempt>> {
  const where = matching(db, filter, people)
  const [total] = await db.select({ count: count() }).from(signInAttempts).where(where)
  return { rows: await findRows(db, where, window), count: total?.count ?? 0 }
}

export async function deleteAttemptsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { id, at } = signInAttempts
  const old = db.select({ id }).from(signInAttempts).where(lt(at, before)).limit(limit)
  return (await db.delete(signInAttempts).where(inArray(id, old)).returning({ id })).length
}

/** Leaves the newest `kept`. */
export async function deleteOldestAttempts(db: Queryable, kept: number, limit: number): Promise<number> {
  const { id, at } = signInAttempts
  const old = db.select({ id }).from(signInAttempts).orderBy(desc(at), desc(id)).offset(kept).limit(limit)
  return (await db.delete(signInAttempts).where(inArray(id, old)).returning({ id })).length
}
