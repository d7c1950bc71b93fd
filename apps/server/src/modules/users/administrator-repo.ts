/** The locks that changes of people, roles and departments take in turn, and whether an administrator is left. */
import { WILDCARD_PERMISSION } from '@formwork/api-contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { rolePermissions, roles, userRoles, users } from '../../db/schema/people'
import { SCOPE } from '../../domain/reach'

/**
 * Call first in a transaction that changes people, roles or departments: such changes happen one after the other, so that none builds on what
 * another is about to take away (the last administrator, a department, the reach of a role).
 */
export async function lockDirectory(tx: Transaction): Promise<void> {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.builtIn, true)).for('update')
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
