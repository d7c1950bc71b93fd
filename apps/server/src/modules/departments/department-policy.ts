/** Who may lead a department, and where one may be moved. */
import { type Permission, WILDCARD_PERMISSION } from '@formwork/api-contract'
import { findTree } from '../../access/grants'
import { isUnlimited, type Rights } from '../../access/rights'
import type { Transaction } from '../../db/client'
import { pathOf, subtreeOf } from '../../domain/reach'
import { refuse, refuseAt } from '../../domain/refusal'
import { SCOPED_PERMISSIONS } from '../scope/scope-policy'
import { findPermissionsBelow } from '../scope/scope-repo'
import { requireDepartments, requirePerson } from '../scope/within'
import { findUser } from '../users/user-repo'

/** The leader has to be within reach. @throws {Refusal} `user.not-found`, `scope.beyond-yours` */
export async function requireLeader(tx: Transaction, rights: Rights, act: Permission, leader: string | null): Promise<void> {
  if (leader === null) return
  const person = await findUser(tx, leader)
  if (person === null) throw refuse('user.not-found')
  requirePerson(rights, act, leader, person.deptId)
}

/** All that moves and where it goes lies within reach, and nobody above the new place gains what the mover does not hold there. @throws {Refusal} `scope.beyond-yours` */
export async function requireMove(tx: Transaction, rights: Rights, deptId: string, parentId: string | null): Promise<void> {
  if (isUnlimited(rights)) return
  const moved = subtreeOf(rights.tree, deptId)
  requireDepartments(rights, 'system:sysdept:edit', [...moved, parentId])
  const before = pathOf(rights.tree, deptId)
  const gaining = [...pathOf(rights.tree, parentId)].filter((id) => !before.has(id))
  const permissions = await findPermissionsBelow(tx, gaining)
  for (const permission of SCOPED_PERMISSIONS) {
    const isGained = permissions.includes(permission) || permissions.includes(WILDCARD_PERMISSION)
    if (isGained) requireDepartments(rights, permission, moved)
  }
}

/** @throws {Refusal} `department.cycle` */
export async function requireNoCircle(tx: Transaction, id: string, parentId: string | null): Promise<void> {
  if (pathOf(await findTree(tx), parentId).has(id)) throw refuseAt(['parentId'], 'department.cycle')
}
