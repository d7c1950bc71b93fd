/** Builders of people, roles and departments for tests: only what a test needs is said. */
import type { Permission, WILDCARD_PERMISSION } from '@formwork/api-contract'
import { departments, roleDepartments, rolePermissions, roles, userRoles, users } from '../db/schema/people'
import type { Deps } from '../deps'
import { hashPassword } from '../modules/session/passwords'

export const TEST_PASSWORD = 'correct horse battery'
/** Hashing is slow on purpose; one hash serves every built person. */
let sharedHash: Promise<string> | null = null

export interface BuiltUser {
  readonly id: string
  readonly username: string
  readonly name: string
}

export interface UserTraits {
  readonly username?: string
  readonly nickName?: string
  readonly roleIds?: readonly string[]
  readonly departmentId?: string | null
  readonly enabled?: boolean
  readonly mustChangePassword?: boolean
}

export async function buildUser(deps: Deps, traits: UserTraits = {}): Promise<BuiltUser> {
  const id = deps.newId()
  const username = traits.username ?? `user-${id.slice(-8)}`
  const nickName = traits.nickName ?? `Name of ${username}`
  sharedHash ??= hashPassword(TEST_PASSWORD)
  const now = deps.now()
  await deps.db.insert(users).values({
    id,
    username,
    usernameKey: username.toLowerCase(),
    nickName,
    passwordHash: await sharedHash,
    departmentId: traits.departmentId ?? null,
    enabled: traits.enabled ?? true,
    mustChangePassword: traits.mustChangePassword ?? false,
    createdAt: now,
    updatedAt: now,
  })
  const roleIds = traits.roleIds ?? []
  if (roleIds.length > 0) await deps.db.insert(userRoles).values(roleIds.map((roleId, position) => ({ userId: id, roleId, position })))
  return { id, username, name: nickName }
}

export interface RoleTraits {
  readonly name?: string
  readonly permissions?: readonly (Permission | typeof WILDCARD_PERMISSION)[]
  /** 1 all, 2 chosen departments, 3 own department, 4 own and below, 5 own only. */
  readonly dataScope?: number
  readonly departmentIds?: readonly string[]
}

export async function buildRole(deps: Deps, traits: RoleTraits = {}): Promise<string> {
  const id = deps.newId()
  const now = deps.now()
  const name = traits.name ?? `Role ${id.slice(-8)}`
  const { dataScope = 1, departmentIds = [] } = traits
  await deps.db.insert(roles).values({ id, key: `role-${id.slice(-8)}`, name, dataScope, createdAt: now, updatedAt: now })
  if (departmentIds.length > 0)
    await deps.db.insert(roleDepartments).values(departmentIds.map((departmentId) => ({ roleId: id, departmentId })))
  const permissions = traits.permissions ?? []
  if (permissions.length > 0) await deps.db.insert(rolePermissions).values(permissions.map((permission) => ({ roleId: id, permission })))
  return id
}

export interface DepartmentTraits {
  readonly name?: string
  readonly parentId?: string | null
  readonly leaderId?: string | null
}

export async function buildDepartment(deps: Deps, { name, parentId = null, leaderId = null }: DepartmentTraits = {}): Promise<string> {
  const id = deps.newId()
  const now = deps.now()
  await deps.db
    .insert(departments)
    .values({ id, name: name ?? `Department ${id.slice(-8)}`, parentId, leaderId, createdAt: now, updatedAt: now })
  return id
}
