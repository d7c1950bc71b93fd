/** What may be done to users, and by whom. */
import type { Sex, UserRow } from '@formwork/api-contract'
import { type Actor, type Caller, may } from '../../domain/actor'
import { appendAudit, type AuditNote } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { breaksUnique } from '../../db/sql-state'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import { refuse, refuseAt } from '../../domain/refusal'
import { type BasedOn, settleEdit } from '../../domain/settle-edit'
import { revokeTokensOf } from '../api-tokens/api-token-repo'
import { departmentExists } from '../departments/department-repo'
import { deletePasskeysOf } from '../passkeys/passkey-repo'
import { deleteFactorOfPasskeys } from '../second-factor/second-factor-repo'
import { findAccount, usernameKeyOf } from '../session/account-repo'
import { refuseWeakPassword } from '../session/change-password'
import { hashPassword } from '../session/passwords'
import { revokeSessionsOf } from '../session/session-repo'
import { deleteViewsOf } from '../ticket-views/ticket-view-repo'
import { rightsOf } from '../../access/rights'
import { requireDepartments, requirePerson } from '../scope/within'
import { lockDirectory } from './administrator-repo'
import { postsExist } from '../posts/post-repo'
import { changeUser } from './change-user'
import { requireGrantable, requireStaysWithin } from './user-policy'
import { describeUser, findUser, insertUser, patchUser, replacePosts, replaceRoles, removeAsLeader } from './user-repo'

export interface UserFields {
  readonly nickName: string
  readonly phone: string
  readonly email: string
  /** When left out, a new person has none stated, and an existing one keeps theirs. */
  readonly sex?: Sex | undefined
  readonly deptId: string | null
  readonly roleIds: readonly string[]
  /** When left out, a new person has none, and an existing one keeps theirs. */
  readonly postIds?: readonly string[] | undefined
  readonly remark: string
  readonly status: '0' | '1'
}

export interface UserCreation extends UserFields {
  readonly username: string
  readonly password: string
}

/** @throws {Refusal} `scope.beyond-yours` for somebody of another scope. */
export async function getUser({ db }: Deps, actor: Actor, userId: string): Promise<UserRow> {
  const user = await findUser(db, userId)
  if (user === null) throw refuse('user.not-found')
  requirePerson(await rightsOf(db, actor), 'system:sysuser:list', userId, user.deptId)
  return user
}

export async function createUser(deps: Deps, actor: Caller, input: UserCreation): Promise<string> {
  await refuseWeakPassword(deps.db, input.username, { password: input.password })
  const passwordHash = await hashPassword(input.password)
  const id = deps.newId()
  const now = deps.now()
  try {
    await withTransaction(deps.db, async (tx) => {
      await lockDirectory(tx, actor)
      const rights = await rightsOf(tx, actor)
      await requireDepartment(tx, input.deptId)
      requireDepartments(rights, 'system:sysuser:add', [input.deptId])
      await requireGrantable(tx, actor, rights, input.roleIds)
      await requireStaysWithin(tx, rights, { ...input, userId: id })
      const { username, nickName, phone, email, sex, remark, status } = input
      await insertUser(tx, {
        id,
        username,
        usernameKey: usernameKeyOf(username),
        nickName,
        phone,
        email,
        ...(sex === undefined ? {} : { sex }),
        remark,
        passwordHash,
        mustChangePassword: true,
        enabled: status === '0',
        departmentId: input.deptId,
        createdAt: now,
        updatedAt: now,
      })
      await replaceRoles(tx, id, input.roleIds)
      if (input.postIds !== undefined) await givePosts(tx, id, input.postIds)
      const { facts } = await describeUser(tx, id)
      await appendAudit(tx, deps, actor, { kind: 'user.created', subject: { id, name: nickName }, before: null, after: facts })
    })
  } catch (error) {
    if (breaksUnique(error, 'users_username_key')) throw refuseAt(['username'], 'user.name-taken', { username: input.username })
    throw error
  }
  return id
}

async function requireDepartment(tx: Transaction, id: string | null): Promise<void> {
  if (id !== null && !(await departmentExists(tx, id))) throw refuse('department.not-found')
}

async function givePosts(tx: Transaction, userId: string, postIds: readonly string[]): Promise<void> {
  if (!(await postsExist(tx, postIds))) throw refuse('post.not-found')
  await replacePosts(tx, userId, postIds)
}

