/** Reads who else is affected when a scope changes: the holders of a role, and what people of departments hold. */
import { and, eq, isNull } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Queryable } from '../../db/client'
import { rolePermissions, roles, userRoles, users } from '../../db/schema/people'
import { SCOPE } from '../../domain/reach'

export interface RoleHolder {
  readonly userId: string
  readonly departmentId: string | null
}

export async function findHolders(db: Queryable, roleId: string): Promise<RoleHolder[]> {
  return db
    .select({ userId: users.id, departmentId: users.departmentId })
    .from(userRoles)
    .innerJoin(users, and(eq(users.id, userRoles.userId), isNull(users.deletedAt)))
    .where(eq(userRoles.roleId, roleId))
}

/** Permissions that people of these departments hold for their own department and all below it. */
export async function findPermissionsBelow(db: Queryable, departmentIds: Iterable<string>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ permission: rolePermissions.permission })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.dataScope, SCOPE.ownAndBelow)))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(and(among(users.departmentId, departmentIds), isNull(users.deletedAt)))
  return rows.map(({ permission }) => permission)
}
