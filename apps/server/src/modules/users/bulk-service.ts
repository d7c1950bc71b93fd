/** Changes of many people at once: all of them, or none. */
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { findRole } from '../roles/role-repo'
import { changeUsers } from './change-user'
import { requireGrantable, requireStaysWithin } from './user-policy'
import { findUsersByIds, replaceRoles } from './user-repo'
import { applyStatus } from './user-service'

/** @returns those whose status was another one. */
export async function setUsersStatus(deps: Deps, actor: Caller, ids: readonly string[], status: '0' | '1'): Promise<string[]> {
  const found = await findUsersByIds(deps.db, ids)
  if (found.length < new Set(ids).size) throw refuse('user.not-found')
  const userIds = found.filter((user) => user.status !== status).map(({ userId }) => userId)
  const change = { actor, act: 'system:sysuser:edit', userIds } as const
  await changeUsers(deps, change, (tx, { userId }) => applyStatus(deps, tx, actor, userId, status))
  return userIds
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
