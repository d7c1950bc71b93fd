/** Reads of sessions that go on, with the people they belong to. */
import { and, count, desc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { departments, users } from '../../db/schema/people'
import { sessions } from '../../db/schema/session'
import type { ListedRows, ListWindow } from '../list-window'

const columns = {
  id: sessions.id,
  userAgent: sessions.userAgent,
  address: sessions.address,
  signedInAt: sessions.signedInAt,
  lastUsedAt: sessions.lastUsedAt,
}
const newestFirst = [desc(sessions.lastUsedAt), desc(sessions.id)]

const goesOn = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

export async function findSessionsOf(db: Queryable, userId: string, now: Date) {
  return db
    .select(columns)
    .from(sessions)
    .where(and(eq(sessions.userId, userId), goesOn(now)))
    .orderBy(...newestFirst)
}

export interface SessionsAsked {
  readonly personId: string | undefined
  /** Undefined: of everybody. */
  readonly people: SQL | undefined
  readonly now: Date
}

const personColumns = { id: users.id, name: users.nickName, username: users.username, deptName: departments.name }

async function findRows(db: Queryable, where: SQL | undefined, { pageSize, offset }: ListWindow) {
  return db
    .select({ ...columns, person: personColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(where)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(offset)
}

export async function findSessions(
  db: Queryable,
  { personId, people, now }: SessionsAsked,
  window: ListWindow,
): Promise<ListedRows<Awaited<ReturnType<typeof findRows>>[number]>> {
  const where = and(goesOn(now), isNull(users.deletedAt), personId === undefined ? undefined : eq(sessions.userId, personId), people)
  const [total] = await db.select({ count: count() }).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(where)
  return { rows: await findRows(db, where, window), count: total?.count ?? 0 }
}

export interface SessionHolder {
  readonly userId: string
  readonly name: string
  readonly departmentId: string | null
}

/** Whose session that is or was. */
export async function findHolder(db: Queryable, sessionId: string): Promise<SessionHolder | null> {
  const [row] = await db
    .select({ userId: users.id, name: users.nickName, departmentId: users.departmentId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId))
  return row ?? null
}