export interface UserChange extends Pick<UserFields, 'nickName' | 'sex' | 'postIds'> {
  readonly userId: string
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly deptId?: string | null | undefined
  readonly roleIds?: readonly string[] | undefined
  readonly remark?: string | undefined
  readonly status?: '0' | '1' | undefined
  readonly basedOn?: BasedOn<UserFields> | undefined
}

/**
 * What is left out stays as it is.
 *
 * @throws {Refusal} `record.stale` when somebody else has changed the same field since `basedOn` was read
 */
export async function editUser(deps: Deps, actor: Caller, { userId, basedOn, ...edit }: UserChange): Promise<void> {
  await changeUser(deps, { actor, act: 'system:sysuser:edit', userId }, async (tx, user, rights) => {
    const input = settleEdit<UserFields, typeof edit>(edit, basedOn, { values: user, names: { deptId: user.deptName } })
    const { nickName, phone = user.phone, email = user.email, sex, remark = user.remark } = input
    const { deptId = user.deptId, roleIds = user.roleIds, status = user.status } = input
    await requireDepartment(tx, deptId)
    if (deptId !== user.deptId) requireDepartments(rights, 'system:sysuser:edit', [deptId])
    await requireGrantable(
      tx,
      actor,
      rights,
      roleIds.filter((roleId) => !user.roleIds.includes(roleId)),
    )
    await requireStaysWithin(tx, rights, { userId, deptId, roleIds })
    const kept = sex === undefined ? {} : { sex }
    await patchUser(tx, userId, { nickName, phone, email, ...kept, remark, departmentId: deptId, updatedAt: deps.now() })
    await replaceRoles(tx, userId, roleIds)
    if (input.postIds !== undefined) await givePosts(tx, userId, input.postIds)
    return applyStatus(deps, tx, actor, userId, status)
  })
}

export async function setUserStatus(deps: Deps, actor: Caller, userId: string, status: '0' | '1'): Promise<void> {
  await changeUser(deps, { actor, act: 'system:sysuser:edit', userId }, (tx) => applyStatus(deps, tx, actor, userId, status))
}

/** Enables or disables somebody. @returns how many of their sessions it ended. */
export async function applyStatus(deps: Deps, tx: Transaction, actor: Actor, userId: string, status: '0' | '1'): Promise<number> {
  const enabled = status === '0'
  if (!enabled && userId === actor.userId) throw refuse('user.yourself')
  await patchUser(tx, userId, { enabled, updatedAt: deps.now() })
  return enabled ? 0 : revokeSessionsOf(tx, userId, deps.now())
}

/**
 * A password set by someone else is known to two people: it must be changed at the next sign-in, and every session ends. So do passkeys and API tokens: the
 * account may have been in strange hands, which could have made them.
 */
export async function resetPassword(deps: Deps, actor: Caller, userId: string, password: string): Promise<void> {
  if (!may(actor, 'system:sysuser:resetPassword')) throw refuse('permission.denied')
  const passwordHash = await hashPassword(password)
  await changeUser(deps, { actor, act: 'system:sysuser:resetPassword', userId }, async (tx, { username }) => {
    const account = await findAccount(tx, userId)
    if (account !== null && account.source !== 'local') throw refuse('password.elsewhere', { where: account.source.toUpperCase() })
    await refuseWeakPassword(tx, username, { password })
    const now = deps.now()
    await patchUser(tx, userId, { passwordHash, mustChangePassword: userId !== actor.userId, updatedAt: now })
    if (userId !== actor.userId) {
      await deletePasskeysOf(tx, userId)
      await deleteFactorOfPasskeys(tx, userId)
      const revoked = await revokeTokensOf(tx, userId, now)
      const notes = revoked.map((subject): AuditNote => ({ kind: 'token.revoked', subject, before: null, after: null }))
      if (notes.length > 0) await appendAudit(tx, deps, actor, ...notes)
    }
    return revokeSessionsOf(tx, userId, now, userId === actor.userId ? actor.sessionId : undefined)
  })
}

export async function removeUser(deps: Deps, actor: Caller, userId: string): Promise<void> {
  if (userId === actor.userId) throw refuse('user.yourself')
  await changeUser(deps, { actor, act: 'system:sysuser:remove', userId }, async (tx) => {
    const now = deps.now()
    await patchUser(tx, userId, { enabled: false, deletedAt: now, updatedAt: now })
    await replaceRoles(tx, userId, [])
    await removeAsLeader(tx, userId)
    await deleteViewsOf(tx, userId)
    return revokeSessionsOf(tx, userId, now)
  })
}
