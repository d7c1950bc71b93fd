/** The locks that changes of people, roles and departments take in turn, and whether an administrator is left. */
import { holdsAny, WILDCARD_PERMISSION } from '@formwork/api-contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { rolePermissions, roles, userRoles, users } from '../../db/schema/people'
import type { Actor } from '../../domain/actor'
import { SCOPE } from '../../domain/reach'
import { refuse } from '../../domain/refusal'

/**
 * Call first in a transaction that changes people, roles or departments: such changes happen one after the other, so that none builds on what
 * another is about to take away (the last administrator, a department, the reach of a role).
 *
 * @param actor - null: the change is made by no person
 * @throws {Refusal} `permission.denied` where a change that this one waited for has taken roles or rights from the actor, moved or disabled them
 */
export async function lockDirectory(tx: Transaction, actor: Actor | null): Promise<void> {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.builtIn, true)).for('update')
  if (actor !== null && !(await stillHolds(tx, actor))) throw refuse('permission.denied')
}

interface Held extends Record<string, unknown> {
  readonly department_id: string | null
  readonly role_ids: string[]
  readonly permissions: string[]
}

/** Whether somebody is and may do what was read when they called. */
async function stillHolds(tx: Transaction, { userId, departmentId, roleIds, permissions }: Actor): Promise<boolean> {
  const { rows } = await tx.execute<Held>(sql`
    with held as (
      select r.id from user_roles h join roles r on r.id = h.role_id and r.enabled
      where h.user_id = ${userId}::uuid and h.role_id = any(${sql.param([...roleIds])}::uuid[])
    )
    select u.department_id, array(select id::text from held) as role_ids,
      array(select distinct p.permission from held join role_permissions p on p.role_id = held.id) as permissions
    from users u where u.id = ${userId}::uuid and u.enabled and u.deleted_at is null`)
  const [now] = rows
  if (now === undefined || now.department_id !== departmentId) return false
  return roleIds.every((id) => now.role_ids.includes(id)) && permissions.every((permission) => holdsAny(now.permissions, [permission]))
}

/** Somebody active who holds everything, everywhere. */
export async function hasAdministrator(tx: Transaction): Promise<boolean> {
  const left = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.enabled, true), eq(roles.dataScope, SCOPE.all)))
    .innerJoin(rolePermissions, and(eq(rolePermissions.roleId, roles.id), eq(rolePermissions.permission, WILDCARD_PERMISSION)))
    .where(and(eq(users.enabled, true), isNull(users.deletedAt)))
    .limit(1)
  return left.length > 0
}
