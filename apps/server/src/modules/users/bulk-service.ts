/** Changes of many people at once: all of them, or none. */
import type { UserRow } from '@formwork/api-contract'
import { reachFor } from '../../access/rights'
import { isWithin } from '../../access/ticket-rights'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { departmentExists } from '../departments/department-repo'
import { findRole } from '../roles/role-repo'
import { requireDepartments } from '../scope/within'
import { changeUsers } from './change-user'
import { requireGrantable, requireStaysWithin } from './user-policy'
import { findUsersByIds, patchUser, replaceRoles } from './user-repo'
import { applyStatus } from './user-service'

/** @returns those whose status changed. */
export async function setUsersStatus(deps: Deps, actor: Caller, ids: readonly string[], status: '0' | '1'): Promise<string[]> {
  const userIds = await idsWhere(deps, actor, ids, (user) => user.status !== status)
  await changeUsers(deps, { actor, act: 'system:sysuser:edit', userIds }, (tx, { userId }) => applyStatus(deps, tx, actor, userId, status))
  return userIds
}

/** @returns those who were in another department. */
export async function movePeople(deps: Deps, actor: Caller, ids: readonly string[], departmentId: string): Promise<string[]> {
  const userIds = await idsWhere(deps, actor, ids, (user) => user.deptId !== departmentId)
  await changeUsers(deps, { actor, act: 'system:sysuser:edit', userIds }, async (tx, { userId, roleIds }, rights) => {
    if (!(await departmentExists(tx, departmentId))) throw refuse('department.not-found')
    requireDepartments(rights, 'system:sysuser:edit', [departmentId])
    await requireStaysWithin(tx, rights, { userId, deptId: departmentId, roleIds })
    await patchUser(tx, userId, { departmentId, updatedAt: deps.now() })
    return 0
  })
  return userIds
}

/** Those whom a change concerns; unknown people and those beyond reach are among them, so that the change refuses them whatever it would do. */
async function idsWhere({ db }: Deps, actor: Actor, ids: readonly string[], isConcerned: (user: UserRow) => boolean): Promise<string[]> {
  const reach = await reachFor(db, actor, ['system:sysuser:edit'])
  const found = new Map((await findUsersByIds(db, ids)).map((user) => [user.userId, user]))
  return [...new Set(ids)].filter((id) => {
    const user = found.get(id)
    return user === undefined || !isWithin(reach, actor, { id, departmentId: user.deptId }) || isConcerned(user)
  })
}

export interface MemberChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Gives a role, as the last of theirs, and takes it. */
export async function changeRoleMembers(deps: Deps, actor: Caller, roleId: string, { add, remove }: MemberChange): Promise<void> {
  if ((await findRole(deps.db, roleId)) === null) throw refuse('role.not-found')
  const leaving = new Set(remove)
  const change = { actor, act: 'system:sysuser:edit', userIds: [...add, ...remove] } as const
  await changeUsers(deps, change, async (tx, { userId, deptId, roleIds: held }, rights) => {
    const others = held.filter((id) => id !== roleId)
    const roleIds = leaving.has(userId) ? others : held.includes(roleId) ? held : [...held, roleId]
    if (roleIds.length > held.length) await requireGrantable(tx, actor, rights, [roleId])
    await requireStaysWithin(tx, rights, { userId, deptId, roleIds })
    await replaceRoles(tx, userId, roleIds)
    return 0
  })
}
