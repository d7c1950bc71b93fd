/** Nobody grants what they do not hold, and the site always keeps an administrator. */
import { type AuditFacts, holdsAny } from '@formwork/api-contract'
import type { Queryable, Transaction } from '../../db/client'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { hasAdministrator } from './administrator-repo'
import { findEnabledGrants, findGrants } from '../../access/grants'
import { reachIn, type Rights } from '../../access/rights'
import { requireRoleWithin, requireWithin } from '../scope/within'

interface HeldRoles {
  readonly userId: string
  readonly deptId: string | null
  readonly roleIds: readonly string[]
}

/** Every permission of `asked` is in `held`, one by one; only the wildcard covers the wildcard. */
export function holdsAll(held: readonly string[], asked: readonly string[]): boolean {
  return asked.every((permission) => holdsAny(held, [permission]))
}

/** @throws {Refusal} when one of the roles is missing, holds what the actor does not, or reaches further. */
export async function requireGrantable(db: Queryable, actor: Actor, rights: Rights, roleIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(roleIds)]
  const found = await findGrants(db, wanted)
  if (found.length < wanted.length) throw refuse('role.not-found')
  for (const role of found) {
    if (!holdsAll(actor.permissions, role.permissions)) throw refuse('role.beyond-yours')
    requireRoleWithin(rights, role)
  }
}

/** People who may edit others must not reach, through a password or a role, somebody with more or wider rights than themselves. */
export async function requireNotAbove(db: Queryable, actor: Actor, rights: Rights, user: HeldRoles): Promise<void> {
  const grants = await findGrants(db, user.roleIds)
  if (
    !holdsAll(
      actor.permissions,
      grants.flatMap(({ permissions }) => permissions),
    )
  )
    throw refuse('permission.denied')
  if (user.userId !== actor.userId) requireWithin(rights, { departmentId: user.deptId, grants })
}

/** Somebody as they are going to be. For themselves only enabled roles count: those are what they are measured against. */
export async function requireStaysWithin(db: Queryable, rights: Rights, user: HeldRoles): Promise<void> {
  const grants = user.userId === rights.userId ? await findEnabledGrants(db, user.roleIds) : await findGrants(db, user.roleIds)
  requireWithin(rights, { departmentId: user.deptId, grants })
}

/**
 * Roles and posts also say who is asked to approve, for requests of every department: who administers some departments does not give or take their own.
 *
 * @throws {Refusal} `user.own-rights`
 */
export function requireSameRights(rights: Rights, before: AuditFacts, after: AuditFacts): void {
  if (reachIn(rights, 'system:sysuser:edit').kind === 'everyone') return
  if (OWN_RIGHTS.some((held) => JSON.stringify(before[held]) !== JSON.stringify(after[held]))) throw refuse('user.own-rights')
}

const OWN_RIGHTS = ['roles', 'posts'] as const

/** Call last in a transaction that may take rights away. @throws {Refusal} `user.last-administrator`, which undoes the change. */
export async function requireAdministrator(tx: Transaction): Promise<void> {
  if (!(await hasAdministrator(tx))) throw refuse('user.last-administrator')
}
