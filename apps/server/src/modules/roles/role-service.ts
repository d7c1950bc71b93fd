/** What may be done to roles: nobody grants what they do not hold, built-in roles keep their rights. */
import { PERMISSIONS, type RoleRow, WILDCARD_PERMISSION } from '@formwork/api-contract'
import type { Transaction } from '../../db/client'
import { breaksUnique } from '../../db/sql-state'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor } from '../../http/actor'
import { refuse } from '../../http/refusal'
import { holdsAll, lockAdministrators, requireAdministrator } from '../users/rights'
import { deleteRole, findRole, insertRole, isRoleHeld, patchRole, replacePermissions } from './role-repo'

export interface RoleFields {
  readonly roleName: string
  readonly roleSort: number
  readonly status: '0' | '1'
  readonly remark: string
  readonly permissions: readonly string[]
}

const KNOWN: ReadonlySet<string> = new Set([...PERMISSIONS, WILDCARD_PERMISSION])

function requireGrantablePermissions(actor: Actor, permissions: readonly string[]): void {
  const unknown = permissions.find((permission) => !KNOWN.has(permission))
  if (unknown !== undefined) throw refuse('permission.unknown', { permission: unknown })
  if (!holdsAll(actor.permissions, permissions)) throw refuse('role.beyond-yours')
}

export async function createRole(deps: Deps, actor: Actor, input: RoleFields & { readonly roleKey: string }): Promise<string> {
  requireGrantablePermissions(actor, input.permissions)
  const id = deps.newId()
  const now = deps.now()
  try {
    await withTransaction(deps.db, async (tx) => {
      const { roleKey: key, roleName: name, roleSort: sort, remark, status } = input
      await insertRole(tx, { id, key, name, sort, remark, enabled: status === '0', createdAt: now, updatedAt: now })
      await replacePermissions(tx, id, input.permissions)
    })
  } catch (error) {
    if (breaksUnique(error, 'roles_key')) throw refuse('role.key-taken', { roleKey: input.roleKey })
    throw error
  }
  return id
}

async function changeRole(
  deps: Deps,
  actor: Actor,
  roleId: string,
  change: (tx: Transaction, role: RoleRow) => Promise<void>,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockAdministrators(tx)
    const role = await findRole(tx, roleId)
    if (role === null) throw refuse('role.not-found')
    if (!holdsAll(actor.permissions, role.permissions)) throw refuse('role.beyond-yours')
    await change(tx, role)
    await requireAdministrator(tx)
  })
}

export async function editRole(deps: Deps, actor: Actor, { roleId, ...input }: RoleFields & { readonly roleId: string }): Promise<void> {
  requireGrantablePermissions(actor, input.permissions)
  await changeRole(deps, actor, roleId, async (tx, role) => {
    const losesRights = role.permissions.some((permission) => !input.permissions.includes(permission))
    if (role.admin && (losesRights || input.status !== '0')) throw refuse('role.built-in')
    const { roleName: name, roleSort: sort, remark, status } = input
    await patchRole(tx, roleId, { name, sort, remark, enabled: status === '0', updatedAt: deps.now() })
    await replacePermissions(tx, roleId, input.permissions)
  })
}

export async function setRoleStatus(deps: Deps, actor: Actor, roleId: string, status: '0' | '1'): Promise<void> {
  await changeRole(deps, actor, roleId, async (tx, role) => {
    if (role.admin && status !== '0') throw refuse('role.built-in')
    await patchRole(tx, roleId, { enabled: status === '0', updatedAt: deps.now() })
  })
}

export async function removeRole(deps: Deps, actor: Actor, roleId: string): Promise<void> {
  await changeRole(deps, actor, roleId, async (tx, role) => {
    if (role.admin) throw refuse('role.built-in')
    if (await isRoleHeld(tx, roleId)) throw refuse('role.in-use')
    await deleteRole(tx, roleId)
  })
}
