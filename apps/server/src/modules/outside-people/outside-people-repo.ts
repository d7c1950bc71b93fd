/** Reads what people of a source can do, and where. */
import type { PersonSource } from '@formwork/api-contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { userRoles, users } from '../../db/schema/people'

export interface PeopleOfSource {
  /** Null: without a department. */
  readonly departmentId: string | null
  /** All that any of them holds. */
  readonly roleIds: readonly string[]
}

/** The people of a source, by their departments. */
export async function findPeopleOfSource(db: Queryable, source: PersonSource): Promise<PeopleOfSource[]> {
  return db
    .select({
      departmentId: users.departmentId,
      roleIds: sql<string[]>`coalesce(json_agg(distinct ${userRoles.roleId}) filter (where ${userRoles.roleId} is not null), '[]')`,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.source, source), isNull(users.deletedAt)))
    .groupBy(users.departmentId)
}
