/** Calls of departments. */
import type { DepartmentNode } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/call'
import { type FoundDepartment, listDepartments } from './department-repo'
import { createDepartment, editDepartment, removeDepartment } from './department-service'

function treeOf(rows: readonly FoundDepartment[]): DepartmentNode[] {
  const byParent = Map.groupBy(rows, (row) => row.parentId)
  const below = (parentId: string | null): DepartmentNode[] =>
    (byParent.get(parentId) ?? []).map((row) => ({
      deptId: row.id,
      parentId: row.parentId,
      deptName: row.name,
      sort: row.sort,
      leader: row.leaderId,
      leaderName: row.leaderName ?? '',
      status: row.enabled ? '0' : '1',
      children: below(row.id),
    }))
  return below(null)
}

type DepartmentCalls = 'listDepartments' | 'createDepartment' | 'updateDepartment' | 'deleteDepartment'

export function departmentHandlers(deps: Deps): Pick<Handlers, DepartmentCalls> {
  return {
    listDepartments: async () => treeOf(await listDepartments(deps.db)),
    createDepartment: async ({ actor, body }) => ({ deptId: await createDepartment(deps, actor, body) }),
    updateDepartment: async ({ actor, body }) => {
      await editDepartment(deps, actor, body)
      return null
    },
    deleteDepartment: async ({ params }) => {
      await removeDepartment(deps, params.id)
      return null
    },
  }
}
