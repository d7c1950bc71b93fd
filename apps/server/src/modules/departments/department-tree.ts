/** Departments as trees in the shape of the wire. */
import type { DepartmentChoice, DepartmentName, DepartmentNode } from '@formwork/api-contract'
import type { FoundDepartment } from './department-repo'

/** Each made of a row and what is made of those below it; one whose parent is not among them stands at the top. */
function treeOf<Node>(rows: readonly FoundDepartment[], nodeOf: (row: FoundDepartment, children: Node[]) => Node): Node[] {
  const shown = new Set(rows.map(({ id }) => id))
  const byParent = Map.groupBy(rows, ({ parentId }) => (parentId !== null && shown.has(parentId) ? parentId : null))
  const below = (parentId: string | null): Node[] => (byParent.get(parentId) ?? []).map((row) => nodeOf(row, below(row.id)))
  return below(null)
}

export const factsOf = (row: FoundDepartment) => ({
  deptId: row.id,
  parentId: row.parentId,
  deptName: row.name,
  sort: row.sort,
  leader: row.leaderId,
  leaderName: row.leaderName ?? '',
  status: row.enabled ? ('0' as const) : ('1' as const),
})

export const nodesOf = (rows: readonly FoundDepartment[], members: ReadonlyMap<string, number>): DepartmentNode[] =>
  treeOf<DepartmentNode>(rows, (row, children) => ({ ...factsOf(row), members: members.get(row.id) ?? 0, children }))

export const choicesOf = (rows: readonly FoundDepartment[]): DepartmentChoice[] =>
  treeOf<DepartmentChoice>(rows, ({ id, name }, children) => ({ id, label: name, children }))

export const namesOf = (rows: readonly FoundDepartment[]): DepartmentName[] =>
  treeOf<DepartmentName>(rows, ({ id, parentId, name }, children) => ({ deptId: id, parentId, deptName: name, children }))

export interface DepartmentFilter {
  readonly deptName?: string | undefined
  readonly status?: '0' | '1' | undefined
}

/** Those that match, and all above them: what is found keeps its place. */
export function matching(rows: readonly FoundDepartment[], { deptName = '', status }: DepartmentFilter): readonly FoundDepartment[] {
  if (deptName === '' && status === undefined) return rows
  const word = deptName.toLowerCase()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const kept = new Set<FoundDepartment>()
  for (const row of rows) {
    if (!row.name.toLowerCase().includes(word) || (status !== undefined && row.enabled !== (status === '0'))) continue
    for (let at: FoundDepartment | undefined = row; at !== undefined && !kept.has(at); at = byId.get(at.parentId ?? '')) kept.add(at)
  }
  return rows.filter((row) => kept.has(row))
}
