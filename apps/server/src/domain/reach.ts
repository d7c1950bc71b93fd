/** How far rights reach: pure functions over the roles somebody holds, their department and the tree. */
import { WILDCARD_PERMISSION } from '@formwork/api-contract'

/** As stored: 1 all, 2 chosen departments, 3 own department, 4 own and below, 5 own only. */
export const SCOPE = { all: 1, chosen: 2, ownDepartment: 3, ownAndBelow: 4, own: 5 } as const

/** What one role says about how far its permissions reach. */
export interface RoleScope {
  readonly scope: number
  /** Of chosen departments; empty for the other kinds. */
  readonly departmentIds: readonly string[]
}

export interface Grant extends RoleScope {
  readonly permissions: readonly string[]
}

export interface Holder {
  readonly departmentId: string | null
  readonly grants: readonly Grant[]
}

/** Departments in which people and their tickets are reached; oneself always is. Without a permission nothing is reached. */
export type Reach = { readonly kind: 'everyone' } | { readonly kind: 'departments'; readonly ids: ReadonlySet<string> }

export const EVERYONE: Reach = { kind: 'everyone' }

/** Parent of each department; null at the top. */
export type DepartmentTree = ReadonlyMap<string, string | null>

/** A department and all below it. */
export function subtreeOf(tree: DepartmentTree, top: string): ReadonlySet<string> {
  const childrenOf = Map.groupBy([...tree.keys()], (id) => tree.get(id) ?? null)
  const found = new Set([top])
  // Iterating a set includes values that are added meanwhile.
  for (const id of found) for (const child of childrenOf.get(id) ?? []) found.add(child)
  return found
}

/** A department and all above it. */
export function pathOf(tree: DepartmentTree, from: string | null): ReadonlySet<string> {
  const found = new Set<string>()
  for (let id = from; id !== null && !found.has(id); id = tree.get(id) ?? null) found.add(id)
  return found
}

const grantsAny = ({ permissions }: Grant, asked: readonly string[]) =>
  permissions.includes(WILDCARD_PERMISSION) || asked.some((permission) => permissions.includes(permission))

/** The grants of a holder that give any of the asked permissions: only their scopes count. */
export function grantsOf({ grants }: Holder, asked: readonly string[]): Grant[] {
  return grants.filter((grant) => grantsAny(grant, asked))
}

/** How far somebody's right to any of the asked permissions reaches. */
export function reachOf(holder: Holder, asked: readonly string[], tree: DepartmentTree): Reach {
  const ids = new Set<string>()
  for (const { scope, departmentIds } of grantsOf(holder, asked)) {
    if (scope === SCOPE.all) return EVERYONE
    for (const id of departmentsOf({ scope, departmentIds }, holder.departmentId, tree)) ids.add(id)
  }
  return { kind: 'departments', ids }
}

function departmentsOf({ scope, departmentIds }: RoleScope, own: string | null, tree: DepartmentTree): Iterable<string> {
  if (scope === SCOPE.chosen) return departmentIds
  if (own === null || scope === SCOPE.own) return []
  return scope === SCOPE.ownAndBelow ? subtreeOf(tree, own) : [own]
}

export function reaches(reach: Reach, departmentIds: Iterable<string | null>): boolean {
  return reach.kind === 'everyone' || [...departmentIds].every((id) => id !== null && reach.ids.has(id))
}

export function covers(outer: Reach, inner: Reach): boolean {
  return outer.kind === 'everyone' || (inner.kind === 'departments' && reaches(outer, inner.ids))
}
