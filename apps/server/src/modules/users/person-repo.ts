/** Reads people for pickers: names, and where they belong. */
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable } from '../../db/client'
import { contains } from '../../db/contains'
import { departments, users, userWords } from '../../db/schema/people'
import { backAtSql } from '../absences/away-repo'
import { hasGrams } from './user-scope-repo'

export interface FoundPerson {
  readonly id: string
  readonly name: string
  readonly username: string
  readonly departmentName: string | null
  /** Is away until then. */
  readonly backAt: string | null
}

export async function findPeople(
  db: Queryable,
  by: { keyword?: string | undefined; ids?: readonly string[] | undefined; now: Date },
  scope: SQL | undefined,
): Promise<FoundPerson[]> {
  const { keyword, ids } = by
  return db
    .select({
      id: users.id,
      name: users.nickName,
      username: users.username,
      departmentName: departments.name,
      backAt: backAtSql(users.id, by.now),
    })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(
      and(
        isNull(users.deletedAt),
        scope,
        // When asked for by id, a disabled person is found too.
        ids === undefined ? eq(users.enabled, true) : among(users.id, ids),
        keyword === undefined || keyword === '' ? undefined : isNamed(keyword),
      ),
    )
    .orderBy(asc(users.nickName), asc(users.id))
    .limit(50)
}

/** The given people are looked up by their ids, few or many; in one condition with the names, the names would be compared with all people. */
function isNamed(keyword: string): SQL | undefined {
  const holds = or(contains(users.nickName, keyword), contains(users.username, keyword))
  const grams = hasGrams(keyword)
  return grams === undefined ? holds : and(sql`${users.id} = any(array(select user_words.user_id from ${userWords} where ${grams}))`, holds)
}
