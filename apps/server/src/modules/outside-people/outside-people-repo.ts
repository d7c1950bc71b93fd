/** Reads what people of a source can do. */
import type { PersonSource } from '@formwork/api-contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { userRoles, users } from '../../db/schema/people'

/** The roles of all people of that source. */
export async function rolesOfSource(db: Queryable, source: PersonSource): Promise<string[]> {
  const held = await db
    .selectDistinct({ id: userRoles.roleId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(users.source, source), isNull(users.deletedAt)))
  return held.map(({ id }) => id)
}
