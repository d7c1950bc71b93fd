/** Nobody grants what they do not hold, and the site always keeps an administrator. */
import { holdsAny, WILDCARD_PERMISSION } from '@formwork/api-contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { rolePermissions, roles, userRoles, users } from '../../db/schema/people'
import type { Actor } from '../../http/actor'
import { refuse } from '../../http/refusal'

/** Every permission of `asked` is held by `held`, one by one; only the wildcard covers the wildcard. */
export function holdsAll(held: readonly string[], asked: readonly string[]): boolean {
  return asked.every((permission) => holdsAny(held, [permission]))
}

async function permissionsOfRoles(db: Queryable, roleIds: readonly string[]): Promise<string[]> {
  if (roleIds.length === 0) return []
  const rows = await db
    .select({ permission: rolePermissions.permission })
    .from(rolePermissions)
    .where(inArray(rolePermissions.roleId, [...roleIds]))
  return rows.map((row) => row.permission)
}

/** @throws {Refusal} when one of the roles is missing or holds what the actor does not. */
export async function requireGrantable(db: Queryable, actor: Actor, roleIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(roleIds)]
  if (wanted.length === 0) return
  const found = await db.select({ id: roles.id }).from(roles).where(inArray(roles.id, wanted))
  if (found.length < wanted.length) throw refuse('role.not-found')
  if (!holdsAll(actor.permissions, await permissionsOfRoles(db, wanted))) throw refuse('role.beyond-yours')
}

/** Whoever may edit people must not reach, through a password or a role, someone with more rights than themselves. */
export async function requireNotAbove(db: Queryable, actor: Actor, userId: string): Promise<void> {
  const held = await db.select({ roleId: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId))
  const theirs = await permissionsOfRoles(
    db,
    held.map((row) => row.roleId),
  )
  if (!holdsAll(actor.permissions, theirs)) throw refuse('permission.denied')
}

/** Call first in a transaction that could take the last administrator away: such changes then happen one after the other. */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.builtIn, true)).for('update')
}

/** Call last in it. @throws {Refusal} `user.last-administrator`, which undoes the change. */
export async function requireAdministrator(tx: Transaction): Promise<void> {
  const [left] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.enabled, true)))
    .innerJoin(rolePermissions, and(eq(rolePermissions.roleId, roles.id), eq(rolePermissions.permission, WILDCARD_PERMISSION)))
    .where(and(eq(users.enabled, true), isNull(users.deletedAt)))
    .limit(1)
  if (left === undefined) throw refuse('user.last-administrator')
}
