/** Checks before a write: is the target within the caller's reach? Decides on what was read, without a database. */
import { type Permission, WILDCARD_PERMISSION } from '@formwork/api-contract'
import { reachIn, type Rights } from '../../access/rights'
import { covers, EVERYONE, type Grant, grantsOf, type Holder, reaches, reachOf, SCOPE } from '../../domain/reach'
import { refuse } from '../../domain/refusal'
import { SCOPED_PERMISSIONS } from './scope-policy'

/** @throws {Refusal} `scope.beyond-yours` */
export function requireDepartments(rights: Rights, permission: Permission, departmentIds: Iterable<string | null>): void {
  if (!reaches(reachIn(rights, permission), departmentIds)) throw refuse('scope.beyond-yours')
}

/** People always reach themselves. @throws {Refusal} `scope.beyond-yours` */
export function requirePerson(rights: Rights, permission: Permission, userId: string, departmentId: string | null): void {
  if (userId !== rights.userId) requireDepartments(rights, permission, [departmentId])
}

/** What somebody holds reaches nowhere the actor does not, permission by permission. @throws {Refusal} `scope.beyond-yours` */
export function requireWithin(rights: Rights, theirs: Holder): void {
  for (const permission of SCOPED_PERMISSIONS) {
    const mine = reachIn(rights, permission)
    if (mine !== EVERYONE && !covers(mine, reachOf(theirs, [permission], rights.tree))) throw refuse('scope.beyond-yours')
  }
}

/** A role is no wider than what the actor holds, regardless of who will hold it. @throws {Refusal} `scope.beyond-yours` */
export function requireRoleWithin(rights: Rights, role: Grant): void {
  if (!isRoleWithin(rights, role)) throw refuse('scope.beyond-yours')
}

export function isRoleWithin(rights: Rights, role: Grant): boolean {
  return SCOPED_PERMISSIONS.filter(
    (permission) => role.permissions.includes(permission) || role.permissions.includes(WILDCARD_PERMISSION),
  ).every((permission) => isScopeWithin(rights, permission, role))
}

function isScopeWithin(rights: Rights, permission: Permission, { scope, departmentIds }: Grant): boolean {
  const mine = reachIn(rights, permission)
  if (mine.kind === 'everyone' || scope === SCOPE.own) return true
  if (scope === SCOPE.chosen) return reaches(mine, departmentIds)
  if (scope === SCOPE.ownDepartment) return mine.ids.size > 0
  // Departments that are added below later belong to it too, so only the same kind is as wide.
  return scope === SCOPE.ownAndBelow && grantsOf(rights.holder, [permission]).some((grant) => grant.scope === SCOPE.ownAndBelow)
}

/** The widest scope without chosen departments that the actor may give to a role with these permissions. */
export function widestScope(rights: Rights, permissions: readonly string[]): number {
  const kinds = [SCOPE.all, SCOPE.ownAndBelow, SCOPE.ownDepartment]
  return kinds.find((scope) => isRoleWithin(rights, { scope, departmentIds: [], permissions })) ?? SCOPE.own
}
