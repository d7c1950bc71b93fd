/** What may be done to users, and by whom. */
import { may, type Actor } from '../../http/actor'
import type { Transaction } from '../../db/client'
import { breaksUnique } from '../../db/sql-state'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import { refuse } from '../../http/refusal'
import { departmentExists } from '../departments/department-repo'
import { usernameKeyOf } from '../session/account-repo'
import { refuseWeakPassword } from '../session/change-password'
import { hashPassword } from '../session/passwords'
import { revokeSessionsOf } from '../session/session-repo'
import { peopleInScope } from './data-scope'
import { lockAdministrators, requireAdministrator, requireGrantable, requireNotAbove } from './rights'
import { findUser, insertUser, patchUser, replaceRoles, stopLeading } from './user-repo'

export interface UserFields {
  readonly nickName: string
  readonly phone: string
  readonly email: string
  readonly deptId: string | null
  readonly roleIds: readonly string[]
  readonly remark: string
  readonly status: '0' | '1'
}

export interface UserCreation extends UserFields {
  readonly username: string
  readonly password: string
}

export async function createUser(deps: Deps, actor: Actor, input: UserCreation): Promise<string> {
  refuseWeakPassword(input.username, input.password)
  const passwordHash = await hashPassword(input.password)
  const id = deps.newId()
  const now = deps.now()
  try {
    await withTransaction(deps.db, async (tx) => {
      await requireDepartment(tx, input.deptId)
      await requireGrantable(tx, actor, input.roleIds)
      const { username, nickName, phone, email, remark, status } = input
      await insertUser(tx, {
        id,
        username,
        usernameKey: usernameKeyOf(username),
        nickName,
        phone,
        email,
        remark,
        passwordHash,
        mustChangePassword: true,
        enabled: status === '0',
        departmentId: input.deptId,
        createdAt: now,
        updatedAt: now,
      })
      await replaceRoles(tx, id, input.roleIds)
    })
  } catch (error) {
    if (breaksUnique(error, 'users_username_key')) throw refuse('user.name-taken', { username: input.username })
    throw error
  }
  return id
}

async function requireDepartment(tx: Transaction, id: string | null): Promise<void> {
  if (id !== null && !(await departmentExists(tx, id))) throw refuse('department.not-found')
}

/** Everything that can take rights away goes through here: found, not above the actor, and an administrator is left afterwards. */
async function changeUser(
  deps: Deps,
  actor: Actor,
  userId: string,
  change: (tx: Transaction, roleIds: readonly string[]) => Promise<void>,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockAdministrators(tx)
    const user = await findUser(tx, userId, peopleInScope(actor))
    if (user === null) throw refuse('user.not-found')
    await requireNotAbove(tx, actor, userId)
    await change(tx, user.roleIds)
    await requireAdministrator(tx)
  })
}

export async function editUser(deps: Deps, actor: Actor, { userId, ...input }: UserFields & { readonly userId: string }): Promise<void> {
  if (!may(actor, 'system:sysuser:edit')) throw refuse('permission.denied')
  await changeUser(deps, actor, userId, async (tx, heldRoleIds) => {
    await requireDepartment(tx, input.deptId)
    await requireGrantable(
      tx,
      actor,
      input.roleIds.filter((roleId) => !heldRoleIds.includes(roleId)),
    )
    const { nickName, phone, email, remark, deptId: departmentId } = input
    await patchUser(tx, userId, { nickName, phone, email, remark, departmentId, updatedAt: deps.now() })
    await replaceRoles(tx, userId, input.roleIds)
    await applyStatus(deps, tx, actor, userId, input.status)
  })
}

export async function setUserStatus(deps: Deps, actor: Actor, userId: string, status: '0' | '1'): Promise<void> {
  if (!may(actor, 'system:sysuser:edit')) throw refuse('permission.denied')
  await changeUser(deps, actor, userId, (tx) => applyStatus(deps, tx, actor, userId, status))
}

async function applyStatus(deps: Deps, tx: Transaction, actor: Actor, userId: string, status: '0' | '1'): Promise<void> {
  const enabled = status === '0'
  if (!enabled && userId === actor.userId) throw refuse('user.yourself')
  await patchUser(tx, userId, { enabled, updatedAt: deps.now() })
  if (!enabled) await revokeSessionsOf(tx, userId, deps.now())
}

/** A password set by someone else is known to two people: it must be changed at the next sign-in, and every session ends. */
export async function resetPassword(deps: Deps, actor: Actor, userId: string, password: string): Promise<void> {
  if (!may(actor, 'system:sysuser:resetPassword')) throw refuse('permission.denied')
  const passwordHash = await hashPassword(password)
  await changeUser(deps, actor, userId, async (tx) => {
    const now = deps.now()
    await patchUser(tx, userId, { passwordHash, mustChangePassword: userId !== actor.userId, updatedAt: now })
    await revokeSessionsOf(tx, userId, now, userId === actor.userId ? actor.sessionId : undefined)
  })
}

export async function removeUser(deps: Deps, actor: Actor, userId: string): Promise<void> {
  if (userId === actor.userId) throw refuse('user.yourself')
  await changeUser(deps, actor, userId, async (tx) => {
    const now = deps.now()
    await patchUser(tx, userId, { enabled: false, deletedAt: now, updatedAt: now })
    await replaceRoles(tx, userId, [])
    await stopLeading(tx, userId)
    await revokeSessionsOf(tx, userId, now)
  })
}
