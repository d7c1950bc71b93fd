/** Somebody's rights, read from their roles at each call, and how far each of them reaches. */
import type { Permission } from '@formwork/api-contract'
import { eq, or, type SQL } from 'drizzle-orm'
import { among } from '../db/among'
import type { Queryable } from '../db/client'
import { users } from '../db/schema/people'
import { type Actor, limitedTo } from '../domain/actor'
import { type DepartmentTree, type Grant, type Holder, type Reach, reachOf, SCOPE } from '../domain/reach'
import { findEnabledGrants, findTree } from './grants'

/** Somebody's rights as they are at this moment, with the tree they refer to. */
export interface Rights {
  readonly userId: string
  readonly holder: Holder
  readonly tree: DepartmentTree
}

/** No role of theirs has a scope. */
export const isUnlimited = ({ holder }: Pick<Rights, 'holder'>): boolean => holder.grants.every(({ scope }) => scope === SCOPE.all)

/** What a set of roles allows and how far, whoever holds them. */
export interface RoleRights {
  readonly grants: readonly Grant[]
  /** Empty when no role has a scope: then nothing is measured against it. */
  readonly tree: DepartmentTree
}

/** Of enabled roles only. */
export async function roleRightsOf(db: Queryable, roleIds: readonly string[]): Promise<RoleRights> {
  const grants = await findEnabledGrants(db, roleIds)
  // Most administrators have no scope; for them the tree is not read.
  const isLimited = grants.some(({ scope }) => scope !== SCOPE.all)
  return { grants, tree: isLimited ? await findTree(db) : new Map() }
}

/** Of enabled roles only. In a transaction that writes, read it first: it is what everything after is measured against. */
export async function rightsOf(db: Queryable, actor: Actor): Promise<Rights> {
  return rightsWithRoles(actor, await roleRightsOf(db, actor.roleIds))
}

/** Rights of roles as those of somebody who has these roles. */
export const rightsWithRoles = ({ userId, departmentId, token }: Actor, { grants, tree }: RoleRights): Rights => ({
  userId,
  holder: { departmentId, grants: grants.map((grant) => ({ ...grant, permissions: limitedTo(token, grant.permissions) })) },
  tree,
})

/** How far the actor's right to any of these permissions reaches. */
export async function reachFor(db: Queryable, actor: Actor, permissions: readonly Permission[]): Promise<Reach> {
  return reachWith(await rightsOf(db, actor), permissions)
}

/** The same of rights that were read already. */
export const reachWith = ({ holder, tree }: Rights, permissions: readonly Permission[]): Reach => reachOf(holder, permissions, tree)

export const reachIn = (rights: Rights, permission: Permission): Reach => reachWith(rights, [permission])

/** The people of a reach, for queries, and whoever asks; undefined: all of them. */
export function peopleIn(reach: Reach, userId: string): SQL | undefined {
  const reached = departmentIn(reach)
  return reached && or(eq(users.id, userId), reached)
}

/** The same without whoever asks: nobody administers a ticket for being its requester. */
export const departmentIn = (reach: Reach): SQL | undefined =>
  reach.kind === 'everyone' ? undefined : among(users.departmentId, reach.ids)
