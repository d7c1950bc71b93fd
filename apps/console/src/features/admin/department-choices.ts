/** The department tree as a flat list of choices. */
import type { DepartmentNode } from '@formwork/api-contract'

export interface DepartmentChoice {
  readonly id: string
  readonly name: string
  readonly depth: number
}

/** The tree in reading order, for a select. `without` and what lies below it are left out: nothing can move below itself. */
export function departmentChoices(nodes: readonly DepartmentNode[], without?: string, depth = 0): DepartmentChoice[] {
  return nodes
    .filter(({ deptId }) => deptId !== without)
    .flatMap((node) => [{ id: node.deptId, name: node.deptName, depth }, ...departmentChoices(node.children, without, depth + 1)])
}
