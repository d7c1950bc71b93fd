/** Reads and writes of roles. */
import type { AuditFacts, RoleRow } from '@formwork/api-contract'
import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import { among } from '../../db/among'
import { findChosenDepartments } from '../../access/grants'
import type { Queryable } from '../../db/client'
import { contains } from '../../db/contains'
import { departments, roleDepartments, rolePermissions, roles, userRoles } from '../../db/schema/people'
import type { ListedRows, ListWindow } from '../list-window'

type FoundRole = typeof roles.$inferSelect
export type NewRole = typeof roles.$inferInsert
export type RolePatch = Partial<Omit<NewRole, 'id'>>

const SCOPES = ['1', '2', '3', '4', '5'] as const

/** `grantable` depends on the caller. */
export type StoredRole = Omit<RoleRow, 'grantable'>

function toWire(row: FoundRole, permissions: string[], deptIds: string[]): StoredRole {
  return {
    roleId: row.id,
    roleName: row.name,
    roleKey: row.key,
    roleSort: row.sort,
    status: row.enabled ? '0' : '1',
    remark: row.remark,
    dataScope: SCOPES[row.dataScope - 1] ?? '5',
    deptIds,
    permissions,
    admin: row.builtIn,
  }
}

async function withPermissions(db: Queryable, rows: readonly FoundRole[]): Promise<StoredRole[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const granted = await db.select().from(rolePermissions).where(among(rolePermissions.roleId, ids)).orderBy(asc(rolePermissions.permission))
  const chosen = await findChosenDepartments(db, ids)
  const byRole = Map.groupBy(granted, ({ roleId }) => roleId)
  return rows.map((row) =>
    toWire(
      row,
      (byRole.get(row.id) ?? []).map(({ permission }) => permission),
      chosen.get(row.id) ?? [],
    ),
  )
}

export interface RoleFilter {
  readonly name?: string | undefined
  readonly enabled?: boolean | undefined
}

export async function findRoles(db: Queryable, { name, enabled }: RoleFilter, window: ListWindow): Promise<ListedRows<StoredRole>> {
  const where: SQL | undefined = and(
    name === undefined ? undefined : contains(roles.name, name),
    enabled === undefined ? undefined : eq(roles.enabled, enabled),
  )
  const [total] = await db.select({ count: count() }).from(roles).where(where)
  const found = await db
    .select()
    .from(roles)
    .where(where)
    .orderBy(asc(roles.sort), asc(roles.id))
    .limit(window.pageSize)
    .offset(window.offset)
  return { rows: await withPermissions(db, found), count: total?.count ?? 0 }
}

export async function findRole(db: Queryable, id: string): Promise<StoredRole | null> {
  const [row] = await withPermissions(db, await db.select().from(roles).where(eq(roles.id, id)))
  return row ?? null
}

/** A role as the audit log records it. */
export async function describeRole(db: Queryable, id: string): Promise<AuditFacts> {
  const role = await findRole(db, id)
  if (role === null) throw new Error(`there is no role ${id}`)
  const { roleName, roleKey, roleSort, status, remark, dataScope, permissions } = role
  const chosen = await db
    .select({ id: departments.id, name: departments.name })
    .from(roleDepartments)
    .innerJoin(departments, eq(departments.id, roleDepartments.departmentId))
    .where(eq(roleDepartments.roleId, id))
    .orderBy(asc(departments.id))
  const reach = { dataScope, departments: chosen }
  return { name: roleName, key: roleKey, sort: roleSort, enabled: status === '0', remark, ...reach, permissions }
}

export async function insertRole(db: Queryable, role: NewRole): Promise<void> {
  await db.insert(roles).values(role)
}

export async function patchRole(db: Queryable, id: string, patch: RolePatch): Promise<void> {
  await db.update(roles).set(patch).where(eq(roles.id, id))
}

export async function replacePermissions(db: Queryable, roleId: string, permissions: readonly string[]): Promise<void> {
  await db.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId))
  const distinct = [...new Set(permissions)]
  if (distinct.length > 0) await db.insert(rolePermissions).values(distinct.map((permission) => ({ roleId, permission })))
}

export async function replaceDepartments(db: Queryable, roleId: string, departmentIds: readonly string[]): Promise<void> {
  await db.delete(roleDepartments).where(eq(roleDepartments.roleId, roleId))
  const distinct = [...new Set(departmentIds)]
  if (distinct.length > 0) await db.insert(roleDepartments).values(distinct.map((departmentId) => ({ roleId, departmentId })))
}

export async function isRoleHeld(db: Queryable, id: string): Promise<boolean> {
  return (await db.select({ roleId: userRoles.roleId }).from(userRoles).where(eq(userRoles.roleId, id)).limit(1)).length > 0
}

export async function deleteRole(db: Queryable, id: string): Promise<void> {
  await db.delete(roles).where(eq(roles.id, id))
}
