/** The departments as a tree to choose one from. */
import type { DepartmentChoice, DepartmentNode } from '@formwork/api-contract'
import type { TreeNode } from '../../shared/ui/tables/tree-places'

export function treeOf(nodes: readonly DepartmentNode[]): TreeNode<DepartmentNode>[] {
  return nodes.map((node) => ({ id: node.deptId, parentId: node.parentId, node, children: treeOf(node.children) }))
}

export function choiceTreeOf(choices: readonly DepartmentChoice[], parentId: string | null = null): TreeNode<DepartmentChoice>[] {
  return choices.map((node) => ({ id: node.id, parentId, node, children: choiceTreeOf(node.children, node.id) }))
}

export const departmentName = ({ deptName }: DepartmentNode): string => deptName

/** People in a department and in all below it. */
export function membersBelow({ node, children }: TreeNode<DepartmentNode>): number {
  return node.members + children.reduce((sum, child) => sum + membersBelow(child), 0)
}

export function findIn<Node>(nodes: readonly TreeNode<Node>[], id: string): TreeNode<Node> | undefined {
  for (const item of nodes) {
    const found = item.id === id ? item : findIn(item.children, id)
    if (found !== undefined) return found
  }
  return undefined
}
