/** The menus as a tree of boxes: each row with a permission gives it. Permissions without a menu are below a row of their own. */
import { type MenuChoice, PERMISSIONS } from '@formwork/api-contract'
import type { TreeNode } from '../../shared/ui/tables/tree-places'
import { PERMISSION_GROUPS } from './permission-groups'

export interface PermissionRow {
  readonly name: string
  readonly permission: string | null
}

export type PermissionNode = TreeNode<PermissionRow>

export interface PermissionWords {
  /** A page itself, beside its buttons. */
  readonly own: string
  readonly elsewhere: string
  readonly titleOf: (title: (typeof PERMISSION_GROUPS)[number]['title']) => string
}

export function permissionTree(menus: readonly MenuChoice[], words: PermissionWords): PermissionNode[] {
  const carried = new Set<string>()
  const nodeOf = ({ id, label, permission, children }: MenuChoice, parentId: string | null): PermissionNode => {
    if (permission !== null) carried.add(permission)
    const below = children.map((child) => nodeOf(child, id))
    if (permission === null || below.length === 0) return leaf(id, parentId, { name: label, permission }, below)
    // A page with buttons has a box of its own, too: people who may view it need not be allowed to use all its buttons.
    const own = leaf(`${id} itself`, id, { name: words.own, permission }, [])
    return leaf(id, parentId, { name: label, permission: null }, [own, ...below])
  }
  const nodes = menus.map((menu) => nodeOf(menu, null))
  const left = new Set<string>(PERMISSIONS.filter((permission) => !carried.has(permission)))
  if (left.size === 0) return nodes
  const groups = PERMISSION_GROUPS.flatMap(({ id, title, permissions }) => {
    const own = permissions
      .filter(({ permission }) => left.has(permission))
      .map((one) => leaf(one.permission, id, { name: words.titleOf(one.title), permission: one.permission }, []))
    return own.length === 0 ? [] : [leaf(id, ELSEWHERE, { name: words.titleOf(title), permission: null }, own)]
  })
  return [...nodes, leaf(ELSEWHERE, null, { name: words.elsewhere, permission: null }, groups)]
}

const ELSEWHERE = 'no menu'

const leaf = (id: string, parentId: string | null, node: PermissionRow, children: readonly PermissionNode[]): PermissionNode => ({
  id,
  parentId,
  node,
  children,
})
