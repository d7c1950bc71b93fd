/** Reads what reaches are made of: roles with their scopes, and the tree of departments. */
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { among } from '../db/among'
import type { Queryable } from '../db/client'
import { departments, roleDepartments, rolePermissions, roles } from '../db/schema/people'
import { type DepartmentTree, type Grant, SCOPE } from '../domain/reach'

export async function findTree(db: Queryable): Promise<DepartmentTree> {
  const rows = await db.select({ id: departments.id, parentId: departments.parentId }).from(departments)
  return new Map(rows.map(({ id, parentId }) => [id, parentId]))
}

/** Roles as grants, in no particular order; unknown ids have none. */
export function findGrants(db: Queryable, roleIds: readonly string[]): Promise<Grant[]> {
  return selectGrants(db, roleIds)
}

/** The same without roles that are disabled. */
export function findEnabledGrants(db: Queryable, roleIds: readonly string[]): Promise<Grant[]> {
  return selectGrants(db, roleIds, eq(roles.enabled, true))
}

async function selectGrants(db: Queryable, roleIds: readonly string[], where?: SQL): Promise<Grant[]> {
  if (roleIds.length === 0) return []
  const ids = [...roleIds]
  const found = await db
    .select({ id: roles.id, scope: roles.dataScope, permission: rolePermissions.permission })
    .from(roles)
    .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(and(among(roles.id, ids), where))
  const hasChosen = found.some(({ scope }) => scope === SCOPE.chosen)
  const chosen = hasChosen ? await findChosenDepartments(db, ids) : new Map<string, string[]>()
  return [...Map.groupBy(found, ({ id }) => id)].map(([id, rows]) => ({
    scope: rows[0]?.scope ?? SCOPE.own,
    departmentIds: chosen.get(id) ?? [],
    permissions: rows.flatMap(({ permission }) => permission ?? []),
  }))
}

/** By role. */
export async function findChosenDepartments(db: Queryable, roleIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .select()
    .from(roleDepartments)
    .where(among(roleDepartments.roleId, roleIds))
    .orderBy(asc(roleDepartments.departmentId))
  return new Map([...Map.groupBy(rows, ({ roleId }) => roleId)].map(([id, found]) => [id, found.map(({ departmentId }) => departmentId)]))
}
