/** Calls of departments. */
import type { DepartmentNode } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { createDepartment, editDepartment, removeDepartment, visibleDepartments } from './department-service'

type ShownDepartments = Awaited<ReturnType<typeof visibleDepartments>>

function treeOf(rows: ShownDepartments): DepartmentNode[] {
  const shown = new Set(rows.map(({ id }) => id))
  const byParent = Map.groupBy(rows, ({ parentId }) => (parentId !== null && shown.has(parentId) ? parentId : null))
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
    listDepartments: async ({ actor }) => treeOf(await visibleDepartments(deps, actor)),
    createDepartment: async ({ actor, body }) => ({ deptId: await createDepartment(deps, actor, body) }),
    updateDepartment: async ({ actor, body }) => {
      await editDepartment(deps, actor, body)
      return null
    },
    deleteDepartment: async ({ actor, params }) => {
      await removeDepartment(deps, actor, params.id)
      return null
    },
  }
}
