/** Who may make, change and give away which role: nobody grants what they do not hold, or further than they reach. */
import { PERMISSIONS, WILDCARD_PERMISSION } from '@formwork/api-contract'
import { isUnlimited, type Rights } from '../../access/rights'
import type { Transaction } from '../../db/client'
import type { Actor } from '../../domain/actor'
import type { Grant } from '../../domain/reach'
import { refuse } from '../../domain/refusal'
import { findHolders } from '../scope/scope-repo'
import { isRoleWithin, requirePerson, requireRoleWithin, requireWithin } from '../scope/within'
import { holdsAll } from '../users/user-policy'
import type { StoredRole } from './role-repo'

const KNOWN: ReadonlySet<string> = new Set([...PERMISSIONS, WILDCARD_PERMISSION])

/** @throws {Refusal} `permission.unknown`, `role.beyond-yours` */
export function requireGrantablePermissions(actor: Actor, permissions: readonly string[]): void {
  const unknown = permissions.find((permission) => !KNOWN.has(permission))
  if (unknown !== undefined) throw refuse('permission.unknown', { permission: unknown })
  if (!holdsAll(actor.permissions, permissions)) throw refuse('role.beyond-yours')
}

export function toGrant({ dataScope, deptIds, permissions }: Pick<StoredRole, 'dataScope' | 'deptIds' | 'permissions'>): Grant {
  return { scope: Number(dataScope), departmentIds: deptIds, permissions }
}

export function isGrantable(actor: Actor, rights: Rights, role: StoredRole): boolean {
  return holdsAll(actor.permissions, role.permissions) && isRoleWithin(rights, toGrant(role))
}

/** A role is changed by who holds as much. @throws {Refusal} `role.beyond-yours`, `scope.beyond-yours` */
export function requireChangeable(actor: Actor, rights: Rights, role: StoredRole): void {
  if (!holdsAll(actor.permissions, role.permissions)) throw refuse('role.beyond-yours')
  requireRoleWithin(rights, toGrant(role))
}

export type RoleAct = 'system:sysrole:edit' | 'system:sysrole:remove'

/** Changing a role changes its holders: all of them have to be within reach. @throws {Refusal} `scope.beyond-yours` */
export async function requireHoldersReached(tx: Transaction, rights: Rights, act: RoleAct, roleId: string): Promise<void> {
  if (isUnlimited(rights)) return
  for (const { userId, departmentId } of await findHolders(tx, roleId)) requirePerson(rights, act, userId, departmentId)
}

/** With the role as it is going to be, none of its holders reaches further than the actor. @throws {Refusal} `scope.beyond-yours` */
export async function requireHoldersWithin(tx: Transaction, rights: Rights, roleId: string, next: Grant): Promise<void> {
  if (isUnlimited(rights)) return
  const places = new Set((await findHolders(tx, roleId)).map(({ departmentId }) => departmentId))
  for (const departmentId of places) requireWithin(rights, { departmentId, grants: [next] })
}
