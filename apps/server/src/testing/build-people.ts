/** Builders of people, roles and departments for tests: only what a test cares about is said. */
import type { Permission } from '@formwork/api-contract'
import { departments, rolePermissions, roles, userRoles, users } from '../db/schema/people'
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

export async function buildRole(
  deps: Deps,
  traits: { readonly name?: string; readonly permissions?: readonly Permission[] } = {},
): Promise<string> {
  const id = deps.newId()
  const now = deps.now()
  await deps.db
    .insert(roles)
    .values({ id, key: `role-${id.slice(-8)}`, name: traits.name ?? `Role ${id.slice(-8)}`, createdAt: now, updatedAt: now })
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
