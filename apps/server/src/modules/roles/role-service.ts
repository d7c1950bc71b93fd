/** What may be done to roles: nobody grants what they do not hold, built-in roles keep their rights. */
import { type DataScope, lacksDepartments, type PageQuery, type RoleRow } from '@formwork/api-contract'
import { findTree } from '../../access/grants'
import { type Rights, rightsOf } from '../../access/rights'
import { appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { breaksUnique } from '../../db/sql-state'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { type Grant, type RoleScope, SCOPE } from '../../domain/reach'
import { refuse, refuseAt } from '../../domain/refusal'
import { type BasedOn, settleEdit } from '../../domain/settle-edit'
import { listWindow, pageAnswer } from '../list-window'
import { requireRoleWithin, widestScope } from '../scope/within'
import { lockDirectory } from '../users/administrator-repo'
import { requireAdministrator } from '../users/user-policy'
import {
  isGrantable,
  requireChangeable,
  requireGrantablePermissions,
  requireHoldersReached,
  requireHoldersWithin,
  type RoleAct,
  toGrant,
} from './role-policy'
import {
  deleteRole,
  describeRole,
  findRole,
  findRoles,
  insertRole,
  isRoleHeld,
  patchRole,
  replaceDepartments,
  replacePermissions,
  type StoredRole,
} from './role-repo'

export interface RoleFields {
  readonly roleName: string
  readonly roleSort: number
  readonly status: '0' | '1'
  readonly remark: string
  readonly permissions: readonly string[]
}

/** What is left out stays as it is. */
export interface RoleChange {
  readonly roleId: string
  readonly roleName: string
  readonly roleSort?: number | undefined
  readonly status?: '0' | '1' | undefined
  readonly remark?: string | undefined
  readonly permissions?: readonly string[] | undefined
  readonly basedOn?: BasedOn<RoleFields> | undefined
}

/** How far a role reaches, as it is stored. */
interface AskedScope {
  readonly dataScope?: DataScope | undefined
  readonly deptIds: readonly string[]
}

/** Chosen departments exist and are at least one; with any other scope there are none. */
async function readScope(tx: Transaction, { dataScope, deptIds }: AskedScope): Promise<RoleScope | null> {
  if (dataScope === undefined) return null
  const scope = Number(dataScope)
  if (scope !== SCOPE.chosen) return { scope, departmentIds: [] }
  if (lacksDepartments({ dataScope, deptIds })) throw refuseAt(['deptIds'], 'role.scope-without-departments')
  const tree = await findTree(tx)
  if (deptIds.some((id) => !tree.has(id))) throw refuse('department.not-found')
  return { scope, departmentIds: deptIds }
}

export interface RoleQuery extends PageQuery {
  readonly roleName?: string | undefined
  readonly status?: '0' | '1' | undefined
}

/** The roles, with what the caller may do with each. */
export async function listRoles({ db }: Deps, actor: Actor, query: RoleQuery) {
  const window = listWindow(query)
  const enabled = query.status === undefined ? undefined : query.status === '0'
  const { rows, count } = await findRoles(db, { name: query.roleName, enabled }, window)
  const rights = await rightsOf(db, actor)
  return pageAnswer(window, { rows: rows.map((row): RoleRow => ({ ...row, grantable: isGrantable(actor, rights, row) })), count })
}

export async function getRole({ db }: Deps, actor: Actor, id: string): Promise<RoleRow> {
  const role = await findRole(db, id)
  if (role === null) throw refuse('role.not-found')
  return { ...role, grantable: isGrantable(actor, await rightsOf(db, actor), role) }
}

export async function createRole(
  deps: Deps,
  actor: Caller,
  input: RoleFields & AskedScope & { readonly roleKey: string },
): Promise<string> {
  requireGrantablePermissions(actor, input.permissions)
  const id = deps.newId()
  const now = deps.now()
  try {
    await withTransaction(deps.db, async (tx) => {
      await lockDirectory(tx, actor)
      const rights = await rightsOf(tx, actor)
      const { roleKey: key, roleName: name, roleSort: sort, remark, status, permissions } = input
      const { scope, departmentIds } = (await readScope(tx, input)) ?? {
        scope: widestScope(rights, measuredBy(rights, permissions)),
        departmentIds: [],
      }
      requireRoleWithin(rights, { scope, departmentIds, permissions })
      await insertRole(tx, { id, key, name, sort, remark, dataScope: scope, enabled: status === '0', createdAt: now, updatedAt: now })
      await replacePermissions(tx, id, permissions)
      await replaceDepartments(tx, id, departmentIds)
      await appendAudit(tx, deps, actor, { kind: 'role.created', subject: { id, name }, before: null, after: await describeRole(tx, id) })
    })
  } catch (error) {
    if (breaksUnique(error, 'roles_key')) throw refuseAt(['roleKey'], 'role.key-taken', { roleKey: input.roleKey })
    throw error
  }
  return id
}

/** The scope of a role that is given its permissions later: as far as its maker can give all that they hold, so that what they tick then is not refused. */
function measuredBy({ holder }: Rights, permissions: readonly string[]): readonly string[] {
  return permissions.length > 0 ? permissions : holder.grants.flatMap((grant) => grant.permissions)
}

/** Changing a role takes holding as much, and reaching everybody who holds it. */
async function changeRole(
  deps: Deps,
  { actor, act, roleId }: { readonly actor: Caller; readonly act: RoleAct; readonly roleId: string },
  change: (tx: Transaction, role: StoredRole, rights: Rights) => Promise<void>,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx, actor)
    const rights = await rightsOf(tx, actor)
    const role = await findRole(tx, roleId)
    if (role === null) throw refuse('role.not-found')
    requireChangeable(actor, rights, role)
    await requireHoldersReached(tx, rights, act, roleId)
    const before = await describeRole(tx, roleId)
    await change(tx, role, rights)
    await requireAdministrator(tx)
    const subject = { id: roleId, name: role.roleName }
    if (act === 'system:sysrole:remove') await appendAudit(tx, deps, actor, { kind: 'role.removed', subject, before, after: null })
    else await appendAudit(tx, deps, actor, { kind: 'role.changed', subject, ...changedFacts(before, await describeRole(tx, roleId)) })
  })
}

