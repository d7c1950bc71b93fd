/** Reads people for pickers: names, and where they belong. */
import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { contains } from '../../db/contains'
import { departments, users } from '../../db/schema/people'

export interface FoundPerson {
  readonly id: string
  readonly name: string
  readonly username: string
  readonly departmentName: string | null
}

export async function findPeople(
  db: Queryable,
  by: { keyword?: string | undefined; ids?: readonly string[] | undefined },
  scope: SQL | undefined,
): Promise<FoundPerson[]> {
  const { keyword, ids } = by
  return db
    .select({ id: users.id, name: users.nickName, username: users.username, departmentName: departments.name })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(
      and(
        isNull(users.deletedAt),
        scope,
        // Asked for by id, a disabled person still has a name.
        ids === undefined ? eq(users.enabled, true) : inArray(users.id, [...ids]),
        keyword === undefined || keyword === '' ? undefined : or(contains(users.nickName, keyword), contains(users.username, keyword)),
      ),
    )
    .orderBy(asc(users.nickName), asc(users.id))
    .limit(50)
}