/** @throws {Refusal} `record.stale` when somebody else has changed the same field since `basedOn` was read. */
export async function editRole(deps: Deps, actor: Caller, { roleId, basedOn, ...edit }: RoleChange & AskedScope): Promise<void> {
  if (edit.permissions !== undefined) requireGrantablePermissions(actor, edit.permissions)
  await changeRole(deps, { actor, act: 'system:sysrole:edit', roleId }, async (tx, role, rights) => {
    const input = settleEdit<RoleFields, typeof edit>(edit, basedOn, { values: role })
    const { roleName: name, roleSort: sort = role.roleSort, remark = role.remark } = input
    const { status = role.status, permissions = role.permissions } = input
    const losesRights = role.permissions.some((permission) => !permissions.includes(permission))
    if (role.admin && (losesRights || status !== '0')) throw refuse('role.built-in')
    await applyReach(tx, role, rights, { permissions, scope: await readScope(tx, input) })
    await patchRole(tx, roleId, { name, sort, remark, enabled: status === '0', updatedAt: deps.now() })
    await replacePermissions(tx, roleId, permissions)
  })
}

/** @throws {Refusal} `record.stale` when somebody else has changed the scope since `basedOn` was read. */
export async function setRoleScope(
  deps: Deps,
  actor: Caller,
  { roleId, basedOn, ...edit }: AskedScope & { readonly roleId: string; readonly basedOn?: BasedOn<AskedScope> | undefined },
): Promise<void> {
  await changeRole(deps, { actor, act: 'system:sysrole:edit', roleId }, async (tx, role, rights) => {
    const input = settleEdit<AskedScope, typeof edit>(edit, basedOn, { values: role })
    await applyReach(tx, role, rights, { permissions: role.permissions, scope: await readScope(tx, input) })
    await patchRole(tx, roleId, { updatedAt: deps.now() })
  })
}

/** Stores a role's scope, if it changes, after checking that neither the role nor any of its holders reaches further than the actor. */
async function applyReach(
  tx: Transaction,
  role: StoredRole,
  rights: Rights,
  { permissions, scope }: { readonly permissions: readonly string[]; readonly scope: RoleScope | null },
): Promise<void> {
  if (role.admin && scope !== null && scope.scope !== SCOPE.all) throw refuse('role.built-in')
  const next: Grant = { ...toGrant(role), ...scope, permissions }
  requireRoleWithin(rights, next)
  await requireHoldersWithin(tx, rights, role.roleId, next)
  if (scope === null) return
  await patchRole(tx, role.roleId, { dataScope: scope.scope })
  await replaceDepartments(tx, role.roleId, scope.departmentIds)
}

export async function setRoleStatus(deps: Deps, actor: Caller, roleId: string, status: '0' | '1'): Promise<void> {
  await changeRole(deps, { actor, act: 'system:sysrole:edit', roleId }, async (tx, role, rights) => {
    if (role.admin && status !== '0') throw refuse('role.built-in')
    // While it was disabled its holders were not measured by it.
    if (status === '0') await requireHoldersWithin(tx, rights, roleId, toGrant(role))
    await patchRole(tx, roleId, { enabled: status === '0', updatedAt: deps.now() })
  })
}

export async function removeRole(deps: Deps, actor: Caller, roleId: string): Promise<void> {
  await changeRole(deps, { actor, act: 'system:sysrole:remove', roleId }, async (tx, role) => {
    if (role.admin) throw refuse('role.built-in')
    if (await isRoleHeld(tx, roleId)) throw refuse('role.in-use')
    await deleteRole(tx, roleId)
  })
}
